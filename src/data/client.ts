import ky from 'ky';
import type { AnyEndpoint, BodyOf, CallTo, OutputOf, QueryOf } from '#domain/core/endpoint.ts';
import { Refusal, type RefusalStatus } from '#domain/core/errors.ts';
import { toWire } from '#domain/core/wire.ts';
import type { PerangkatDb } from './db.ts';
import {
  bacaAmplop,
  dariServer,
  isiJawaban,
  jaringanMenjawab,
  tanpaAlihan,
  type Amplop,
  type Jangkauan,
} from './isi-jawaban.ts';
import { mintaSegar } from './masuk-segar.ts';
import { alasanDikeluarkan, catatJam, catatSesi, deviceId, sesiSekarang } from './session.ts';

/** No answer came: nothing is known of what the server did, and nothing on the screen has changed. */
export class Luring extends Error {
  constructor() {
    super('Tidak tersambung ke server. Periksa jaringan lalu coba lagi.');
    this.name = 'Luring';
  }
}

/** The network answered in the server's place: a page to sign in on, a firewall, a gateway. Nothing else is known. */
export class JaringanLain extends Luring {
  constructor() {
    super();
    this.message = jaringanMenjawab;
    this.name = 'JaringanLain';
  }
}

/** An answer for somebody who is no longer the current person: dropped, never shown (offline.md section 1). */
export class OrangBerganti extends Error {}

export type Jawaban<O> = {
  data: O;
  info: string;
  meta?: { total: number; page: number; perPage: number };
  /** A sum of what the rows say, all pages of them. */
  total?: number;
};

type Isi<E> = { query?: QueryOf<E>; body?: BodyOf<E>; idempotencyKey?: string };

/** Its time is up when no answer has begun. */
const http = ky.create({
  retry: 0,
  timeout: 15_000,
  throwHttpErrors: false,
  cache: 'no-store',
  ...tanpaAlihan,
});

export type Klien = {
  /** Makes one call and gives its data. Throws a Refusal with the server's sentence, or Luring. */
  panggil: <E extends AnyEndpoint>(endpoint: E | CallTo<E>, isi?: Isi<E>) => Promise<Jawaban<OutputOf<E>>>;
  /**
   * The bytes of a stored file by the `url` of its record, or null when the server does not give it. Throws Luring, also with
   * `berhenti`.
   */
  ambilBerkas: (url: string, berhenti?: AbortSignal) => Promise<ArrayBuffer | null>;
};

/** Whose calls these are, and who is told of them. */
type Pemilik = {
  /** The person of this page, or null before somebody signed in. Another one's session is never used for it. */
  siapa?: () => string | null;
  /** Told of each call whether the server answered, or something in its place. */
  dengarServer?: (apa: Jangkauan) => void;
  /** Told of one that the person may not make. */
  dengarTerlarang?: () => void;
};

/**
 * The calls of one page, as the person it shows; of the signed-in person where it does not say. What the device cannot note
 * of an answer, because it is full, takes nothing from it.
 */
export function createKlien(
  perangkat: PerangkatDb,
  { siapa, dengarServer, dengarTerlarang }: Pemilik = {},
): Klien {
  /** The session that goes with a call of this page; none before sign-in. Throws OrangBerganti where it is another person's. */
  async function sesiHalaman() {
    const sesi = await sesiSekarang(perangkat);
    if (!siapa) return sesi;
    const orang = siapa();
    if (orang === null) return null;
    if (sesi && sesi.userId !== orang) throw new OrangBerganti();
    return sesi;
  }

  /** Makes one call and gives what `baca` reads of its answer, once that is known to be our server's. */
  async function send<T>(
    method: string,
    path: string,
    isi: Isi<AnyEndpoint>,
    baca: (response: Response) => Promise<T | 'asing' | 'putus'>,
    berhenti?: AbortSignal,
  ): Promise<T> {
    const sesi = await sesiHalaman();
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
    const now = Date.now();
    if (dariServer(response)) dengarServer?.('terhubung');
    const jawaban = await baca(response);
    if (jawaban === 'putus') return terputus(berhenti);
    if (jawaban === 'asing') {
      dengarServer?.('asing');
      throw new JaringanLain();
    }
    if (sesi && (await sesiSekarang(perangkat))?.userId !== sesi.userId) throw new OrangBerganti();
    // Whose bytes those of a file are, only their hash tells.
    if (jawaban instanceof ArrayBuffer) return jawaban as T;
    await tanpaRuang(catatJam(perangkat, response.headers.get('date'), now));
    if (sesi) {
      const apa = response.status === 401 ? 'ditolak' : 'diterima';
      await tanpaRuang(catatSesi(perangkat, sesi.token, apa, now, alasanDikeluarkan(jawaban as Amplop)));
      if (response.status === 403) dengarTerlarang?.();
    }
    return jawaban as T;
  }

  /** Ended from here, it says nothing of the server. */
  function terputus(berhenti: AbortSignal | undefined): never {
    if (!berhenti?.aborted) dengarServer?.('luring');
    throw new Luring();
  }

  return {
    panggil: async (endpoint, isi = {}) => {
      const sekali = () => send(endpoint.method, endpoint.path, isi as Isi<AnyEndpoint>, bacaAmplop);
      let amplop = await sekali();
      // The server has looked at nothing of it: the very same call goes again.
      if (amplop.code === 'FRESH_SIGNIN' && (await mintaSegar())) amplop = await sekali();
      const { status, ...jawaban } = amplop;
      if (status >= 300) throw refusalOf(amplop);
      return jawaban as Jawaban<never>;
    },
    ambilBerkas: async (url, berhenti) => {
      const alamat = alamatBerkas(url);
      if (alamat === null) return null;
      const baca = (response: Response) =>
        response.ok && dariServer(response)
          ? isiJawaban(response).catch(() => 'putus' as const)
          : bacaAmplop(response);
      const isi = await send<ArrayBuffer | Amplop>('GET', alamat, {}, baca, berhenti);
      return isi instanceof ArrayBuffer ? isi : null;
    },
  };
}

/** A full or closed storage: it is noted with the next answer, or shown by what cannot be kept itself. */
const tanpaRuang = (catatan: Promise<void>): Promise<void> => catatan.catch(() => undefined);

/**
 * Where a file is fetched: a bare stored name is a file of testing, any other says which call gives it, as does the copy of
 * one's own data. Null for anything else, so that no record can send our token elsewhere.
 */
export function alamatBerkas(url: string): string | null {
  if (/^[0-9a-f]{64}$/.test(url)) return `/file-test?url=${url}`;
  return /^(file(-test|-invoice)?\?url=[0-9a-f]{64}|user\/self\/data)$/.test(url) ? `/${url}` : null;
}

function refusalOf({ status, info, code, errors, data }: Amplop): Error {
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
