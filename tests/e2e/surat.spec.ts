import type { Page } from '@playwright/test';
import type { Surat } from '#domain/surat/schema.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { masukApi, type Api } from './support/api.ts';
import { periksa } from './support/axe.ts';
import { fakta, pilih, unduhPdf } from './support/layanan.ts';
import { lencana, siapLuring } from './support/perangkat.ts';
import { expect, harusTersimpan, lihatLagi, test } from './support/uji.ts';

const pemohon = 'citra@kampus.example';
const nama = 'Citra Ayu Permata';

/** The newest letter of whoever asks; an application may reach the server later than it is confirmed. */
const terbaru = async (api: Api): Promise<Surat | undefined> =>
  ((await api.panggil('GET', '/submission-lab-free')).data as Surat[])[0];

/** What each laboratory of a letter, and then the payment officer, have decided. */
const putusan = async (api: Api): Promise<Record<string, number>> => {
  const surat = await terbaru(api);
  if (!surat) return {};
  const laboratorium = surat.detail.map(
    ({ laboratory, flagVerif }) => [laboratory.namaLaboratorium, flagVerif] as const,
  );
  return { ...Object.fromEntries(laboratorium), pembayaran: surat.putusanPembayaran.flagVerif };
};

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

const kepalaTabel = (page: Page): Promise<string[]> => page.getByRole('columnheader').allTextContents();

/** Sends what is chosen in the form or on the page, and says yes to the question, which tells what will come of it. */
async function ajukan(page: Page, akibat: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  const tanya = page.getByRole('dialog', { name: 'Ajukan surat bebas lab ?' });
  await expect(tanya).toContainText('Pastikan pengajuan sudah memenuhi dua persyaratan pengajuan.');
  await expect(tanya).toContainText(akibat);
  await tanya.getByRole('button', { name: 'Ya, ajukan' }).click();
}

test('[LETTER-03, LETTER-04, LETTER-05, LETTER-06, LETTER-08, LETTER-09, LETTER-12, LETTER-13, LETTER-14, LETTER-15, LETTER-16, LETTER-18, LETTER-19, LETTER-20, CONF-30, CONF-61, MSG-22, GAP-31] a letter from a phone through two laboratories and the payment officer to its paper, which anybody checks', async ({
  proses,
  perangkatSiap,
}) => {
  const ponsel = await perangkatSiap(pemohon, 'ponsel');
  await ponsel.goto('/surat');
  await ponsel.getByRole('link', { name: 'Ajukan', exact: true }).click();
  await harusBerisiPemohon(ponsel);
  await expect(fakta(ponsel, 'Nomor WhatsApp aktif')).toHaveText(/^08\d+$/);
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
  await expect(suratnya.getByText('Disetujui')).toBeVisible();

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
  await expect(ponsel.getByRole('heading', { name: 'Surat ini sah' })).toBeVisible();
  await expect(ponsel.getByText(terbit!.noSurat)).toBeVisible();
});

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
