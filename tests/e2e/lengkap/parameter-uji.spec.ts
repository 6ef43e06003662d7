import type { Page } from '@playwright/test';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { admin } from '#tests/support/layanan.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { fakta, pilih, simpan } from '#tests/e2e/support/layanan.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const isi = (page: Page, label: string, nilai: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(nilai);

async function cari(page: Page, kata: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Cari/ }).fill(kata);
  await page.keyboard.press('Enter');
}

test('[MASTER-20, MASTER-21, MASTER-22, MASTER-23, MASTER-24, MASTER-25, MASTER-27, MASTER-30, MSG-26, GAP-50] a test is added on a laptop: a used code and too large shares are said in their place, its detail reads what was typed; on a phone another is changed and offered no more, and cannot be taken away', async ({
  tab,
  proses,
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

  const ponsel = await tab(admin, 'ponsel');
  await ponsel.goto('/parameter-uji/edit');
  await expect(ponsel).toHaveURL(/\/parameter-uji$/);
  await cari(ponsel, 'KF-05');
  await ponsel.getByRole('link', { name: 'Edit Keseragaman Bobot' }).click();
  await isi(ponsel, 'Harga internal', '45000');
  await ponsel.getByRole('switch', { name: 'Aktif' }).uncheck();
  await ponsel.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(ponsel.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' })).toContainText(
    'Tagihan yang sudah dibuat tetap seperti semula.',
  );
  await ponsel.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(ponsel.getByText('Data parameter berhasil diubah')).toBeVisible();
  const { panggil } = await masukApi(proses.url, admin);
  const { data } = await panggil('GET', '/test-parameter?search=KF-05');
  expect((data as ParameterUjiInduk[])[0]).toMatchObject({ hargaInternal: 45_000, flagAktif: 0 });
  await expect(ponsel.getByText('Tidak aktif')).toBeVisible();
  await expect(ponsel.getByRole('button', { name: 'Hapus Keseragaman Bobot' })).toHaveCount(0);
  // The record opened last is known on this device.
  await ponsel.goto('/parameter-uji/detail');
  await expect(ponsel.getByRole('heading', { level: 1 })).toHaveText('Keseragaman Bobot');
});
