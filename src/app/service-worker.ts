import type { Workbox } from 'workbox-window';
import { simpanSemuaDraf } from '#data/drafts.ts';
import { tanyaJangkauan } from '#data/isi-jawaban.ts';
import { selesaiDipasang, versiBaru } from '#data/pembaruan.ts';
import { mintaDijaga } from '#data/penyimpanan.ts';
import { isBeingLeft, watchLeaving } from '#kit/notice/piece.ts';

const updateEveryMs = 60 * 60 * 1000;
const reloadOnceMs = 60_000;

let workbox: Workbox | null = null;

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
    registered.addEventListener('waiting', versiBaru.tandai);
    const registration = await registered.register();
    const { installing } = registration ?? {};
    if (installing) await selesaiDipasang(installing);
    // A page that was on its way while the worker began is none of those it took over: its pieces would need the network.
    if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLIENTS_CLAIM' });
    registration?.active?.postMessage({ type: 'GAMBAR_PANDUAN' });
    return Boolean(registration?.active ?? registration?.waiting);
  } catch {
    return false;
  }
}

/**
 * A piece of the app that is no longer on the server: this page is older than what is installed there. Reloaded once,
 * before anybody has touched it, and only when the server answers; else the page itself says what is missing, and loads
 * anew when its person says so. Reloading a page that is being left would take them back from where they were going.
 */
async function reloadOnce(): Promise<void> {
  if (isBeingLeft()) return;
  const key = 'mejalab:dimuat-ulang';
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < reloadOnceMs) return;
  if ((await tanyaJangkauan()) !== 'terhubung' || sudahDisentuh()) return;
  sessionStorage.setItem(key, String(Date.now()));
  await simpanSemuaDraf();
  window.location.reload();
}

/** Whether somebody has tapped, clicked or typed on this page. A browser that does not say so counts as used. */
const sudahDisentuh = (): boolean =>
  (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
