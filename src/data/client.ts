import ky from 'ky';
import type { AnyEndpoint, BodyOf, CallTo, OutputOf, QueryOf } from '#domain/core/endpoint.ts';
import { Refusal, type FieldError, type RefusalStatus } from '#domain/core/errors.ts';
import { toWire } from '#domain/core/wire.ts';
import type { PerangkatDb } from './db.ts';
import { dariJson, isiJawaban } from './isi-jawaban.ts';
import { catatJam, catatSesi, deviceId, sesiSekarang } from './session.ts';

/** No answer came: nothing is known of what the server did, and nothing on the screen has changed. */
export class Luring extends Error {
  constructor() {
    super('Tidak tersambung ke server. Periksa jaringan lalu coba lagi.');
    this.name = 'Luring';
  }
}

/** An answer for somebody who is no longer the current person: dropped, never shown (offline.md section 1). */
export class OrangBerganti extends Error {}

export type Jawaban<O> = { data: O; info: string; meta?: { total: number; page: number; perPage: number } };
type Isi<E> = { query?: QueryOf<E>; body?: BodyOf<E>; idempotencyKey?: string };
type Envelope = {
  status: number;
  info: string;
  data: never;
  meta?: never;
  code?: string;
  errors?: FieldError[];
};

/** Its time is up when no answer has begun. */
const http = ky.create({ retry: 0, timeout: 15_000, throwHttpErrors: false, cache: 'no-store' });

export type Klien = {
  /** Makes one call and gives its data. Throws a Refusal with the server's sentence, or Luring. */
  panggil: <E extends AnyEndpoint>(endpoint: E | CallTo<E>, isi?: Isi<E>) => Promise<Jawaban<OutputOf<E>>>;
  /**
   * The bytes of a stored file by the `url` of its record, or null when the server does not give it. Throws Luring, also with
   * `berhenti`.
   */
  ambilBerkas: (url: string, berhenti?: AbortSignal) => Promise<ArrayBuffer | null>;
};

/**
 * The calls of whoever is signed in on this device when they are made. `dengarServer` is told of each whether the server
 * answered, `dengarTerlarang` of one that the person may not make.
 */
export function createKlien(
  perangkat: PerangkatDb,
  dengarServer?: (menjawab: boolean) => void,
  dengarTerlarang?: () => void,
): Klien {
  async function send(
    method: string,
    path: string,
    isi: Isi<AnyEndpoint>,
    berhenti?: AbortSignal,
  ): Promise<Response> {
    const sesi = await sesiSekarang(perangkat);
    const headers = {
      'X-Device-Id': await deviceId(perangkat),
      ...(sesi ? { Authorization: `Bearer ${sesi.token}` } : {}),
      ...(sesi?.userId ? { 'X-Acting-User': sesi.userId } : {}),
      ...(isi.idempotencyKey ? { 'Idempotency-Key': isi.idempotencyKey } : {}),
    };
    const response = await http(`/api${path}${search(isi.query)}`, {
      method,
      headers,
      ...(isi.body === undefined ? {} : { json: toWire(isi.body) }),
      ...(berhenti ? { signal: berhenti } : {}),
    }).catch(() => terputus(berhenti));
    dengarServer?.(true);
    const now = Date.now();
    await catatJam(perangkat, response.headers.get('date'), now);
    if (sesi) {
      if ((await sesiSekarang(perangkat))?.userId !== sesi.userId) throw new OrangBerganti();
      await catatSesi(perangkat, sesi.token, response.status === 401 ? 'ditolak' : 'diterima', now);
      if (response.status === 403) dengarTerlarang?.();
    }
    return response;
  }

  /** Ended from here, it says nothing of the server. */
  function terputus(berhenti: AbortSignal | undefined): never {
    if (!berhenti?.aborted) dengarServer?.(false);
    throw new Luring();
  }
  const bytes = (response: Response, berhenti?: AbortSignal): Promise<ArrayBuffer> =>
    isiJawaban(response).catch(() => terputus(berhenti));

  return {
    panggil: async (endpoint, isi = {}) => {
      const response = await send(endpoint.method, endpoint.path, isi as Isi<AnyEndpoint>);
      const envelope = dariJson(await bytes(response)) as Envelope | null;
      if (!envelope) throw new Luring();
      if (!response.ok) throw refusalOf(response.status, envelope);
      return { data: envelope.data, info: envelope.info, ...(envelope.meta ? { meta: envelope.meta } : {}) };
    },
    ambilBerkas: async (url, berhenti) => {
      const alamat = alamatBerkas(url);
      if (alamat === null) return null;
      const response = await send('GET', alamat, {}, berhenti);
      return response.ok ? bytes(response, berhenti) : null;
    },
  };
}

/**
 * Where a file is fetched: a bare stored name is a file of testing, any other says which call gives it. Null for anything
 * else, so that no record can send our token elsewhere.
 */
export function alamatBerkas(url: string): string | null {
  if (/^[0-9a-f]{64}$/.test(url)) return `/file-test?url=${url}`;
  return /^file(-test|-invoice)?\?url=[0-9a-f]{64}$/.test(url) ? `/${url}` : null;
}

function refusalOf(status: number, { info, code, errors, data }: Envelope): Error {
  const parts = { info, ...(code ? { code } : {}), ...(errors ? { errors } : {}), data };
  return new Refusal({ status: status as RefusalStatus, ...parts });
}

function search(query: unknown): string {
  const entries = Object.entries((toWire(query ?? {}) ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
}
