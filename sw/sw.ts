/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { bukaUntukPekerja, openPerangkatDb } from '#data/db.ts';
import { createEngine } from '#data/create-engine.ts';
import { Pemasangan } from '#data/pasang.ts';
import { perluDiulang, putaran } from '#data/putaran.ts';
import { sesiSekarang } from '#data/session.ts';
import { beritaDari, bukaSiaran } from '#data/siaran.ts';
import type { PesanDorong } from '#domain/kabar/dorong.ts';
import { tampilkan } from './dorong.ts';

declare const self: ServiceWorkerGlobalScope;
type SyncEvent = ExtendableEvent & { tag: string };
/** Static routing, where the browser has it: https://www.w3.org/TR/service-workers/#dom-installevent-addroutes */
type InstallEvent = ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> };

// Only what the build made is cached, and only GET is ever touched: nothing under /api or /idp, nor the public
// pages, which the server draws (offline.md section 3).
const simpanan = new PrecacheController();
simpanan.addToCacheList(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(simpanan));
cleanupOutdatedCaches();
const halaman = simpanan.createHandlerBoundToURL('/index.html');
// The sign-in window lands here: with a window of its own it would be cut off from who opened it (server/core/headers.ts).
registerRoute(
  new NavigationRoute(
    async (options) => {
      const { body, headers } = await halaman(options);
      const bersama = new Headers(headers);
      bersama.delete('Cross-Origin-Opener-Policy');
      return new Response(body, { headers: bersama });
    },
    { allowlist: [/^\/masuk(\?|$)/] },
  ),
);
registerRoute(
  new NavigationRoute(halaman, {
    denylist: [
      /^\/api\//,
      /^\/idp(\/|$)/,
      /^\/cek-(lhu|surat|kwitansi)\//,
      /^\/privasi$/,
      /^\/berhenti-surel\//,
      /^\/status\//,
      /^\/metrics$/,
      /^\/THIRD-PARTY\.txt$/,
      /^\/assets(\/|$)/,
      /^[^?]*\/\./,
    ],
  }),
);

// The controller's own install fetches one after the other: two hundred times the way to the server and back.
const pemasangan = new Pemasangan();
const semua = [...simpanan.getURLsToCacheKeys()];
/** What the app works without: it is not waited for on a slow network, and comes once all else is there. */
const isGambarPanduan = ([url]: readonly [string, string]): boolean =>
  new URL(url).pathname.startsWith('/panduan/');
self.addEventListener('install', (event) => {
  const perlu = semua.filter((satu) => !isGambarPanduan(satu));
  event.waitUntil(pemasangan.pasang(perlu, ([url, cacheKey]) => simpan(event, url, cacheKey)));
});
self.addEventListener('activate', (event) => void simpanan.activate(event));

/**
 * Brings a file of this version onto the device, unless it is there; one that cannot be had ends the install. Behind an
 * address that stays, the browser's own cache may have what stood there before, and behind any what a network put there.
 */
async function simpan(event: ExtendableEvent, url: string, cacheKey: string): Promise<void> {
  const integrity = simpanan.getIntegrityForCacheKey(cacheKey)!;
  const params = { cacheKey, integrity };
  const lewat = async (cache: RequestCache) => {
    const request = new Request(url, { cache, credentials: 'same-origin', integrity, priority: 'low' });
    await Promise.all(simpanan.strategy.handleAll({ event, request, params }));
  };
  await (cacheKey === url ? lewat('default').catch(() => lewat('reload')) : lewat('reload'));
}

/** One round after the other: two pages that start would fetch each picture twice. */
let melengkapi = Promise.resolve();

/** Brings the pictures that are not on the device yet; where one cannot be had, the next start of the app asks again. */
async function lengkapi(event: ExtendableEvent): Promise<void> {
  const ada = await caches.open(simpanan.strategy.cacheName);
  for (const [url, cacheKey] of semua.filter(isGambarPanduan))
    if (!(await ada.match(cacheKey))) await simpan(event, url, cacheKey).catch(() => undefined);
}

// Those go straight to the network, without waking this worker: one that every call wakes is never idle long enough for
// the next version to take its place.
self.addEventListener('install', ((event: InstallEvent) => {
  const langsung = ['/api/*', '/idp/*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }));
  if (event.addRoutes) event.waitUntil(event.addRoutes(langsung));
}) as EventListener);

// A waiting version takes over when the person says so, never by itself (offline.md section 6, Update); the one that is in
// charge takes a page that asks for it, and the one that is being installed gives way to a page that waits.
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'MENGALAH') pemasangan.mengalah();
  if (type === 'CLIENTS_CLAIM') event.waitUntil(self.clients.claim());
  if (type === 'GAMBAR_PANDUAN') event.waitUntil((melengkapi = melengkapi.then(() => lengkapi(event))));
});

// The very first version may serve the page that installed it; a later one waits for its consent and reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === 'antrean') event.waitUntil(kirimAntrean());
}) as EventListener);

self.addEventListener('push', (event) => {
  const pesan = event.data?.json() as PesanDorong | undefined;
  if (pesan) event.waitUntil(terimaPesan(pesan));
});

/** First it is shown; then what it is about is brought here, for whoever opens it without a network. */
async function terimaPesan(pesan: PesanDorong): Promise<void> {
  const perangkat = openPerangkatDb();
  await tampilkan(self.registration, pesan, await sesiSekarang(perangkat)).finally(() => perangkat.close());
  // Where it does not come now, the next page brings it.
  await kirimAntrean().catch(() => undefined);
}

// What a notification is about opens in the app where it is open, as one that is typed in is not loaded anew.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { alamat } = event.notification.data as { alamat: string };
  event.waitUntil(bukaDiHalaman(alamat));
});

async function bukaDiHalaman(alamat: string): Promise<void> {
  const [halaman] = await self.clients.matchAll({ type: 'window' });
  if (!halaman) return void (await self.clients.openWindow(alamat));
  halaman.postMessage({ type: 'BUKA', alamat });
  await halaman.focus();
}

/** Sends what the current person has waiting, with no page open. A round that could not be made makes the browser try again. */
async function kirimAntrean(): Promise<void> {
  const perangkat = openPerangkatDb();
  const sesi = await sesiSekarang(perangkat);
  if (!sesi) return;
  const db = bukaUntukPekerja(sesi.userId);
  const siaran = bukaSiaran(sesi.userId);
  try {
    const engine = await createEngine(db, perangkat, sesi.userId, (kabar) => {
      const berita = beritaDari(kabar);
      if (berita) siaran.siarkan(berita);
    });
    const hasil = await putaran(engine, perangkat, true);
    siaran.siarkan({ jenis: 'putaran', hasil });
    if (perluDiulang(hasil)) throw new Error('the server did not take everything');
  } finally {
    siaran.tutup();
    db.close();
    perangkat.close();
  }
}
