import { simpanSemuaDraf } from './drafts.ts';

const channelName = 'mejalab-pembaruan';
/** A batch in flight ends within the request's own time limit; a frozen tab may hold the lock for longer. */
const sendMs = 20_000;
const activateMs = 10_000;

let siap = false;
const listeners = new Set<() => void>();

/** Whether a newer version is installed and waits for consent (offline.md section 6, Update). */
export const versiBaru = {
  siap: (): boolean => siap,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** It is. */
  tandai: (): void => {
    siap = true;
    for (const listener of listeners) listener();
  },
};

const terdaftar = async () => navigator.serviceWorker?.getRegistration();

/** Resolves once this worker has been installed, or will never be. */
export const selesaiDipasang = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Takes the new version over: what was typed is kept, the batch being sent is let through, then every tab of the app
 * reloads. Only ever by the person's word. Sending is not locked while the new worker takes over: the old one may be
 * waiting for that very lock, and it is not replaced before it is done.
 */
export async function pakaiVersiBaru(userId: string | null): Promise<void> {
  const taken = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
  const waiting = (await terdaftar())?.waiting;
  await setelahKiriman(userId, () => waiting?.postMessage({ type: 'SKIP_WAITING' }));
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, activateMs))]);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('muat-ulang');
  channel.close();
  await setelahKiriman(userId, () => window.location.reload());
}

/** By the person's word, too: loads the app anew, in the newest version there is. */
export async function muatUlang(userId: string | null): Promise<void> {
  const registration = await terdaftar();
  await registration?.update().catch(() => undefined);
  if (registration?.installing) await selesaiDipasang(registration.installing);
  if (registration?.waiting) return pakaiVersiBaru(userId);
  return setelahKiriman(userId, () => window.location.reload());
}

/** Reloads this tab when another one has taken the new version. Gives the way to stop listening. */
export function dengarPembaruan(userId: string | null): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => void setelahKiriman(userId, () => window.location.reload());
  return () => channel.close();
}

/** Runs `work` with every draft kept and no batch on its way from this browser: it holds the very lock sending takes. */
async function setelahKiriman(userId: string | null, work: () => void): Promise<void> {
  await simpanSemuaDraf();
  if (!userId) return work();
  try {
    await navigator.locks.request(`kirim:${userId}`, { signal: AbortSignal.timeout(sendMs) }, work);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The holder does not let go. Its batch is safe: the outcome is asked for again with the same key.
    work();
  }
}
