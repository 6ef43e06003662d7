import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { admin } from '#tests/support/layanan.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { fakta, pilih, simpan } from '#tests/e2e/support/layanan.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const isi = (page: Page, label: string, nilai: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: label, exact: true }).fill(nilai);

async function cari(page: Page, kata: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Cari/ }).fill(kata);
  await page.keyboard.press('Enter');
}

test('[LIST-04, MASTER-01, MASTER-02, MASTER-05, MASTER-06, LIST-13, LIST-17, GAP-143] a material is made on a laptop: wrong number and used code are said beside their fields, its stock is counted', async ({
  tab,
}) => {
  const page = await tab(laboran, 'laptop');
  await page.goto('/bahan');
  await expect(page.getByRole('columnheader')).toHaveText([
    'No.',
    'Kode bahan',
    'Nama bahan',
    'Limit',
    'Qty',
    'Expired',
    'Keadaan',
    'Aksi',
  ]);
  await expect(page.getByRole('tab', { name: 'Satuan' })).toBeVisible();
  const laboratorium = page.getByRole('combobox', { name: 'Laboratorium' });
  await expect(laboratorium).toHaveValue('Semua');
  await laboratorium.click();
  await expect(page.getByRole('option')).toHaveText(['Semua', 'Kimia Farmasi', 'LPOMK']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Detail/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Tambah bahan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah bahan' });
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kolom tidak boleh kosong');
  await pilih(page, 'Laboratorium', 'Kimia Farmasi', dialog);
  await expect(dialog.getByText('Kode bahan Kimia Farmasi diawali 4-')).toBeVisible();
  await isi(page, 'Kode bahan', '4-001');
  await isi(page, 'Nama bahan', 'Toluena p.a.');
  await pilih(page, 'Satuan', 'mL', dialog);
  for (const label of ['Limit', 'Qty', 'Harga internal', 'Harga eksternal']) await isi(page, label, '500');
  await dialog.getByRole('button', { name: 'Tanggal expired' }).click();
  await page.getByRole('button', { name: /^28 / }).first().click();
  await isi(page, 'Cas number', '108-88-4');
  await periksa(page, 'tambah bahan');
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('tidak cocok');
  await isi(page, 'Cas number', '108-88-3');
  await simpan(page);
  await expect(dialog.getByRole('alert')).toContainText('Kode sudah digunakan.');
  await isi(page, 'Kode bahan', '4-101');
  await simpan(page);
  await expect(page.getByText('Data bahan berhasil disimpan')).toBeVisible();

  await cari(page, 'toluena');
  const baris = page.getByRole('row').filter({ hasText: '4-101' });
  await expect(baris).toContainText('Stok di batas minimal');
  await baris.getByRole('link', { name: /^Detail/ }).click();
  const detail = page.getByRole('dialog', { name: 'Detail bahan' });
  await expect(fakta(detail, 'Cas number')).toHaveText('108-88-3');
  await periksa(page, 'detail bahan');
  await detail.getByRole('link', { name: 'Stok dan pergerakannya' }).click();
  await expect(page.getByRole('list', { name: 'Pergerakan stok' })).toContainText('Stok awal');
  await page.goBack();
  // The form of the material leads there too.
  await detail.getByRole('link', { name: 'Edit' }).click();
  await page
    .getByRole('dialog', { name: 'Edit bahan' })
    .getByRole('link', { name: 'Sesuaikan stok' })
    .click();
  await periksa(page, 'stok');
  await page.getByRole('button', { name: 'Sesuaikan stok' }).click();
  await isi(page, 'Jumlah yang dihitung', '1.250,5');
  await isi(page, 'Alasan', 'Pembelian November');
  await page.getByRole('dialog').getByRole('button', { name: 'Sesuaikan stok' }).click();
  await expect(page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' })).toContainText(
    'berubah dari 500 menjadi 1.250,5 mL',
  );
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByRole('list', { name: 'Pergerakan stok' })).toContainText('Pembelian November');
  await expect(fakta(page, 'Qty')).toHaveText('1.250,5 mL');
  await page.getByRole('button', { name: 'Unduh daftar' }).click();
  const menunggu = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV (.csv)' }).click();
  const [, ...gerak] = parseCsv(await readFile(await (await menunggu).path(), 'utf8'), { delimiter: ';' });
  expect(gerak.map((row) => row.slice(1, 6))).toEqual([
    ['500', '750,5', '1250,5', 'mL', 'Pembelian November'],
    ['0', '500', '500', 'mL', 'Stok awal'],
  ]);
});

