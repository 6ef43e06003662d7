import {
  chromium,
  expect as harapkan,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { koleksiRekaman } from '#data/koleksi/table.ts';
import { bukaJaringan, type JaringanUji } from '#tests/support/jaringan.ts';
import { lewatPenyedia } from './api.ts';
import { sabarMs } from './sabar.ts';
import { isiTabel, kunciTabel, sesiDi } from './simpanan.ts';

// Devices are made before the first test too, where nothing is patient of itself.
const expect = harapkan.configure({ timeout: sabarMs });

/** The sizes every screen is made for, in CSS pixels (look.md). */
export const kotak = {
  ponsel: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
} as const;

export type Ukuran = keyof typeof kotak;

/** Where every device finds the app, whichever server its network leads to: what it keeps goes with it from one to another. */
export const asal = 'http://localhost';

/** A device with storage and a network of its own. */
export type Perangkat = {
  context: BrowserContext;
  /** Fails when its pages have said anything wrong since this was asked last. */
  tanpaGalat: () => void;
  tutup: () => Promise<void>;
};

/** One whose browser can be killed, as when its battery is pulled (SIGKILL): gives it as it is when it is started again. */
type PerangkatMati = Perangkat & { matikan: () => Promise<PerangkatMati> };

const alamat = new WeakMap<BrowserContext, string>();
const jaringan = new WeakMap<BrowserContext, JaringanUji>();
/** The network of the device this page is on. */
export const jaringanDari = (page: Page): JaringanUji => jaringan.get(page.context())!;

/** A new device: nothing is on it. */
export const bukaPerangkat = (browser: Browser, url: string, ukuran: Ukuran): Promise<Perangkat> =>
  diJaringan(url, ukuran, async (pengaturan) => {
    const context = await browser.newContext(pengaturan);
    return { context, tutup: () => context.close() };
  });

/** Where what was made for the run lies, ready to be copied: the device of each of these people, and one nobody has used. */
const isiPerangkat = (nama: string): string => join(process.env['PERANGKAT_AWAL'] ?? '', nama);
const belumDipakai = 'belum-dipakai';

/** Whether a device of this person was made for the run. */
export const adaPerangkat = (email: string): boolean => existsSync(isiPerangkat(email));

/** A device that has the app, and has never been signed in on. */
export const bukaPerangkatTerpasang = (
  cara: LaunchOptions,
  url: string,
  ukuran: Ukuran,
): Promise<Perangkat> => bukaPerangkatSiap(cara, belumDipakai, url, ukuran);

/** The device that was made for this person, on a server that knows its session: signed in and ready for work without a network. */
export async function bukaPerangkatSiap(
  cara: LaunchOptions,
  email: string,
  url: string,
  ukuran: Ukuran,
): Promise<PerangkatMati> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-perangkat-'));
  cpSync(isiPerangkat(email), folder, { recursive: true });
  const buka = async (): Promise<PerangkatMati> => {
    const perangkat = await bukaFolder(folder, cara, url, ukuran);
    return {
      ...perangkat,
      tutup: async () => {
        await perangkat.tutup();
        await rm(folder, { recursive: true, force: true });
      },
      matikan: async () => {
        await bunuhPeramban(perangkat.context);
        await perangkat.tutup();
        return buka();
      },
    };
  };
  return buka();
}

async function bunuhPeramban(context: BrowserContext): Promise<void> {
  const cdp = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const mati = new Promise((resolve) => context.once('close', resolve));
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
  await mati;
}

/** The device that lies in this folder. */
const bukaFolder = (folder: string, cara: LaunchOptions, url: string, ukuran: Ukuran): Promise<Perangkat> =>
  diJaringan(url, ukuran, async (pengaturan) => {
    const context = await chromium.launchPersistentContext(folder, { ...cara, ...pengaturan });
    return { context, tutup: () => context.close() };
  });

/** Makes both in this folder: first the one with the app alone, then of it those of these people, two at a time. */
export async function buatSemuaPerangkat(
  folder: string,
  cara: LaunchOptions,
  emails: readonly string[],
  url: string,
): Promise<void> {
  const kosong = join(folder, belumDipakai);
  await denganFolder(kosong, cara, url, pasangAplikasi);
  const buat = async (email: string) => {
    const isi = join(folder, email);
    cpSync(kosong, isi, { recursive: true });
    const token = await denganFolder(isi, cara, url, (perangkat) => bekali(perangkat, email));
    await writeFile(join(isi, berkasToken), token);
  };
  const antre = [...emails];
  const satuJalur = async () => {
    for (let email = antre.shift(); email; email = antre.shift()) await buat(email);
  };
  await Promise.all([satuJalur(), satuJalur()]);
}

/** Works on the device that lies in this folder, and closes it. */
async function denganFolder<T>(
  folder: string,
  cara: LaunchOptions,
  url: string,
  kerja: (perangkat: Perangkat) => Promise<T>,
): Promise<T> {
  const perangkat = await bukaFolder(folder, cara, url, 'laptop');
  try {
    return await kerja(perangkat);
  } finally {
    await perangkat.tutup();
  }
}

