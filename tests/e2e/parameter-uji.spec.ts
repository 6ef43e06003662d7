import type { Page } from '@playwright/test';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { admin } from '#tests/support/layanan.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { masukApi } from './support/api.ts';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { fakta, pilih, simpan } from './support/layanan.ts';
import { expect } from './support/uji.ts';

const test = testDenganSatuServer();

const isi = (page: Page, label: string, nilai: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(nilai);

async function cari(page: Page, kata: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Cari/ }).fill(kata);
  await page.keyboard.press('Enter');
}

test('[MASTER-20, MASTER-21, MASTER-23, MASTER-24, MASTER-25, MASTER-27, MASTER-30, MSG-26] a test is added on a laptop: a used code and too large shares are said in their place, its detail reads what was typed', async ({
  tab,
}) => {
  const page = await tab(admin, 'laptop');
  await page.goto('/parameter-uji');
  await expect(page.getByRole('columnheader')).toHaveText([
    'No.',
    'Parameter uji',
    'Laboratorium',
    'Harga internal',
    'Harga eksternal',
    'Satuan',
    'Terdapat replikasi',
    'Aksi',
  ]);
  await expect(page.getByRole('link', { name: /^Detail/ }).first()).toBeVisible();
  await periksa(page, 'parameter uji');

  await page.getByRole('link', { name: 'Tambah', exact: true }).click();
  await expect(page).toHaveURL(/\/parameter-uji\/tambah$/);
  await pilih(page, 'Laboratorium', 'LPOMK');
  await isi(page, 'Kode parameter uji', 'LP-01');
  await isi(page, 'Nama parameter uji', 'Kadar vitamin C');
  await isi(page, 'Metode uji', 'Titrasi iodimetri, FI VI');
  await isi(page, 'Satuan hasil', 'mg');
  await isi(page, 'Harga internal', '100000');
  await isi(page, 'Harga eksternal', '160000');
  await expect(page.getByLabel('Harga replikasi internal')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Terdapat replikasi' }).check();
  await isi(page, 'Persen Laboratorium', '62,5');
  await isi(page, 'Persen Fakultas', '40');
  const baris = (peran: string) => page.getByRole('listitem').filter({ hasText: peran });
  await expect(baris('Laboratorium').last()).toContainText('Rp 62.500');
  await expect(baris('Laboratorium').last()).toContainText('Rp 100.000');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const salah = page.getByRole('alert');
  await expect(salah).toContainText('Harga replikasi internal: Kolom tidak boleh kosong');
  await expect(salah).toContainText('Jumlah persen pembagian paling banyak 100, sekarang 102,5.');
  await periksa(page, 'isian parameter uji');
  await isi(page, 'Harga replikasi internal', '50000');
  await isi(page, 'Harga replikasi eksternal', '80000');
  await isi(page, 'Persen Fakultas', '37,5');
  await simpan(page);
  await expect(salah).toContainText('Kode parameter uji: Kode sudah digunakan.');
  await isi(page, 'Kode parameter uji', 'LP-91');
  await simpan(page);
  await expect(page.getByText('Data parameter berhasil disimpan')).toBeVisible();
  await expect(page).toHaveURL(/\/parameter-uji$/);

  await cari(page, 'lp-91');
  await page.getByRole('link', { name: 'Detail Kadar vitamin C' }).click();
  for (const [label, nilai] of [
    ['Laboratorium', 'LPOMK'],
    ['Satuan', 'Sampel'],
    ['Satuan hasil', 'mg'],
    ['Terdapat replikasi', 'Ya'],
    ['Harga replikasi eksternal', 'Rp 80.000'],
  ] as const)
    await expect(fakta(page, label), label).toHaveText(nilai);
  await expect(baris('Fakultas')).toContainText('Rp 37.500');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await periksa(page, 'detail parameter uji');
});

test('[MASTER-22, GAP-50] a test is changed on a phone and offered no more; it cannot be taken away', async ({
  tab,
  proses,
}) => {
  const api = await masukApi(proses.url, admin);
  const satu = async () =>
    ((await api.panggil('GET', '/test-parameter?search=KF-05')).data as ParameterUjiInduk[])[0]!;
  const page = await tab(admin, 'ponsel');
  await page.goto('/parameter-uji/edit');
  await expect(page).toHaveURL(/\/parameter-uji$/);
  await cari(page, 'KF-05');
  await page.getByRole('link', { name: 'Edit Keseragaman Bobot' }).click();
  await isi(page, 'Harga internal', '45000');
  await page.getByRole('switch', { name: 'Aktif' }).uncheck();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' })).toContainText(
    'Tagihan yang sudah dibuat tetap seperti semula.',
  );
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Data parameter berhasil diubah')).toBeVisible();
  expect(await satu()).toMatchObject({ hargaInternal: 45_000, flagAktif: 0 });
  await expect(page.getByText('Tidak aktif')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hapus Keseragaman Bobot' })).toHaveCount(0);
  // The record opened last is known on this device.
  await page.goto('/parameter-uji/detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keseragaman Bobot');
});

test('[MASTER-12, MASTER-15, MASTER-17, MASTER-18, CONF-52] an instrument is made on a phone: a new calibration asks for the next one anew; one in use cannot be taken away', async ({
  tab,
}) => {
  const page = await tab(laboran, 'ponsel');
  await page.goto('/instrumen');
  await cari(page, 'serapan atom');
  await expect(page.getByText(/^Kalibrasi lewat/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit Spektrofotometer serapan atom/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hapus Spektrofotometer/ })).toHaveCount(0);
  await periksa(page, 'instrumen');

  await page.getByRole('button', { name: 'Tambah instrumen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah instrumen' });
  const tanggal = async (label: string, hari: number) => {
    await dialog.getByRole('button', { name: label }).click();
    await page
      .getByRole('button', { name: new RegExp(`^${hari} `) })
      .first()
      .click();
  };
  await dialog.getByLabel('Laboratorium').selectOption({ label: 'LPOMK' });
  await isi(page, 'Kode instrumen', 'LPOMK-I91');
  await isi(page, 'Nama instrumen', 'Viskometer Brookfield');
  for (const satuan of ['30 menit', 'Formula', 'Plate'])
    await dialog.getByRole('radio', { name: satuan }).check();
  await isi(page, 'Harga internal', '20000');
  await isi(page, 'Harga eksternal', '35000');
  await tanggal('Jadwal kalibrasi terakhir', 10);
  await tanggal('Jadwal kalibrasi berikutnya', 20);
  await tanggal('Jadwal kalibrasi terakhir', 11);
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Jadwal kalibrasi berikutnya: Kolom tidak boleh kosong',
  );
  await tanggal('Jadwal kalibrasi berikutnya', 25);
  await simpan(page);
  await expect(page.getByText('Data instrumen berhasil disimpan')).toBeVisible();
  await cari(page, 'brookfield');
  await page.getByRole('link', { name: 'Detail Viskometer Brookfield' }).click();
  const detail = page.getByRole('dialog', { name: 'Detail instrumen' });
  await expect(fakta(detail, 'Satuan')).toHaveText('Plate');
  await expect(fakta(detail, 'Durasi')).toHaveText('1');
  await expect(fakta(detail, 'Spesifikasi')).toHaveText('-');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hapus Viskometer Brookfield' }).click();
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(page.getByText('Data instrumen berhasil dihapus')).toBeVisible();
});
