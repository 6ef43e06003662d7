import type { OrangDb } from '#data/db.ts';

/** A request as the engine makes it; the page and the worker give `fetch`, tests give the server itself. */
export type Kirim = (path: string, init: RequestInit) => Promise<Response>;

/** `navigator.locks`, as far as it is needed here. */
export type Kunci = Pick<LockManager, 'request'>;

/**
 * What the engine works with for one person. `userId` and `token` are read at each send by whoever calls, so that a
 * change of person between two sends is seen.
 */
export type Mesin = {
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
  /** Told of every confirmed answer: reachability, clock offset, 401 (data/session). */
  kabar: (kabar: Kabar) => Promise<void>;
};

export type Kabar =
  | { jenis: 'terhubung'; date: string | null }
  | { jenis: 'luring' }
  | { jenis: 'sesiDitolak' }
  | { jenis: 'akunDitolak'; code: string; info: string };

/** How one round ended. */
export type Hasil = 'selesai' | 'luring' | 'sesi' | 'akun' | 'sibuk';

const requestMs = 15_000;

/** Headers of every call of the app: who it is for, from which device. */
export const kepala = (mesin: Mesin, token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  'X-Acting-User': mesin.userId,
  'X-Device-Id': mesin.deviceId,
  'Content-Type': 'application/json',
});

/** Makes a call with the engine's time limit. Null means no answer came: nothing is known of what happened. */
export async function panggil(mesin: Mesin, path: string, init: RequestInit): Promise<Response | null> {
  try {
    const response = await mesin.kirim(path, { ...init, signal: AbortSignal.timeout(requestMs) });
    await mesin.kabar({ jenis: 'terhubung', date: response.headers.get('date') });
    return response;
  } catch {
    await mesin.kabar({ jenis: 'luring' });
    return null;
  }
}

/** True when our own server answers. `navigator.onLine` is never asked (offline.md section 3). */
export async function terjangkau(mesin: Mesin): Promise<boolean> {
  const response = await panggil(mesin, '/api/health', { method: 'GET', cache: 'no-store' });
  return response?.ok ?? false;
}

const leaseMs = 60_000;

/**
 * Runs one batch alone in this browser. A holder that does not let go within the lease (a frozen tab) loses the lock:
 * its answer will find its lease token gone, and the server keeps a double send harmless.
 */
export async function sendirian<T>(mesin: Mesin, nama: string, work: () => Promise<T>): Promise<T> {
  const name = `${nama}:${mesin.userId}`;
  try {
    return await mesin.kunci.request(name, { signal: AbortSignal.timeout(leaseMs) }, work);
  } catch (error) {
    if (!(error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'))) throw error;
    return mesin.kunci.request(name, { steal: true }, work);
  }
}
