import type { Page } from '@playwright/test';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { masukApi } from './support/api.ts';
import { periksa } from './support/axe.ts';
import { fakta, unduhPdf } from './support/layanan.ts';
import { lencana, siapLuring } from './support/perangkat.ts';
import { ajukan, kepalaTabel, putusan, terbaru } from './support/surat.ts';
import { expect, harusTersimpan, lihatLagi, test } from './support/uji.ts';

const pemohon = 'citra@kampus.example';
const nama = 'Citra Ayu Permata';

/** Whose letter it is, and the two conditions. */
async function harusBerisiPemohon(page: Page): Promise<void> {
  const pribadi = page.getByRole('region', { name: 'Data pribadi' });
  await expect(fakta(pribadi, 'Nama')).toHaveText(nama);
  await expect(fakta(pribadi, 'Nomor Induk Mahasiswa')).toHaveText(/^\d+$/);
  await expect(page.getByRole('region', { name: 'Syarat pengajuan' }).getByRole('listitem')).toHaveText([
    'Semua penelitian di laboratorium sudah selesai.',
    'Data penelitian di luar laboratorium sudah diisi.',
  ]);
}

test('[LETTER-03, LETTER-04, LETTER-05, LETTER-06, LETTER-08, LETTER-09, LETTER-12, LETTER-13, LETTER-14, LETTER-15, LETTER-16, LETTER-18, LETTER-19, LETTER-20, CONF-30, CONF-61, MSG-22, GAP-31, GAP-169] a letter from a phone through two laboratories and the payment officer to its paper, which anybody checks', async ({
  proses,
  perangkatSiap,
}) => {
  const ponsel = await perangkatSiap(pemohon, 'ponsel');
  await ponsel.goto('/surat');
  await ponsel.getByRole('link', { name: 'Ajukan', exact: true }).click();
  await harusBerisiPemohon(ponsel);
  await expect(ponsel.getByRole('link', { name: 'Batal', exact: true })).toHaveAttribute('href', '/surat');
  await expect(fakta(ponsel, 'Nomor WhatsApp aktif')).toHaveText(/^08[\d ]+$/);
  for (const label of ['Institusi', 'Perguruan tinggi', 'Fakultas', 'Program studi'])
    await expect(fakta(ponsel, label), label).not.toHaveText('-');
  const riwayat = ponsel.getByRole('region', { name: 'Riwayat penelitian' });
  await riwayat.getByRole('button', { name: 'Detail LPOMK' }).click();
  const penelitian = ponsel.getByRole('dialog', { name: 'Detail penelitian: LPOMK' });
  await expect(penelitian.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(fakta(penelitian, 'Jenis penelitian')).toHaveText('Penelitian di laboratorium');
  await expect(fakta(penelitian, 'Tanggal penggunaan')).toHaveText(/ \d{4} – .* \d{4}$/);
  await expect(penelitian.getByText('Selesai penggunaan')).toBeVisible();
  await penelitian.getByRole('searchbox').fill('tidak ada yang begini');
  await penelitian.getByRole('searchbox').press('Enter');
  await expect(penelitian.getByText("Tidak ada yang cocok dengan 'tidak ada yang begini'.")).toBeVisible();
  await periksa(ponsel, 'penelitian satu laboratorium');
  await penelitian.getByRole('button', { name: 'Tutup' }).click();
  await periksa(ponsel, 'pengajuan surat');
  await ajukan(ponsel, /laboran Mikrobiologi Farmasi, LPOMK dan petugas pembayaran/);
  await harusTersimpan(ponsel, 'Data pengajuan bebas lab berhasil disimpan');
  await expect(ponsel).toHaveURL(/\/surat$/);
  const milik = await masukApi(proses.url, pemohon);
  await expect.poll(() => putusan(milik)).toEqual({ 'Mikrobiologi Farmasi': 0, LPOMK: 0, pembayaran: 0 });
  const { uuid } = (await terbaru(milik))!;

  // A laboran with the server stopped.
  const tablet = await perangkatSiap('laboran@kampus.example');
  await tablet.goto('/surat-laboran?menunggu');
  const barisnya = tablet.getByRole('row').filter({ hasText: nama });
  await expect(barisnya).toBeVisible();
  await siapLuring(tablet);
  await proses.hentikan();
  await tablet.goto('/surat-laboran/ajukan/edit');
  await expect(tablet).toHaveURL(/\/surat-laboran$/);
  await tablet.goto('/surat-laboran?menunggu');
  await barisnya.getByRole('link', { name: /^Edit/ }).click();
  await expect(tablet.getByRole('radio', { name: 'Disetujui' })).toBeChecked();
  await expect(tablet.getByRole('textbox', { name: 'Catatan' })).toHaveCount(0);
  await harusBerisiPemohon(tablet);
  expect(await kepalaTabel(tablet)).toEqual([
    'Laboratorium',
    'Jumlah penelitian',
    'Alat rusak',
    'Verifikasi surat bebas lab oleh laboran',
    'Hasil persetujuan',
    'Aksi',
  ]);
  await expect(tablet.getByRole('list', { name: 'Riwayat status' })).toContainText('Diajukan');
  await periksa(tablet, 'putusan surat');
  await ajukan(tablet, /Masih menunggu: Mikrobiologi Farmasi, petugas pembayaran\./);
  await expect(tablet).toHaveURL(/\/surat-laboran$/);
  await expect(lencana(tablet, 'Luring, 1 tulisan menunggu')).toBeVisible();
  await tablet.getByRole('button', { name: 'Semua', exact: true }).click();
  await expect(barisnya.getByText('menunggu dikirim')).toBeVisible();
  await expect(barisnya.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await proses.mulai();
  await expect(lencana(tablet, 'Tersambung')).toBeVisible();
  await expect.poll(() => putusan(milik)).toEqual({ 'Mikrobiologi Farmasi': 0, LPOMK: 1, pembayaran: 0 });

  const lain = await masukApi(proses.url, 'laboran2@kampus.example');
  const { status } = await lain.panggil('POST', '/submission-lab-free/verification', {
    uuid,
    role: 'Laboran',
    flag_persetujuan: 1,
  });
  expect(status).toBe(201);

  const meja = await perangkatSiap('petugas@kampus.example', 'laptop');
  await meja.goto('/surat-petugas-pembayaran/ajukan/detail');
  await expect(meja).toHaveURL(/\/surat-petugas-pembayaran$/);
  const suratnya = meja.getByRole('row').filter({ hasText: nama });
  await suratnya.getByRole('link', { name: /^Edit/ }).click();
  await expect(meja.getByRole('link', { name: 'Batal' })).toBeVisible();
  await harusBerisiPemohon(meja);
  await expect(meja.getByRole('list', { name: 'Riwayat status' })).toContainText('Disetujui laboran · LPOMK');
  const barisLab = meja
    .getByRole('table', { name: 'Laboratorium' })
    .getByRole('row')
    .filter({ hasText: 'LPOMK' });
  await expect(barisLab.getByText('Disetujui')).toBeVisible();
  await barisLab.getByRole('button', { name: 'Detail LPOMK' }).click();
  await expect(meja.getByRole('dialog').getByRole('columnheader')).toHaveText([
    'Jenis penelitian',
    'Judul atau nama sampel',
    'Tanggal penggunaan',
    'Status',
  ]);
  await meja.keyboard.press('Escape');
  await ajukan(meja, /Ini persetujuan terakhir/);
  await expect(meja).toHaveURL(/\/surat-petugas-pembayaran$/);
  // The decision, and the letter's own state beside it (GAP-159).
  await expect(suratnya.getByText('Disetujui')).toHaveCount(2);

  // On the phone it is there to be printed, also without a server.
  await lihatLagi(ponsel);
  await expect(ponsel.getByText('Surat dapat dicetak')).toBeVisible();
  await siapLuring(ponsel);
  await proses.hentikan();
  await ponsel.getByRole('link', { name: /^Detail/ }).click();
  await expect(ponsel).toHaveURL(/\/surat\/ajukan\?type=detail/);
  await periksa(ponsel, 'surat terbit');
  const { nama: berkas, bytes } = await unduhPdf(ponsel, ponsel.getByRole('button', { name: 'Cetak' }));
  await proses.mulai();
  const { terbit } = (await terbaru(milik))!;
  expect(berkas).toBe(`Surat bebas lab ${terbit!.noSurat.replaceAll('/', '-')}.pdf`);
  const isi = await bacaTeks(bytes);
  for (const kata of [terbit!.noSurat, nama, 'Mikrobiologi Farmasi', 'LPOMK', 'Yuliana Safitri, S.E.'])
    expect(isi).toContain(kata);
  await ponsel.goto(new URL(terbit!.alamatCek).pathname);
  await expect(ponsel.getByRole('heading', { name: 'Nomor surat ini sah' })).toBeVisible();
  await expect(ponsel.getByText(terbit!.noSurat)).toBeVisible();
  // What the telephone drew without a server is, byte by byte, what the server draws.
  const file = { name: berkas, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await ponsel.getByLabel('Bandingkan file PDF').setInputFiles(file);
  await ponsel.getByRole('button', { name: 'Bandingkan', exact: true }).click();
  await expect(ponsel.getByRole('heading', { name: 'File ini sama persis' })).toBeVisible();
});
