import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { bukaJaringan, type JaringanUji } from '#tests/support/jaringan.ts';
import { mulaiServer, type Proses } from '#tests/support/proses.ts';
import { lewatPenyedia } from './api.ts';
import { isiTabel, kunciTabel } from './simpanan.ts';

export { expect };

/** The sizes every screen is made for, in CSS pixels (look.md). */
export const kotak = {
  ponsel: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
} as const;

export type Ukuran = keyof typeof kotak;

type Alat = {
  /** A real server process of this test's own, with the demo data. */
  proses: Proses;
  /** A device of its own: separate storage and network, a tablet unless said otherwise. Every console error on it fails the test. */
  perangkat: (ukuran?: Ukuran) => Promise<Page>;
};

const alamat = new WeakMap<BrowserContext, string>();
const jaringan = new WeakMap<BrowserContext, JaringanUji>();
/** The network of the device this page is on. */
export const jaringanDari = (page: Page): JaringanUji => jaringan.get(page.context())!;

/** A device with storage and a network of its own. */
export type Perangkat = {
  context: BrowserContext;
  /** Fails when its pages have said anything wrong since this was asked last. */
  tanpaGalat: () => void;
  tutup: () => Promise<void>;
};

/** What a lost network leaves in the console is no fault of ours. */
export async function bukaPerangkat(browser: Browser, url: string, ukuran: Ukuran): Promise<Perangkat> {
  const lewat = await bukaJaringan();
  const genggam = ukuran !== 'laptop';
  const context = await browser.newContext({
    viewport: kotak[ukuran],
    isMobile: genggam,
    hasTouch: genggam,
    // What slides in is only waited for.
    reducedMotion: 'reduce',
    locale: 'id-ID',
    baseURL: url,
    proxy: { server: lewat.url },
  });
  alamat.set(context, url);
  jaringan.set(context, lewat);
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !/net::ERR_|Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  return {
    context,
    tanpaGalat: () => expect(faults.splice(0), 'console errors').toEqual([]),
    tutup: async () => {
      await context.close();
      await lewat.tutup();
    },
  };
}

/** Playwright's test with a real server and devices. */
export const test = base.extend<Alat>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  proses: async ({}, pakai) => {
    const proses = await mulaiServer();
    await pakai(proses);
    await proses.tutup();
  },
  perangkat: async ({ browser, proses }, pakai) => {
    const opened: Perangkat[] = [];
    await pakai(async (ukuran = 'tablet') => {
      const perangkat = await bukaPerangkat(browser, proses.url, ukuran);
      opened.push(perangkat);
      return perangkat.context.newPage();
    });
    for (const { tutup } of opened) await tutup();
    for (const { tanpaGalat } of opened) tanpaGalat();
  },
});

/**
 * Goes to the demo provider and back as a person would, but for the clicking: a caller of our own does, and leaves its
 * cookies on the device. Gives the address of the app at which the provider's answer lands.
 */
export async function alamatMasuk(page: Page, email: string): Promise<string> {
  const context = page.context();
  const { pemanggil, alamat: tiba } = await lewatPenyedia(alamat.get(context)!, email);
  await context.addCookies((await pemanggil.storageState()).cookies);
  await pemanggil.dispose();
  return tiba;
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
    .poll(async () =>
      (await isiTabel<{ mengisi: boolean }>(page, orang, 'kursor')).map(({ mengisi }) => mengisi),
    )
    .toEqual([false]);
  const bernama = new Set<string>();
  for (const tabel of ['analisis', 'pendaftaran', 'tinjauan'])
    for (const [, sha256] of JSON.stringify(await isiTabel(page, orang, tabel)).matchAll(
      /"sha256":"(\w{64})"/g,
    ))
      bernama.add(sha256!);
  await expect
    .poll(async () => {
      const ada = new Set(await kunciTabel(page, orang, 'berkas'));
      return [...bernama].filter((sha256) => !ada.has(sha256));
    })
    .toEqual([]);
}

/**
 * A queued write was confirmed: in the words its call has for it, or, where the server takes longer than the app waits, in
 * those of the device (offline.md section 1, Writing).
 */
export const harusTersimpan = (page: Page, kata: string): Promise<void> =>
  expect(page.getByText(kata).or(page.getByText('Tersimpan di perangkat')).first()).toBeVisible();

/** The badge of the shell, in the words of GAP-114, all of them where they are given as text. */
export const lencana = (page: Page, words: string | RegExp) =>
  page.getByRole('link', { name: words, exact: true }).first();

/** Moves a switch. By key: a notice or a dialog on its way out may stand over it for a moment. */
export async function geser(saklar: Locator, menjadi: boolean): Promise<void> {
  await expect(saklar).toBeEnabled();
  await expect(saklar).toBeChecked({ checked: !menjadi });
  await saklar.press('Space');
  await expect(saklar).toBeChecked({ checked: menjadi });
}

/** The device is taken up again: it asks the server for what has come meanwhile, without a reload. */
export const lihatLagi = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
