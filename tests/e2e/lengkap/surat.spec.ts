import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { pilih } from '#tests/e2e/support/layanan.ts';
import { ajukan, kepalaTabel, putusan, terbaru } from '#tests/e2e/support/surat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';

test('[LETTER-01, LETTER-02, LETTER-07, LETTER-10, LETTER-11, LETTER-17, LETTER-21, LIST-06] what each finds in their list; a payment officer refuses a letter, and its applicant reads why and applies anew', async ({
  proses,
  perangkatSiap,
}) => {
  const meja = await perangkatSiap('laboran@kampus.example', 'laptop');
  await meja.goto('/surat-laboran');
  await expect(meja.getByRole('row').filter({ hasText: 'Anisa Rahmadhani' })).toBeVisible();
  expect(await kepalaTabel(meja)).toEqual([
    'No.',
    'NIM',
    'Nama',
    'Program studi',
    'Tanggal pengajuan',
    'Lab',
    'Status pembayaran',
    'Status',
    'Proses selanjutnya',
    'Aksi',
  ]);
  await expect(meja.getByRole('combobox', { name: 'Lab' })).toHaveValue('Kimia Farmasi');
  await pilih(meja, 'Status', 'Ditolak');
  await expect(meja.getByRole('row').filter({ hasText: 'Anisa Rahmadhani' })).toHaveCount(0);
  await expect(meja.getByRole('row').filter({ hasText: 'Dimas Prakoso' })).toBeVisible();

  const petugas = await perangkatSiap('petugas@kampus.example');
  await petugas.goto('/surat-petugas-pembayaran?menunggu');
  await expect(petugas.getByRole('link', { name: 'Edit Anisa Rahmadhani' })).toBeVisible();
  for (const judul of ['Tanggal pengajuan', 'Status pembayaran', 'Proses selanjutnya', 'Aksi'])
    await expect(petugas.getByRole('columnheader', { name: judul })).toBeVisible();
  await petugas.getByRole('link', { name: 'Edit Anisa Rahmadhani' }).click();
  await petugas.getByRole('radio', { name: 'Ditolak' }).check();
  await petugas.getByRole('textbox', { name: 'Catatan' }).fill('Denda pinjaman jas lab belum dibayar.');
  await ajukan(petugas, /berakhir ditolak untuk semua laboratorium/);
  await expect(petugas).toHaveURL(/\/surat-petugas-pembayaran$/);
  const milik = await masukApi(proses.url, 'anisa@kampus.example');
  await expect.poll(async () => (await terbaru(milik))?.statusSubmission.kdStatusBebasLab).toBe(3);

  const miliknya = await perangkatSiap('anisa@kampus.example', 'laptop');
  await miliknya.goto('/surat?menunggu');
  await expect(miliknya.getByRole('row').filter({ hasText: 'Dapat mengajukan kembali' })).toBeVisible();
  expect(await kepalaTabel(miliknya)).toEqual([
    'No.',
    'Tanggal pengajuan',
    'Nomor surat',
    'Status pembayaran',
    'Status',
    'Proses selanjutnya',
    'Aksi',
  ]);
  await miliknya.getByRole('combobox', { name: 'Status' }).click();
  await expect(miliknya.getByRole('option')).toHaveText(['Semua', 'Diajukan', 'Disetujui', 'Ditolak']);
  await miliknya.keyboard.press('Escape');
  await miliknya.getByRole('link', { name: /^Detail/ }).click();
  await expect(miliknya.getByRole('alert')).toContainText('Denda pinjaman jas lab belum dibayar.');
  await periksa(miliknya, 'surat ditolak');
  await miliknya.getByRole('link', { name: 'Ajukan lagi' }).click();
  await ajukan(miliknya, /petugas pembayaran untuk diverifikasi/);
  await expect(miliknya).toHaveURL(/\/surat$/);
  await expect.poll(() => putusan(milik)).toMatchObject({ 'Kimia Farmasi': 0, pembayaran: 0 });
  // One letter at a time: the button says what is in its way.
  await miliknya.getByRole('link', { name: 'Ajukan', exact: true }).click();
  const tombol = miliknya.getByRole('button', { name: 'Ajukan', exact: true });
  await expect(tombol).toHaveAttribute('aria-disabled', 'true');
  await expect(tombol).toHaveAccessibleDescription(/masih diverifikasi/);
});
