import type { Page } from '@playwright/test';
import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { isiPendaftaran, simpan } from '#tests/e2e/support/layanan.ts';
import { mahasiswa } from '#tests/e2e/support/pendaftar.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** Remembers what listens for Android's Back, the topmost last, from the next page on. */
const ingatPenjaga = (page: Page) =>
  page.addInitScript(() => {
    const open: CloseWatcher[] = [];
    const lupakan = (one: CloseWatcher) =>
      open.splice(0, open.length, ...open.filter((other) => other !== one));
    class Penjaga extends CloseWatcher {
      constructor() {
        super();
        open.push(this);
        (this as unknown as EventTarget).addEventListener('close', () => lupakan(this));
      }
      override destroy() {
        lupakan(this);
        super.destroy();
      }
    }
    Object.assign(window, { penjaga: open, CloseWatcher: Penjaga });
  });

/** Android's Back: the topmost listener is asked to close, else the browser goes back. */
const kembali = (page: Page) =>
  page.evaluate(() => {
    const satu = (window as unknown as { penjaga: { requestClose: () => void }[] }).penjaga.at(-1);
    if (satu) satu.requestClose();
    else history.back();
  });

test('[look.md] Back closes what lies on top, one after the other, and keeps what was typed', async ({
  proses,
  tab,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, 'analis@kampus.example'), 1);
  const page = await tab('analis@kampus.example', 'ponsel');
  await ingatPenjaga(page);
  const alamat = `/analisis-sampel/edit?uuid=${uuid}`;
  await page.goto(alamat);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Buat laporan', exact: true });
  await editor(page).tap();
  await page.keyboard.type('Setengah');
  await dialog.getByRole('button', { name: /^Tanggal/ }).tap();
  const kalender = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await expect(kalender).toBeVisible();
  await kembali(page);
  await expect(kalender).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await kembali(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(alamat);
  await page.getByRole('button', { name: /Lanjutkan draf|Buat laporan/ }).tap();
  await expect(editor(page)).toContainText('Setengah');
});

test('[look.md] the search on a phone closes by its button and by Back, and Enter opens what it found', async ({
  tab,
}) => {
  const page = await tab('analis@kampus.example', 'ponsel');
  await ingatPenjaga(page);
  await page.goto('/analisis-sampel');
  const nama = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.goto('/beranda');
  const cari = page.getByRole('dialog', { name: 'Pencarian' });
  for (const tutup of [
    () => page.getByRole('button', { name: 'Tutup pencarian' }).tap(),
    () => kembali(page),
  ]) {
    await page.getByRole('button', { name: /^Cari/ }).tap();
    await expect(cari).toBeVisible();
    await tutup();
    await expect(cari).toHaveCount(0);
  }
  await expect(page).toHaveURL('/beranda');
  await page.getByRole('button', { name: /^Cari/ }).tap();
  await page.keyboard.type(nama.split('\n')[0]!);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/beranda');
});

test('[look.md] Back goes one step back in a form, and after sending leads past it', async ({ tab }) => {
  const page = await tab(mahasiswa, 'ponsel');
  await ingatPenjaga(page);
  await page.goto('/pendaftaran');
  await isiPendaftaran(page, 'Sirup langkah');
  await expect(page.getByRole('heading', { name: /Perkiraan biaya/ })).toBeVisible();
  await kembali(page);
  await expect(page.getByRole('textbox', { name: 'Nama' })).toHaveValue('Sirup langkah');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await simpan(page, 'Daftar');
  await expect(page.getByRole('heading', { level: 1, name: 'Sirup langkah' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pendaftaran');
});
