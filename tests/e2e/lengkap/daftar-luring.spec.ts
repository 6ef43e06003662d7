import type { Page } from '@playwright/test';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { kata, nomor } from '#tests/e2e/support/daftar.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

type Manifest = {
  name: string;
  short_name: string;
  lang: string;
  display: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
};

test('[GAP-120] the app can be installed: manifest, icons as large as they say, and a worker that opens it without a network', async ({
  tab,
}) => {
  const page = await tab('analis@kampus.example');
  await page.goto('/kotak-keluar');
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await cdp.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  // A context of its own is a private window to the browser: the one thing that is the test's and not the app's.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await page.evaluate(
    async (url) => (await (await fetch(url)).json()) as unknown,
    href!,
  )) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Mejalab',
    short_name: 'Mejalab',
    lang: 'id',
    display: 'standalone',
    start_url: '/beranda',
    scope: '/',
  });
  const pintas = manifest.shortcuts.flatMap(({ icons }) => icons);
  expect(new Set(pintas.map(({ src }) => src)).size).toBe(manifest.shortcuts.length);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  const gambar = [...manifest.icons, ...manifest.screenshots, ...pintas].filter(
    ({ sizes }) => sizes !== 'any',
  );
  const ukuran = await page.evaluate(
    (pictures) =>
      Promise.all(
        pictures.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    gambar,
  );
  expect(ukuran).toEqual(gambar.map(({ sizes }) => sizes));
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );

  putuskan(page);
  const lagi = await page.context().newPage();
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    await lagi.goto(url);
    await expect(lencana(lagi, 'Luring'), url).toBeVisible();
    await expect(lagi.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await sambungkan(lagi);
});

/** What they say of each sample, with what stands above them. */
const perSampel = (page: Page) => page.locator('tbody').allTextContents();

test('[LIST-01, CONST-01, LIST-02, LIST-03, LIST-08, LIST-09, LIST-23, ANALYSIS-01] with the server gone a list pages, searches and filters, and remembers its choices once', async ({
  tab,
}) => {
  const page = await tab('analis@kampus.example', 'laptop');
  putuskan(page);
  await page.goto('/analisis-sampel');
  await expect(lencana(page, 'Luring')).toBeVisible();

  await expect(page.getByRole('columnheader').first()).toHaveText('No.');
  await expect.poll(() => nomor(page)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
  await page.getByRole('button', { name: 'Halaman 2' }).click();
  await expect.poll(() => nomor(page)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 11)));
  await page.getByRole('button', { name: 'Halaman 1', exact: true }).click();
  await expect.poll(() => nomor(page)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
  const semua = await kata(page);

  // Typing alone changes nothing; Enter does; clearing does again.
  const cari = page.getByRole('searchbox', { name: 'Cari nomor, kode, parameter' });
  await cari.fill('MADU hutan');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await kata(page)).toEqual(semua);
  await cari.press('Enter');
  await expect(page.getByText('Cari: MADU hutan')).toBeVisible();
  await expect
    .poll(async () => (await perSampel(page)).every((isi) => isi.includes('Madu hutan Sumbawa')))
    .toBe(true);
  const madu = await kata(page);
  expect(madu.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Kosongkan pencarian' }).click();
  await expect.poll(() => kata(page)).toEqual(semua);
  await cari.fill('tidak ada sampel begini');
  await cari.press('Enter');
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus saringan', exact: true }).click();
  await expect.poll(() => kata(page)).toEqual(semua);

  const progres = page.getByRole('combobox', { name: 'Status progres' });
  await progres.click();
  await expect(page.getByRole('option').first()).toHaveText('Semua');
  await page.getByRole('option', { name: 'Laporan akhir' }).click();
  await expect.poll(async () => (await kata(page)).every((row) => row.includes('Laporan akhir'))).toBe(true);
  const akhir = await kata(page);
  expect(akhir.length).toBeGreaterThan(0);
  expect(akhir).not.toEqual(semua);

  const alamat = page.url();
  // The row opens its record; on return the choice is still there, and only this once.
  await page.locator('tbody tr').last().locator('td').nth(2).click();
  await expect(page).toHaveURL(/\/analisis-sampel\/detail\?uuid=/);
  // Another tab has filters of its own, and takes away none of these; who is given the address finds them.
  const lain = await page.context().newPage();
  await lain.goto('/analisis-sampel');
  await expect(lain.getByRole('combobox', { name: 'Status progres' })).toBeVisible();
  await lain.goto(alamat);
  await expect(lain.getByRole('combobox', { name: 'Status progres' })).toHaveValue('Laporan akhir');
  await lain.close();
  await page.getByRole('main').getByRole('link', { name: 'Analisis sampel' }).click();
  await expect(progres).toHaveValue('Laporan akhir');
  const dibuka = 'Terakhir dibuka';
  await expect.poll(async () => (await kata(page)).map((baris) => baris.replace(dibuka, ''))).toEqual(akhir);
  // One is where one was: at the row one had opened, by 'Kembali' as by the browser's own way back.
  const terakhir = page.locator('tbody tr').last();
  await expect(terakhir).toContainText(dibuka);
  await expect(terakhir.getByRole('link').first()).toBeFocused();
  await terakhir.getByRole('link', { name: /Kerjakan|Lihat/ }).click();
  await expect(page.getByRole('region', { name: 'Sampel' })).toBeVisible();
  await page.goBack();
  await expect(progres).toHaveValue('Laporan akhir');
  await expect(terakhir).toContainText(dibuka);
  await expect(terakhir).toBeInViewport();
  await page.reload();
  await expect(progres).toHaveValue('Semua');
  await expect.poll(() => kata(page)).toEqual(semua);
  await progres.click();
  await page.getByRole('option', { name: 'Laporan akhir' }).click();
  await page.getByRole('button', { name: 'Hapus saringan Status progres: Laporan akhir' }).click();
  await expect.poll(() => kata(page)).toEqual(semua);
  await sambungkan(page);
});
