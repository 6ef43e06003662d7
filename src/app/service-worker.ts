import type { Workbox } from 'workbox-window';
import { simpanSemuaDraf } from '#data/drafts.ts';
import { mintaDijaga } from '#data/penyimpanan.ts';
import { isBeingLeft, watchLeaving } from '#kit/piece.ts';

const channelName = 'mejalab-pembaruan';
const updateEveryMs = 60 * 60 * 1000;
const reloadOnceMs = 60_000;
/** A batch in flight ends within the request's own time limit; a frozen tab may hold the lock for longer. */
const sendMs = 20_000;
const activateMs = 10_000;

let workbox: Workbox | null = null;
let siap = false;
const listeners = new Set<() => void>();

/** Whether a newer version is installed and waits for consent (offline.md section 6, Update). */
export const versiBaru = {
  siap: (): boolean => siap,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Called once at start. In development there is no worker: it would serve yesterday's code. */
export function daftarkanServiceWorker(): void {
  watchLeaving();
  window.addEventListener('vite:preloadError', () => void reloadOnce());
  window.addEventListener('appinstalled', () => void mintaDijaga());
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setInterval(() => {
    if (document.visibilityState === 'visible') void workbox?.update().catch(() => undefined);
  }, updateEveryMs);
  void pasang();
}

/**
 * Without a worker everything works but opening the app with no network. A network that goes in the middle of its install
 * ends it, and no browser tries again before the next start: we do, after 1, 2, 4 … s and then every hour.
 */
async function pasang(): Promise<void> {
  for (let jeda = 1000; !(await terpasang()); jeda = Math.min(2 * jeda, updateEveryMs))
    await new Promise((resolve) => setTimeout(resolve, jeda));
}

/** Registers the worker. Gives whether one keeps the app when that has come to its end; what was fetched stays for the next. */
async function terpasang(): Promise<boolean> {
  try {
    // After the first screen, which needs no worker.
    const { Workbox } = await import('workbox-window');
    const registered = new Workbox('/sw.js');
    workbox = registered;
    registered.addEventListener('waiting', () => {
      siap = true;
      for (const listener of listeners) listener();
    });
    const registration = await registered.register();
    const { installing } = registration ?? {};
    if (installing) await selesai(installing);
    // A page that was on its way while the worker began is none of those it took over: its pieces would need the network.
    if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLIENTS_CLAIM' });
    return Boolean(registration?.active ?? registration?.waiting);
  } catch {
    return false;
  }
}

/** Resolves once this worker has been installed, or will never be. */
const selesai = (worker: ServiceWorker): Promise<void> =>
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
  const taken = new Promise<void>((resolve) => workbox?.addEventListener('controlling', () => resolve()));
  await setelahKiriman(userId, () => workbox?.messageSkipWaiting());
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, activateMs))]);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('muat-ulang');
  channel.close();
  await setelahKiriman(userId, () => window.location.reload());
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

/**
 * A piece of the app that is no longer on the server: this page is older than what is installed there. Reloaded once,
 * and only when the server answers; without a network the page itself says what is missing. Reloading a page that is being
 * left would take its person back from where they were going.
 */
async function reloadOnce(): Promise<void> {
  if (isBeingLeft()) return;
  const key = 'mejalab:dimuat-ulang';
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < reloadOnceMs) return;
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(key, String(Date.now()));
  await simpanSemuaDraf();
  window.location.reload();
}