/** Brings the app onto an empty device, and leaves it as if nobody had opened it: who it is, it decides when it is first used. */
async function pasangAplikasi({ context }: Perangkat): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page of this address that is none of the app, which has its databases open.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name!);
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      });
    localStorage.clear();
  });
}

const berkasToken = 'token-sesi';
/** The token of the session that this person's device was made with. */
export const tokenPerangkat = (email: string): Promise<string> =>
  readFile(join(isiPerangkat(email), berkasToken), 'utf8');

/** Signs this person in on an empty device, and waits until everything is on it. Gives the token of the session. */
export async function bekali({ context }: Perangkat, email: string): Promise<string> {
  const page = await context.newPage();
  await masuk(page, email);
  await siapLuring(page);
  const { token } = await sesiDi(page);
  await page.close();
  return token;
}

type Dibuka = { context: BrowserContext; tutup: () => Promise<void> };

/** A device on a network of its own that leads to this server. What a lost network leaves in the console is no fault of ours. */
async function diJaringan(
  url: string,
  ukuran: Ukuran,
  buka: (pengaturan: BrowserContextOptions) => Promise<Dibuka>,
): Promise<Perangkat> {
  const lewat = await bukaJaringan(url);
  const genggam = ukuran !== 'laptop';
  const { context, tutup } = await buka({
    viewport: kotak[ukuran],
    isMobile: genggam,
    hasTouch: genggam,
    // What slides in is only waited for.
    reducedMotion: 'reduce',
    locale: 'id-ID',
    baseURL: asal,
    proxy: { server: lewat.url },
  });
  context.setDefaultTimeout(sabarMs);
  alamat.set(context, url);
  jaringan.set(context, lewat);
  const faults: string[] = [];
  context.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/net::ERR_|Failed to load resource|error occurred when fetching the script/.test(message.text())
    )
      faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  return {
    context,
    tanpaGalat: () => expect(faults.splice(0), 'console errors').toEqual([]),
    tutup: async () => {
      await tutup();
      await lewat.tutup();
    },
  };
}

/**
 * Goes to the demo provider and back as a person would, but for the clicking: a caller of our own does, and leaves its
 * cookies on the device. Gives the address of the app at which the provider's answer lands.
 */
export async function alamatMasuk(page: Page, email: string): Promise<string> {
  const context = page.context();
  const { pemanggil, alamat: tiba } = await lewatPenyedia(alamat.get(context)!, email);
  await context.addCookies((await pemanggil.storageState()).cookies);
  await pemanggil.dispose();
  const { pathname, search } = new URL(tiba);
  return asal + pathname + search;
}

/** Signs in where that is not the subject; sign-in itself has tests of its own. */
export async function masuk(page: Page, email: string): Promise<void> {
  await page.goto(await alamatMasuk(page, email));
  await page.waitForURL((address) => !/^\/($|login|masuk|idp|api)/.test(address.pathname));
}

/** Takes the network away from page and worker of this device. */
export const putuskan = (page: Page): void => jaringanDari(page).putus();

/** Gives it back, and says so to the open pages as a browser does. `diam`: without a word, as when only a server comes back. */
export async function sambungkan(page: Page, { diam = false } = {}): Promise<void> {
  jaringanDari(page).sambung();
  if (diam) return;
  for (const open of page.context().pages()) await open.evaluate(() => dispatchEvent(new Event('online')));
}

/** The badge of the shell, in the words of GAP-114, all of them where they are given as text. */
export const lencana = (page: Page, words: string | RegExp) =>
  page.getByRole('link', { name: words, exact: true }).first();

/** Left to itself a poll comes to look once a second, and every device is waited for. */
const sering = { intervals: [100] };

/** Waits until the device can go without the server: worker in charge, work set complete with its files. */
export async function siapLuring(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const orang = await page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name = '' }) => /^mejalab-([0-9a-f]{8}-.*)$/.exec(name)?.[1])
      .find((found) => found !== undefined),
  );
  if (!orang) throw new Error('nobody is signed in on this device');
  await expect
    .poll(
      async () => (await isiTabel<{ mengisi: boolean }>(page, orang, 'kursor')).map(({ mengisi }) => mengisi),
      sering,
    )
    .toEqual([false]);
  const bernama = new Set<string>();
  // Heads of papers bear the logos of laboratories.
  for (const tabel of [...Object.keys(koleksiRekaman), 'acuan'])
    for (const [, sha256] of JSON.stringify(await isiTabel(page, orang, tabel)).matchAll(
      /"sha256":"(\w{64})"/g,
    ))
      bernama.add(sha256!);
  await expect
    .poll(async () => {
      const ada = new Set(await kunciTabel(page, orang, 'berkas'));
      return [...bernama].filter((sha256) => !ada.has(sha256));
    }, sering)
    .toEqual([]);
}
