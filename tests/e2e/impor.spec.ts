import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { laboran } from '#tests/support/penelitian.ts';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { expect } from './support/uji.ts';

const test = testDenganSatuServer();

const berkas = (baris: readonly string[]) => ({
  name: 'alat.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Laboratorium;Kode alat;Nama alat;Keterangan', ...baris].join('\r\n')),
});

const lembarDari = async (unduhan: Download) =>
  (await readXlsx(Uint8Array.from(await readFile(await unduhan.path())))).sheets[0]!.rows;

test('[MASTER-01] tools come in from a file once their rows are right, and go out as one', async ({
  tab,
}) => {
  const page = await tab(laboran, 'laptop');
  await page.goto('/alat');
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor alat' });
  await dialog
    .getByLabel('File yang diimpor')
    .setInputFiles(
      berkas(['Kimia Farmasi;E2E-1;=Buret 50 mL;', 'Kimia Farmasi;E2E-2;;', 'Entah;E2E-3;Pipet;']),
    );
  const keliru = dialog.getByRole('row').filter({ hasText: 'E2E-2' });
  await expect(keliru.getByRole('cell').nth(2)).toContainText('Kolom tidak boleh kosong');
  await expect(dialog.getByRole('row').filter({ hasText: 'E2E-3' }).getByRole('cell').first()).toContainText(
    'Laboratorium ini tidak ada dalam daftar.',
  );
  const benar = dialog.getByRole('row').filter({ hasText: 'E2E-1' });
  await expect(benar).toBeVisible();
  await dialog.getByRole('button', { name: 'Hanya yang keliru (2)' }).click();
  await expect(benar).toHaveCount(0);
  await expect(keliru).toBeVisible();
  const simpan = dialog.getByRole('button', { name: 'Simpan 1 baris' });
  await expect(simpan).toBeDisabled();
  await periksa(page, 'impor alat');
  const barisKeliru = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baris keliru, Excel (.xlsx)' }).click();
  expect((await lembarDari(await barisKeliru))[2]).toEqual([
    'Entah',
    'E2E-3',
    'Pipet',
    null,
    'Laboratorium: Laboratorium ini tidak ada dalam daftar.',
  ]);
  await dialog.getByRole('radio', { name: /^Yang benar saja/ }).check();
  await simpan.click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('1 data alat berhasil disimpan, 2 baris dilewati')).toBeVisible();

  await page.getByRole('searchbox', { name: /^Cari/ }).fill('E2E');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'E2E-1' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Unduh daftar' }).click();
  const menunggu = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel (.xlsx)' }).click();
  const unduhan = await menunggu;
  expect(unduhan.suggestedFilename()).toMatch(/^Alat Cari E2E \d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(await lembarDari(unduhan)).toEqual([
    ['Kode alat', 'Nama alat', 'Keterangan', 'Laboratorium', 'Keadaan'],
    ['E2E-1', "'=Buret 50 mL", null, 'Kimia Farmasi', 'Aktif'],
  ]);
});
