import type { Penelitian } from '#domain/penelitian/schema.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { lencana } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

test('[GAP-15, GAP-149] without the server more of a material than there is is asked about, and never shown as approved', async ({
  proses,
  tab,
}) => {
  const laboran = 'laboran@kampus.example';
  const api = await masukApi(proses.url, laboran);
  const { data } = await api.panggil(
    'GET',
    '/research?flag_officer=1&flag_penggunaan=1&id_jenis_penggunaan=1&role=Laboran&perPage=100',
  );
  const satu = (data as Penelitian[]).find(
    ({ idStatusPengajuan, user, tglSelesai }) =>
      idStatusPengajuan === 4 &&
      user.email !== laboran &&
      tglSelesai >= new Date().toISOString().slice(0, 10),
  )!;
  const page = await tab(laboran);
  await page.goto(`/penggunaan-laboran/edit?uuid=${satu.uuid}`);
  const tambah = page.getByRole('button', { name: 'Tambah alat/bahan/instrumen' });
  await expect(tambah).toBeVisible();
  await proses.hentikan();
  await tambah.click();
  await page.getByLabel('Jenis').selectOption('Bahan');
  await page.getByRole('combobox', { name: 'Nama' }).click();
  await page
    .getByRole('option', { name: /^Etanol/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('900000');
  const simpan = page.getByRole('button', { name: 'Simpan', exact: true });
  await simpan.click();
  const tanya = page.getByRole('dialog', { name: 'Tetap simpan ?' });
  await expect(tanya).toContainText(/Etanol.* melebihi stok/);
  await tanya.getByRole('button', { name: 'Perbaiki dahulu' }).click();
  await expect(tanya).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('900000');
  await simpan.click();
  await tanya.getByRole('button', { name: 'Tetap simpan' }).click();
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const baris = page.getByRole('table').getByRole('row').filter({ hasText: 'Etanol' }).first();
  await expect(baris.getByText('Akan ditolak bila stok belum ditambah')).toBeVisible();
  await expect(baris.getByText('Penambahan disetujui')).toHaveCount(0);
});
