import type { Locator, Page } from '@playwright/test';
import { akhiriSesi, bacaAnalisis, masukApi, parameterDi, type Api } from '#tests/e2e/support/api.ts';
import { simpanLaporan } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { pekerjaDi, type Pekerja } from '#tests/e2e/support/pekerja.ts';
import { antreanDi, sesiDi } from '#tests/e2e/support/simpanan.ts';
import {
  bukaPerangkatSiap,
  jaringanDari,
  lencana,
  masuk,
  putuskan,
  sambungkan,
} from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

// The worker sends what waits (offline.md section 3). Only a browser with Background Sync wakes it, so these run in a full
// Chromium, which fires the event by itself when a write is queued, and again when a test says so.
const test = testDenganSatuServer();

const analis = 'analis@kampus.example';
const push = '/api/sync/push';

type Meja = { page: Page; api: Api; uuid: string; userId: string; pekerja: Pekerja };

/** A tablet without a network and two writes on it: a test that was begun, and a report of it. */
async function duaTulisan(page: Page, url: string): Promise<Meja> {
  const api = await masukApi(url, analis);
  const { uuid } = await parameterDi(api, 0);
  await page.goto('/analisis-sampel');
  const pekerja = await pekerjaDi(page);
  putuskan(page);
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Mulai pengujian' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(page).toHaveURL(/\/analisis-sampel$/);
  await simpanLaporan(page, uuid, 'Ditulis di meja tanpa jaringan');
  await expect(lencana(page, 'Luring, 2 tulisan menunggu')).toBeVisible();
  return { page, api, uuid, pekerja, userId: (await sesiDi(page)).userId };
}

const riwayat = async ({ api, uuid }: Meja): Promise<string[]> =>
  (await bacaAnalisis(api, 'analyst', uuid)).history.map(({ aksi }) => aksi);
const sekali = ['mulai', 'laporanProgres'];

/**
 * From now on hardly any time passes for this page: nothing that it does by itself after a second or more comes about, and
 * what reaches it from outside is shown. Waits for what it shows then.
 */
async function tanpaWaktu(page: Page): Promise<{ sampai: (locator: Locator) => Promise<void> }> {
  await page.clock.pauseAt(Date.now() + 1000);
  return {
    sampai: (locator) =>
      expect
        .poll(async () => {
          await page.clock.runFor(5);
          return locator.count();
        })
        .toBeGreaterThan(0),
  };
}

test('[offline.md 3] no page is open: the worker sends everything, once and in order', async ({
  perangkatSiap,
  proses,
}) => {
  const meja = await duaTulisan(await perangkatSiap(analis), proses.url);
  const context = meja.page.context();
  await sambungkan(meja.page, { diam: true });
  await meja.page.close();
  await meja.pekerja.bangunkan();
  await expect.poll(() => riwayat(meja)).toEqual(sekali);

  const lagi = await context.newPage();
  await lagi.goto('/analisis-sampel');
  await expect(lencana(lagi, /^Tersambung$/)).toBeVisible();
  await expect.poll(() => antreanDi(lagi, meja.userId)).toEqual([]);
  expect(await riwayat(meja)).toEqual(sekali);
});

test('[offline.md 3] what the worker learns is on every open page at once: the server is back, and the rows are gone', async ({
  perangkatSiap,
  proses,
}) => {
  const page = await perangkatSiap(analis);
  await page.clock.install();
  const meja = await duaTulisan(page, proses.url);
  const tab = await page.context().newPage();
  await tab.goto('/kotak-keluar');
  await expect(tab.getByRole('region', { name: /^Menunggu/ })).toBeVisible();
  // Neither page can ask by itself, and no event tells them of a network.
  const [satu, dua] = [await tanpaWaktu(page), await tanpaWaktu(tab)];
  await sambungkan(page, { diam: true });
  await meja.pekerja.bangunkan();
  await satu.sampai(lencana(page, /^Tersambung$/));
  await dua.sampai(lencana(tab, /^Tersambung$/));
  await dua.sampai(tab.getByText('Semua tulisan sudah sampai di server'));
  expect(await riwayat(meja)).toEqual(sekali);
});

