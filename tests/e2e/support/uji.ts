import { expect, test as base, type LaunchOptions, type Locator, type Page } from '@playwright/test';
import { mulaiServer, type Proses } from '#tests/support/proses.ts';
import { dikenal } from './api.ts';
import {
  adaPerangkat,
  bekali,
  bukaPerangkat,
  bukaPerangkatSiap,
  bukaPerangkatTerpasang,
  tokenPerangkat,
  type Perangkat,
  type Ukuran,
} from './perangkat.ts';

export { expect };

type Alat = {
  /** A real server process of this test's own, with the demo data. */
  proses: Proses;
  /** A new device: separate storage and network, a tablet unless said otherwise. Every console error on it fails the test. */
  perangkat: (ukuran?: Ukuran) => Promise<Page>;
  /** The same, but with this person signed in and everything on it: ready for work without a network. No page is open yet. */
  perangkatSiap: (email: string, ukuran?: Ukuran) => Promise<Page>;
};

/**
 * Whose device that was made for the run is in use at a server: a second one of the same person is another device. Once it
 * is closed, the next test begins with it as it was made, unless its session is over.
 */
const dipakai = new WeakMap<Proses, Set<string>>();

/** A device on which this person is signed in and everything is: one that was made for the run, or else made here and now. */
export async function siapkanPerangkat(
  { cara, proses }: { cara: LaunchOptions; proses: Proses },
  email: string,
  ukuran: Ukuran,
): Promise<Perangkat> {
  const sudah = dipakai.get(proses) ?? new Set();
  dipakai.set(proses, sudah);
  if (adaPerangkat(email) && !sudah.has(email)) {
    sudah.add(email);
    const siap = await bukaPerangkatSiap(cara, email, proses.url, ukuran);
    const tutup = async () => {
      await siap.tutup();
      if (await dikenal(proses.url, await tokenPerangkat(email))) sudah.delete(email);
    };
    return { ...siap, tutup };
  }
  const perangkat = await bukaPerangkatTerpasang(cara, proses.url, ukuran);
  await bekali(perangkat, email);
  return perangkat;
}

/** Playwright's test with a real server and devices. */
export const test = base.extend<Alat>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  proses: async ({}, pakai) => {
    const proses = await mulaiServer();
    await pakai(proses);
    await proses.tutup();
  },
  perangkat: async ({ browser, proses }, pakai) =>
    denganPerangkat(pakai, (ukuran: Ukuran = 'tablet') => bukaPerangkat(browser, proses.url, ukuran)),
  perangkatSiap: async ({ proses, launchOptions: cara }, pakai) =>
    denganPerangkat(pakai, (email: string, ukuran: Ukuran = 'tablet') =>
      siapkanPerangkat({ cara, proses }, email, ukuran),
    ),
});

/** Gives a test what opens devices for it, each with a new page; closes them after it, and then fails for what they said. */
async function denganPerangkat<Pesan extends unknown[]>(
  pakai: (buka: (...pesan: Pesan) => Promise<Page>) => Promise<void>,
  buka: (...pesan: Pesan) => Promise<Perangkat>,
): Promise<void> {
  const opened: Perangkat[] = [];
  await pakai(async (...pesan) => {
    const perangkat = await buka(...pesan);
    opened.push(perangkat);
    return perangkat.context.newPage();
  });
  for (const { tutup } of opened) await tutup();
  for (const { tanpaGalat } of opened) tanpaGalat();
}

/**
 * A queued write was confirmed: in the words its call has for it, or, where the server takes longer than the app waits, in
 * those of the device (offline.md section 1, Writing).
 */
export const harusTersimpan = (page: Page, kata: string): Promise<void> =>
  expect(page.getByText(kata).or(page.getByText('Tersimpan di perangkat')).first()).toBeVisible();

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