test('[GAP-155, MASTER-10, MASTER-11, MASTER-18, LIST-15] on a phone a unit is made, renamed, switched off and taken away, but not once it is used', async ({
  tab,
  proses,
}) => {
  const page = await tab(laboran, 'ponsel');
  await page.goto('/bahan?daftar=satuan');
  await page.getByRole('button', { name: 'Tambah satuan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah satuan' });
  await dialog.getByLabel('Laboratorium').selectOption('Kimia Farmasi');
  await isi(page, 'Nama satuan', 'ampul');
  await dialog.getByRole('radio', { name: 'Ya' }).check();
  await periksa(page, 'tambah satuan');
  await simpan(page);
  await expect(page.getByText('Data satuan berhasil disimpan')).toBeVisible();

  await cari(page, 'ampul');
  const kartu = page.getByRole('article').filter({ hasText: 'ampul' });
  await kartu.getByRole('link', { name: 'Edit ampul' }).click();
  await isi(page, 'Nama satuan', 'ampul 2 mL');
  await page.getByRole('dialog').getByRole('switch').uncheck();
  await simpan(page);
  await expect(page.getByText('Data satuan berhasil diupdate')).toBeVisible();
  await expect(kartu).toContainText('ampul 2 mL');
  await expect(kartu).toContainText('Tidak aktif');
  await expect(kartu).toContainText('Ya');

  // Somebody begins to use another one while its question is open.
  await cari(page, 'botol');
  const botol = page.getByRole('article').filter({ hasText: 'Kimia Farmasi' });
  const hapus = botol.getByRole('button', { name: 'Hapus botol' });
  await hapus.click();
  await expect(page.getByRole('button', { name: 'Ya, hapus' })).toBeVisible();
  const { panggil } = await masukApi(proses.url, admin);
  const dipakai = {
    id_laboratorium: 4,
    kd_bahan: '4-102',
    nama_bahan: 'Indikator universal',
    satuan: 'botol',
    min_stok: 1,
    jml_stok: 12,
    tarif_internal: 1000,
    tarif_eksternal: 2000,
    tgl_expired: '2028-01-31',
  };
  expect((await panggil('POST', '/item', dipakai)).status).toBe(201);
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(page.getByText(/Satuan ini sudah dipakai, sehingga tidak dapat dihapus/)).toBeVisible();
  await expect(hapus).toHaveCount(0);

  await cari(page, 'ampul');
  await kartu.getByRole('button', { name: 'Hapus ampul 2 mL' }).click();
  await expect(page.getByRole('dialog')).toContainText('Apakah anda yakin ingin menghapus data ini ?');
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(page.getByText('Data satuan berhasil dihapus')).toBeVisible();
  await expect(kartu).toHaveCount(0);
});

test('[MASTER-12, MASTER-15, MASTER-17, MASTER-18, MSG-25, CONF-52] an instrument is made on a phone: a new calibration asks for the next one anew; one in use cannot be taken away', async ({
  tab,
}) => {
  const page = await tab(laboran, 'ponsel');
  await page.goto('/instrumen');
  await cari(page, 'serapan atom');
  await expect(page.getByText(/^Kalibrasi lewat/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit Spektrofotometer serapan atom/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hapus Spektrofotometer/ })).toHaveCount(0);

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
