import { alasanDikeluarkan } from '#data/session.ts';
import type { OrangDb } from '#data/db.ts';
import { bacaAmplop, dariServer, tanpaAlihan, type Amplop } from '#data/isi-jawaban.ts';
import { leaseMs } from './plan.ts';

/** A request as the engine makes it; the page and the worker give `fetch`, tests give the server itself. */
type Kirim = (path: string, init: RequestInit) => Promise<Response>;

/** `navigator.locks`, as far as it is needed here. */
type Kunci = Pick<LockManager, 'request' | 'query'>;

/**
 * What the engine works with for one person. `userId` and `token` are read anew at each send, so that a
 * change of person between two sends is seen.
 */
export type Engine = {
  db: OrangDb;
  userId: string;
  deviceId: string;
  appVersion: string;
  /** The current person's token, or null when they are signed out or another person is signed in. */
  token: () => Promise<string | null>;
  kirim: Kirim;
  kunci: Kunci;
  now: () => number;
  random: () => number;
  /** How many operations a batch begins with, and how many batches are under way at once. */
  operasi: number;
  sekaligus: number;
  /** How long a screen that has just saved waits for the server, in milliseconds, before it says that the device has it. */
  tunggu: number;
  /** Ends what is under way: an upload may take minutes, and signing out does not wait for it. */
  berhenti?: AbortSignal;
  /** Told of every confirmed answer: reachability, clock offset, 401 (data/session). */
  kabar: (kabar: Kabar) => Promise<void>;
};

export type Kabar =
  | { jenis: 'terhubung'; date: string | null }
  | { jenis: 'luring' }
  /** Something on the way answered in the server's place. */
  | { jenis: 'asing' }
  | { jenis: 'sesiDiterima'; token: string }
  /** `dikeluarkan`: why it was ended from elsewhere, or null. */
  | { jenis: 'sesiDitolak'; token: string; dikeluarkan: string | null }
  | { jenis: 'akunDitolak'; code: string; info: string }
  /** The own account has changed; or the device is filled anew: what this person may see has perhaps changed. */
  | { jenis: 'akunBerubah' };

/**
 * How one round ended. 'sibuk': the server is there but could not take what was sent. 'asing': the network answers in its
 * place.
 */
export type HasilPutaran = 'selesai' | 'luring' | 'asing' | 'sesi' | 'akun' | 'sibuk';

/** Why there is no answer of our server, or none that came whole. In every case nothing is known of what happened. */
export type TanpaJawaban = 'luring' | 'habisWaktu' | 'putus' | 'asing';

export type Dijawab = { response: Response; amplop: Amplop };

/** How long an answer may take to begin; what it says may then take as long as it goes on. */
const requestMs = 15_000;
/** The slowest link worth waiting for, in bytes a millisecond (128 kbit/s). */
const palingLambat = 16;

/**
 * How long what is sent may take, its way there included, in whole milliseconds. `fetch` does not tell how far an upload
 * has come (XMLHttpRequest does, which a service worker lacks), so instead of an end to what stands still it is what the
 * slowest link takes.
 */
export const batasKirimMs = (byte: number, jawabMs = requestMs): number =>
  jawabMs + Math.ceil(byte / palingLambat);

/** Headers of every call of the app: who it is for, from which device. */
export const kepala = (engine: Engine, token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  'X-Acting-User': engine.userId,
  'X-Device-Id': engine.deviceId,
  'Content-Type': 'application/json',
});

/**
 * Makes a call whose answer has to begin within the engine's time limit, or the one given. Gives answers of our own server
 * only: what a network says of itself ends no session and refuses nothing. That none came says nothing of the server
 * yet: a network may dislike this very call (`jangkau`).
 */
export async function panggil(
  engine: Engine,
  path: string,
  init: RequestInit,
  batasMs = requestMs,
): Promise<Dijawab | TanpaJawaban> {
  const { berhenti } = engine;
  const batas = new AbortController();
  const habis = AbortSignal.timeout(batasMs);
  const putuskan = () => batas.abort(habis.reason);
  habis.addEventListener('abort', putuskan);
  let response: Response;
  try {
    response = await engine.kirim(path, {
      ...init,
      ...tanpaAlihan,
      signal: berhenti ? AbortSignal.any([batas.signal, berhenti]) : batas.signal,
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'habisWaktu' : 'luring';
  }
  habis.removeEventListener('abort', putuskan);
  if (dariServer(response))
    await kabarkan(engine, { jenis: 'terhubung', date: response.headers.get('date') });
  const amplop = await bacaAmplop(response);
  return typeof amplop === 'string' ? amplop : { response, amplop };
}

type Tolakan = Extract<Kabar, { jenis: 'sesiDitolak' | 'akunDitolak' }>;

/**
 * Why a call was not let in: its session is over (401) or its account may not act (403). Nothing of it was looked at, so
 * whatever it carried is as if it had never left.
 */
export function tolakanPintu({ status, code = '', info }: Amplop, token: string): Tolakan | null {
  if (status === 401) return { jenis: 'sesiDitolak', token, dikeluarkan: alasanDikeluarkan({ code, info }) };
  return status === 403 ? { jenis: 'akunDitolak', code, info } : null;
}

/** Tells it on, and how the round ends with it. */
export async function berhentiKarena(engine: Engine, tolakan: Tolakan): Promise<'sesi' | 'akun'> {
  await kabarkan(engine, tolakan);
  return tolakan.jenis === 'sesiDitolak' ? 'sesi' : 'akun';
}

/** What a busy server asked to be waited for, or 0. */
export function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** An answer counts also where the device has no room left to note that it came. */
export const kabarkan = (engine: Engine, kabar: Kabar): Promise<void> =>
  engine.kabar(kabar).catch(() => undefined);

/** Tells that no answer of the server came, unless it was ended from here; gives how the round ends with it. */
export async function takTerjangkau(engine: Engine, sebab: TanpaJawaban): Promise<'luring' | 'asing'> {
  const jenis = sebab === 'asing' ? 'asing' : 'luring';
  if (!engine.berhenti?.aborted) await kabarkan(engine, { jenis });
  return jenis;
}

/** Whether our own server answers, or why not. `navigator.onLine` is never asked. */
export async function jangkau(engine: Engine): Promise<'ada' | 'luring' | 'asing'> {
  const jawaban = await panggil(engine, '/api/health', { method: 'GET', cache: 'no-store' });
  if (typeof jawaban === 'string') return takTerjangkau(engine, jawaban);
  return jawaban.response.ok ? 'ada' : 'luring';
}

/**
 * Runs one piece of work alone in this browser. A holder that does not let go within the lease (a frozen tab) loses the
 * lock: its answer will find its lease token gone, and the server keeps a double send harmless.
 */
export async function sendirian<T>(
  engine: Engine,
  nama: string,
  work: () => Promise<T>,
  lease = leaseMs,
): Promise<T> {
  const name = `${nama}:${engine.userId}`;
  let begun: Promise<T> | undefined;
  const once = (options: LockOptions) => engine.kunci.request(name, options, () => (begun = work()));
  const { berhenti } = engine;
  const batas = AbortSignal.timeout(lease);
  try {
    const signal = berhenti ? AbortSignal.any([batas, berhenti]) : batas;
    return await once({ signal }).catch((error: unknown) => {
      if (begun || berhenti?.aborted || !isEndOfWait(error)) throw error;
      return once({ steal: true });
    });
  } catch (error) {
    // Stolen from us while the work was going on: it ends once, as it would have, and is never begun a second time.
    if (begun) return begun;
    throw error;
  }
}

const isEndOfWait = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
