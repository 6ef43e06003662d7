import type { Page } from '@playwright/test';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { expect } from '#tests/e2e/support/uji.ts';
import { admin, kalab } from '#tests/support/layanan.ts';

const test = testDenganSatuServer();

const daftar = '/persetujuan-pengujian';
const kolom = [
  'No.',
  'Nama',
  'Judul atau nama sampel',
  'Tanggal penggunaan',
  'Status',
  'Proses selanjutnya',
  'Biaya',
  'Aksi',
];

/** How the table stands in the window: what of it is cut off, the days that take two lines, the rows seen whole. */
const tegak = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('main table')!;
    const { scrollWidth, clientWidth } = table.parentElement!;
    return {
      terpotong: scrollWidth - clientWidth,
      hariTerlipat: [...table.querySelectorAll('time')].filter((one) => one.getClientRects().length > 1)
        .length,
      terlihat: [...table.querySelectorAll('tbody tr')].filter(
        (row) => row.getBoundingClientRect().bottom <= window.innerHeight,
      ).length,
    };
  });

test('[BEYOND-59] on a desk every column is there at 1280, 1440 and 1920 pixels, no day is broken, 1440 by 900 shows twelve rows, and one comes back to the last of many', async ({
  tab,
}) => {
  const page = await tab(admin, 'laptop');
  await page.goto(`${daftar}?laboratorium`);
  const banyak = page.getByRole('combobox', { name: 'Baris per halaman' });
  await banyak.click();
  await expect(page.getByRole('option')).toHaveText(['10 baris', '25 baris', '50 baris', '100 baris']);
  await page.getByRole('option', { name: '25 baris' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
  for (const [width, height, paling] of [
    [1280, 800, 8],
    [1440, 900, 12],
    [1920, 1080, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('columnheader')).toHaveText(kolom);
    const { terlihat, ...lain } = await tegak(page);
    expect(lain, String(width)).toEqual({ terpotong: 0, hariTerlipat: 0 });
    expect(terlihat, String(width)).toBeGreaterThanOrEqual(paling);
  }
  // What was chosen stays for its person on this device, in every list.
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(26);
  await banyak.click();
  await page.getByRole('option', { name: '100 baris' }).click();
  await expect(page.getByText(/^1–\d+ dari \d+$/)).toBeVisible();
  const baris = page.locator('tbody [data-opens]');
  const semua = Number((await page.getByText(/^1–\d+ dari \d+$/).textContent())!.split(' ').at(-1));
  expect(semua).toBeGreaterThan(30);
  await expect(baris).toHaveCount(semua);
  const terakhir = baris.last();
  await terakhir.click();
  await expect(page.getByRole('heading', { name: 'Riwayat', exact: true })).toBeVisible();
  // So slow that the rows do not come in one go.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('main').getByRole('link').first().click();
  await expect(baris).toHaveCount(semua);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(terakhir).toBeFocused();
  await expect(terakhir).toBeInViewport();
  await banyak.click();
  await page.getByRole('option', { name: '10 baris' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('[GAP-69] a press on its head puts the list in order, a number leads to a page, j and k move among the rows and Enter opens one', async ({
  tab,
}) => {
  const page = await tab(admin, 'laptop');
  await page.goto(`${daftar}?laboratorium`);
  const nomor = page.locator('tbody .mj-kode');
  await expect(nomor.first()).toBeVisible();
  const terbaru = await nomor.first().textContent();
  const kepala = page.getByRole('columnheader', { name: /^Judul/ });
  await kepala.getByRole('button').click();
  await expect(kepala).toHaveAttribute('aria-sort', 'ascending');
  await expect(nomor.first()).not.toHaveText(terbaru!);
  await page.getByRole('textbox', { name: /^Ke halaman/ }).fill('99');
  await page.keyboard.press('Enter');
  await expect(nomor.last()).toHaveText(terbaru!);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const judul = page.locator('tbody [data-opens]');
  await page.keyboard.press('j');
  await expect(judul.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(judul.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(judul.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/persetujuan-pengujian\/detail\?uuid=/);
  await page.goBack();
  await expect(judul.nth(0)).toBeFocused();
  await expect(nomor.last()).toHaveText(terbaru!);
});

test('a decision leads on to the next one at once, and Back from there to the list', async ({ tab }) => {
  const page = await tab(kalab, 'laptop');
  await page.goto('/persetujuan-kalab-lpmok?menunggu');
  const putuskan = page.getByRole('row').getByRole('link', { name: /^Putuskan/ });
  await expect(putuskan).not.toHaveCount(0);
  const tujuan = await putuskan.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await putuskan.first().click();
  await page.getByRole('radio', { name: 'Ditolak' }).last().check();
  await page.getByRole('button', { name: 'Simpan & berikutnya' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ya|Tolak|Simpan/ })
    .last()
    .click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === tujuan[1]);
  await page.goBack();
  await expect(page).toHaveURL(/\/persetujuan-kalab-lpmok/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[GAP-151] what waits for a Kalab is counted in one list, whose rows are as many, and a count moves no word of the menu', async ({
  tab,
}) => {
  const page = await tab(kalab, 'laptop');
  await page.goto('/persetujuan-kalab?menunggu');
  const nomor = page.locator('tbody .mj-kode');
  await expect(nomor.first()).toBeVisible();
  const semua = await nomor.allTextContents();
  expect(semua.filter((satu) => !satu.startsWith('P-'))).toEqual([]);
  await expect(page.getByRole('button', { name: `Menunggu saya (${semua.length})` })).toBeVisible();
  const menu = page.getByRole('link', { name: /^Persetujuan penelitian/ });
  await expect(menu).toContainText(`${semua.length} menunggu Anda`);
  const tinggi = () => menu.evaluate((link) => link.closest('ul')!.getBoundingClientRect().height);
  const semula = await tinggi();
  await page.evaluate(() => {
    for (const said of document.querySelectorAll('nav .mj-terdengar')) said.parentElement!.remove();
  });
  expect(await tinggi()).toBe(semula);
});