test('[offline.md 3] the worker learns that the session is over: every open page asks for a sign-in, and no row has changed', async ({
  perangkatSiap,
  proses,
}) => {
  const page = await perangkatSiap(analis);
  await page.clock.install();
  // Not the session that the devices of other tests have.
  await masuk(page, analis);
  const meja = await duaTulisan(page, proses.url);
  await akhiriSesi(proses.url, (await sesiDi(page)).token);
  const halaman = await tanpaWaktu(page);
  await sambungkan(page, { diam: true });
  await meja.pekerja.bangunkan();
  await halaman.sampai(page.getByRole('dialog', { name: 'Masuk lagi untuk mengirim 2 tulisan' }));
  expect((await antreanDi(page, meja.userId)).map(({ state }) => state)).toEqual(['menunggu', 'menunggu']);
  expect(await riwayat(meja)).toEqual([]);
});

test('[offline.md 3] page and worker go at it together: each write has one effect', async ({
  perangkatSiap,
  proses,
}) => {
  const meja = await duaTulisan(await perangkatSiap(analis), proses.url);
  const { page, pekerja } = meja;
  await Promise.all([sambungkan(page), pekerja.bangunkan(), pekerja.bangunkan()]);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  await expect.poll(() => antreanDi(page, meja.userId)).toEqual([]);
  expect(await riwayat(meja)).toEqual(sekali);
});

for (const { di, kata } of [
  { di: 'permintaan', kata: 'before its push has reached the server' },
  { di: 'jawaban', kata: 'when the server has done it and not yet answered' },
] as const) {
  test(`[I4] the worker is ended in mid-round, ${kata}: the next page sends it again, and it counts once`, async ({
    perangkatSiap,
    proses,
  }) => {
    const meja = await duaTulisan(await perangkatSiap(analis), proses.url);
    const { page, pekerja, userId } = meja;
    const context = page.context();
    const jaringan = jaringanDari(page);
    await page.close();
    const terkirim = jaringan.tahan(push, di);
    jaringan.sambung();
    await pekerja.bangunkan();
    await terkirim;
    await pekerja.akhiri();
    expect(await riwayat(meja)).toEqual(di === 'jawaban' ? sekali : []);
    jaringan.bebaskan();

    const lagi = await context.newPage();
    // The worker's claim on the rows lasts a minute.
    await lagi.clock.install({ time: Date.now() + 61_000 });
    await lagi.goto('/analisis-sampel');
    await expect(lencana(lagi, /^Tersambung$/)).toBeVisible();
    await expect.poll(() => antreanDi(lagi, userId)).toEqual([]);
    expect(await riwayat(meja)).toEqual(sekali);
  });
}

test('[BEYOND-52] the browser is killed once two writes are confirmed, then in mid-round, twice: they arrive, once and in order', async ({
  proses,
  launchOptions,
}) => {
  let perangkat = await bukaPerangkatSiap(launchOptions, analis, proses.url, 'tablet');
  const meja = await duaTulisan(await perangkat.context.newPage(), proses.url);
  for (const di of ['permintaan', 'jawaban'] as const) {
    perangkat = await perangkat.matikan();
    const page = await perangkat.context.newPage();
    const terkirim = jaringanDari(page).tahan(push, di);
    await page.goto('/analisis-sampel');
    await terkirim;
    expect(await riwayat(meja)).toEqual(di === 'jawaban' ? sekali : []);
  }
  perangkat = await perangkat.matikan();
  const page = await perangkat.context.newPage();
  await page.goto('/analisis-sampel');
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  await expect.poll(() => antreanDi(page, meja.userId)).toEqual([]);
  expect(await riwayat(meja)).toEqual(sekali);
  await perangkat.tutup();
  perangkat.tanpaGalat();
});
