import type { Locator, Page } from '@playwright/test';
import { labDay } from '#domain/core/clock.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { addDays } from '#domain/core/clock.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { masukApi } from './support/api.ts';
import { periksa } from './support/axe.ts';
import { berkas, fakta, kirimBukti, pilih, pilihHari, simpan, unduhPdf } from './support/layanan.ts';
import { mahasiswa, penelitianMilik, rupiah } from './support/pendaftar.ts';
import { isiTabel, sesiDi } from './support/simpanan.ts';
import { lencana, putuskan, sambungkan, siapLuring } from './support/perangkat.ts';
import { expect, geser, harusTersimpan, lihatLagi, test } from './support/uji.ts';

const judul = 'Kadar asam salisilat salep racikan';
const hariIni = labDay(new Date());
const lusa = addDays(addDays(hariIni, 1), 1);
const dokumen = [berkas.pdf('persetujuan-dosen.pdf'), berkas.pdf('sertifikat-k3.pdf')] as const;
/** Etanol 100 mL at Rp 120, FTIR for two half hours at Rp 40.000, three samples of the melting point at Rp 10.000. */
const tagihan = 122_000;
/** Half of the ethanol was not used after all. */
const kredit = 6000;

/** Of the payment officer's lists (PAY-20). */
const kolomInvoice = [
  'No.',
  'Nama',
  'Jenis',
  'Judul atau nama sampel',
  'No. invoice',
  'Tanggal',
  'Total tagihan (Rp)',
  'Status',
  'Aksi',
];

/** Writes of this device are with the server. */
const terkirim = (page: Page) => expect(lencana(page, /^Tersambung$/)).toBeVisible();
const menunggu = (page: Page, jumlah: number) =>
  expect(lencana(page, `Luring, ${jumlah} tulisan menunggu`)).toBeVisible();
const baris = (page: Page) => page.getByRole('row').filter({ hasText: judul });

/** Goes to the record of this test by an action of its row, without a reload: also where the server is gone. */
async function buka(page: Page, daftar: string, aksi: RegExp): Promise<void> {
  await page.bringToFront();
  await page.goto(daftar);
  await baris(page).getByRole('link', { name: aksi }).first().click();
}

/** What a list is filtered by, each from everything on. */
async function punyaSaringan(page: Page, label: readonly string[]): Promise<void> {
  await expect(page.getByRole('searchbox')).toBeVisible();
  for (const satu of label) {
    await page.getByRole('combobox', { name: satu, exact: true }).click();
    await expect(page.getByRole('option').first()).toHaveText('Semua');
    await page.keyboard.press('Escape');
  }
}

/** Two laboratories, from today on for two days more. */
async function daftarkan(page: Page): Promise<void> {
  await page.goto('/pendaftaran');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Penelitian/, /^Pengujian/]);
  await page.getByRole('menuitem', { name: /^Penelitian/ }).click();
  await page.getByRole('textbox', { name: 'Judul', exact: true }).fill(judul);
  await pilih(page, 'Dosen pembimbing', /Ahmad Fauzi/);
  await page.getByRole('radio', { name: 'Analisis farmasi, makanan, dan kosmetik' }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await pilih(page, 'Laboratorium', 'Kimia Farmasi');
  await pilihHari(page, 'Tanggal mulai', hariIni);
  await pilihHari(page, 'Tanggal selesai', lusa);
  for (const [ke, file] of dokumen.entries()) {
    await page.locator('input[type="file"]:not([capture])').nth(ke).setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Ganti file' })).toHaveCount(ke + 1);
  }
  await page.getByRole('button', { name: 'Tambah laboratorium' }).click();
  await pilih(page, 'Laboratorium', 'Biologi Farmasi', page.getByRole('region', { name: 'Rencana 2' }));
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await lihatDataDiri(page);
  await simpan(page, 'Daftar');
}

/** Who registers is read from the profile, and is there to be checked, not to be typed. */
async function lihatDataDiri(page: Page): Promise<void> {
  const orang = page.getByRole('region', { name: 'Pendaftar', exact: true });
  await orang.getByText('Rizky Aditya Pratama').first().click();
  for (const [label, isi] of [
    ['Status', 'Mahasiswa'],
    ['Nama lengkap', 'Rizky Aditya Pratama'],
    ['Email', mahasiswa],
    ['Nomor WhatsApp', /^\d{4}( \d{1,4}){2,3}$/],
    ['Nomor Induk Mahasiswa', /^\d{4,16}$/],
    ['Perguruan tinggi', /Universitas/],
    ['Fakultas', 'Farmasi'],
    ['Program studi', /./],
  ] as const)
    await expect(fakta(orang, label), label).toHaveText(isi);
  await expect(orang.getByRole('textbox')).toHaveCount(0);
}

/** One line of an addition: what it is counted by is asked once it is known what it is (USAGE-09). */
async function isiBarang(
  dialog: Locator,
  ke: number,
  jenis: string,
  nama: RegExp,
  lab = 'Kimia Farmasi',
): Promise<Locator> {
  const satu = dialog.getByRole('group', { name: `Barang ${ke}` });
  await satu.getByLabel('Laboratorium').selectOption(lab);
  // The name waits for the kind (CONF-44).
  if (ke === 1) await expect(satu.getByRole('combobox', { name: 'Nama' })).not.toBeEditable();
  await satu.getByLabel('Jenis').selectOption(jenis);
  await expect(satu.getByRole('textbox', { name: 'Jumlah' })).toHaveCount(0);
  await expect(satu.getByLabel('Jam mulai, jam')).toHaveCount(0);
  // A phone chooses in its own way.
  const pilihan = satu.getByRole('combobox', { name: 'Nama' });
  const dicari = pilihan.locator('option').filter({ hasText: nama });
  await pilihan.selectOption(await dicari.first().getAttribute('value'));
  return satu;
}

/** What was used, each counted its own way; nothing is saved before it is asked for (USAGE-27). */
async function catatPenggunaan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tambah penggunaan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah alat/bahan/instrumen' });
  await expect(dialog.getByLabel('Jenis').locator('option:not([disabled])')).toHaveText([
    'Alat',
    'Bahan',
    'Instrumen',
  ]);
  const tambah = () => dialog.getByRole('button', { name: 'Tambah barang' }).click();
  const etanol = await isiBarang(dialog, 1, 'Bahan', /^Etanol 96%/);
  await etanol.getByRole('textbox', { name: 'Jumlah' }).fill('100');
  await tambah();
  const buret = await isiBarang(dialog, 2, 'Alat', /^Buret/);
  await buret.getByRole('textbox', { name: 'Jumlah' }).fill('2');
  await tambah();
  const ftir = await isiBarang(dialog, 3, 'Instrumen', /^Spektrofotometer FTIR/);
  // An hour alone is the full hour, and says so.
  await ftir.getByLabel('Jam mulai, jam').fill('05');
  await ftir.getByLabel('Jam selesai, jam').fill('06');
  await ftir.getByLabel('Jam selesai, menit').fill('00');
  await tambah();
  await expect(ftir.getByLabel('Jam mulai, menit')).toHaveValue('00');
  // Counted, not booked: an amount, and no time (USAGE-08).
  const lebur = await isiBarang(dialog, 4, 'Instrumen', /^Alat penentu titik lebur/);
  await expect(lebur.getByLabel('Jam mulai, jam')).toHaveCount(0);
  await lebur.getByRole('textbox', { name: 'Jumlah' }).fill('3');
  await tambah();
  const lain = await isiBarang(dialog, 5, 'Alat', /^Corong Buchner/, 'Biologi Farmasi');
  await lain.getByRole('textbox', { name: 'Jumlah' }).fill('1');
  await expect(dialog.getByText('Disimpan sebagai 2 penambahan')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'Perkiraan biaya' })).toContainText(
    tagihan.toLocaleString('id-ID'),
  );
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await expect(tanya).toContainText('Pastikan data sudah sesuai');
  await tanya.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(dialog).toHaveCount(0);
}

/** What was used of the other laboratory is verified and taken back by its own officer, who reads no more of it than that (GAP-154). */
async function biologiMenangani(page: Page): Promise<void> {
  await page.goto('/penggunaan-laboran?menunggu');
  await page.getByRole('link', { name: new RegExp(`^Edit.*${judul}`) }).click();
  await page.getByRole('button', { name: 'Verifikasi penambahan', exact: true }).click();
  await page.getByRole('radio', { name: 'Disetujui' }).check();
  await simpan(page);
  await expect(page.getByText('Etanol 96%')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Pengembalian alat' }).click();
  await page.getByRole('button', { name: 'Ubah status pengembalian alat' }).click();
  await page.getByRole('button', { name: 'Semua kembali' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah status pengembalian alat' });
  await expect(dialog.getByText('Buret')).toHaveCount(0);
  await simpan(page);
  await expect(dialog).toHaveCount(0);
}

test('[REG-01, REG-13, REG-14, REG-15, REG-16, REG-17, REG-18, REG-19, REG-48, KALAB-01, KALAB-02, KALAB-03, KALAB-06, KALAB-07, LABORAN-02, LABORAN-03, LABORAN-04, LABORAN-11, LABORAN-14, LABORAN-15, LABORAN-16, LABORAN-20, LABORAN-21, LABORAN-22, LABORAN-23, LABORAN-24, USAGE-01, USAGE-08, USAGE-09, USAGE-11, USAGE-12, USAGE-18, USAGE-24, USAGE-25, USAGE-26, USAGE-27, PAY-03, PAY-07, PAY-08, PAY-09, PAY-18, PAY-19, PAY-20, PAY-21, PAY-22, PAY-25, REFUND-01, REFUND-02, REFUND-13, REFUND-14, SURVEY-06, GAP-145, GAP-154] the whole life of a research, from a phone to the deposit that goes back, by six people', async ({
  proses,
  perangkatSiap,
}) => {
  const pendaftar = await perangkatSiap(mahasiswa, 'ponsel');
  putuskan(pendaftar);
  await daftarkan(pendaftar);
  await menunggu(pendaftar, 1);
  await sambungkan(pendaftar);
  const punya = async () =>
    (await penelitianMilik(proses.url, mahasiswa)).filter((satu) => satu.judul === judul);
  await expect.poll(async () => (await punya()).length).toBe(2);
  const diLab = async (nama: string) => (await punya()).find(({ lab }) => lab.namaLaboratorium === nama)!;
  const { uuid } = await diLab('Kimia Farmasi');
  const api = await masukApi(proses.url, 'petugas@kampus.example');
  const kini = async () => (await api.panggil('GET', `/research?uuid=${uuid}`)).data as Penelitian;
  const kode = async () => (await kini()).idStatusPengajuan;

  // The head of the other laboratory has no place for it.
  const kepalaBiologi = await perangkatSiap('kalab2@kampus.example', 'ponsel');
  await kepalaBiologi.goto('/persetujuan-kalab?menunggu');
  await kepalaBiologi.getByRole('link', { name: new RegExp(`^Putuskan.*${judul}`) }).click();
  await kepalaBiologi.getByRole('radio', { name: 'Ditolak' }).check();
  await kepalaBiologi.getByRole('textbox', { name: 'Catatan' }).fill('Semua meja terpakai');
  await simpan(kepalaBiologi);
  await expect.poll(async () => (await diLab('Biologi Farmasi')).idStatusPengajuan).toBe(5);

  // The detail of a row that waits is its name; it says who registers, not where they come from.
  const kalab = await perangkatSiap('kalab@kampus.example', 'laptop');
  await kalab.goto('/persetujuan-kalab');
  await punyaSaringan(kalab, ['Laboratorium', 'Jenis penggunaan', 'Status']);
  await buka(kalab, '/persetujuan-kalab', /Rizky/);
  await expect(kalab).toHaveURL(`/riwayat/detail?uuid=${uuid}`);
  const orang = kalab.getByRole('region', { name: 'Pendaftar', exact: true });
  await expect(fakta(orang, 'Nama lengkap')).toHaveText('Rizky Aditya Pratama');
  for (const label of ['Institusi', 'Perguruan tinggi', 'Fakultas', 'Program studi'])
    await expect(fakta(orang, label), label).toHaveCount(0);
  await kalab.getByRole('link', { name: 'Putuskan' }).click();
  await expect(kalab).toHaveURL(`/persetujuan-kalab/edit?uuid=${uuid}`);
  await simpan(kalab);
  await expect(kalab).toHaveURL(/\/persetujuan-kalab$/);
  await expect.poll(kode).toBe(2);
  await buka(kalab, '/riwayat', /^Detail/);
  await expect(kalab).toHaveURL(`/riwayat/detail?uuid=${uuid}`);
  await kalab.goBack();
  await punyaSaringan(kalab, ['Laboratorium', 'Jenis penggunaan', 'Status']);

  // The laboran approves while the server is down, and is led on to the bench.
  const laboran = await perangkatSiap('laboran@kampus.example');
  await laboran.goto('/persetujuan-laboran');
  await expect(baris(laboran)).toBeVisible();
  await siapLuring(laboran);
  await proses.hentikan();
  await buka(laboran, '/persetujuan-laboran', /Rizky/);
  await expect(laboran).toHaveURL(`/riwayat-laboran/detail?uuid=${uuid}`);
  await buka(laboran, '/persetujuan-laboran', /^Putuskan/);
  await expect(laboran).toHaveURL(`/persetujuan-laboran/edit?uuid=${uuid}`);
  await simpan(laboran);
  await expect(laboran).toHaveURL(/\/persetujuan-laboran$/);
  await menunggu(laboran, 1);
  await baris(laboran).getByRole('link', { name: /^Edit/ }).click();
  await expect(laboran).toHaveURL(`/penggunaan-laboran/edit?uuid=${uuid}`);
  await proses.mulai();
  await lihatLagi(laboran);
  await terkirim(laboran);
  await expect.poll(kode).toBe(3);

  await pendaftar.bringToFront();
  await pendaftar.goto(`/pendaftaran/edit?uuid=${uuid}`);
  await terkirim(pendaftar);
  const disetujui = (page: Page) => page.getByRole('region', { name: 'Penggunaan disetujui', exact: true });
  await expect(fakta(disetujui(pendaftar), 'Judul')).toHaveText(judul);
  await expect(fakta(disetujui(pendaftar), 'Laboratorium')).toHaveText('Kimia Farmasi');
  await expect(fakta(disetujui(pendaftar), 'Jam per hari')).toHaveText('-');
  putuskan(pendaftar);
  await catatPenggunaan(pendaftar);
  await menunggu(pendaftar, 1);
  await sambungkan(pendaftar);
  await expect.poll(kode).toBe(10);

  await lihatLagi(laboran);
  await laboran.bringToFront();
  await buka(laboran, '/penggunaan-laboran', /^Edit/);
  await laboran.getByRole('button', { name: 'Verifikasi penambahan', exact: true }).click();
  await laboran.getByRole('radio', { name: 'Disetujui' }).check();
  await simpan(laboran);
  const verifikasiBiologi = async () =>
    (await kini()).penambahan.map(({ idLaboratorium, kdStatusPengajuan }) => [
      idLaboratorium,
      kdStatusPengajuan,
    ]);
  await expect.poll(verifikasiBiologi).toEqual([
    [4, 12],
    [2, 10],
  ]);
  await biologiMenangani(await perangkatSiap('laboran2@kampus.example', 'ponsel'));
  await expect.poll(kode).toBe(12);

  await pendaftar.bringToFront();
  await pendaftar.goto(`/pembayaran/detail?uuid=${uuid}`);
  const bilah = pendaftar.getByRole('tablist', { name: 'Rincian pembayaran' }).getByRole('tab');
  await expect(bilah).toHaveText(['Buat invoice (1)', 'Riwayat invoice']);
  await bilah.first().click();
  const pilihan = pendaftar
    .getByRole('group', { name: 'Tagihan yang dibuatkan invoice' })
    .getByRole('checkbox');
  await expect(pilihan).toBeChecked(); // The only one there is.
  await pilihan.uncheck();
  await expect(pendaftar.getByRole('button', { name: 'Buat invoice', exact: true })).toBeDisabled();
  await pilihan.check();
  await expect(fakta(pendaftar, 'Yang harus dibayar, 1 tagihan')).toHaveText(rupiah(tagihan));
  await periksa(pendaftar, 'buat invoice penelitian');
  await simpan(pendaftar, 'Buat invoice');
  await expect(pendaftar.getByText('Data invoice berhasil disimpan')).toBeVisible();
  await expect.poll(async () => (await kini()).pembayaran.invoice.length).toBe(1);
  const { noInvoice } = (await kini()).pembayaran.invoice[0]!;
  // Its proof waits on the phone for the network, once the invoice is there.
  await expect(pendaftar.getByRole('button', { name: /^Kirim bukti/ }).first()).toBeVisible();
  putuskan(pendaftar);
  await kirimBukti(pendaftar);
  await expect(fakta(pendaftar, 'Bukti menunggu dikirim')).toHaveText(rupiah(tagihan));
  await sambungkan(pendaftar);
  await expect
    .poll(async () => (await kini()).pembayaran.invoice[0]!.statusPayment.kdStatusPembayaran)
    .toBe(2);

  const petugas = await perangkatSiap('petugas@kampus.example', 'laptop');
  await petugas.goto('/petugas-pembayaran-pembayaran');
  await punyaSaringan(petugas, ['Laboratorium', 'Status pembayaran']);
  await expect(petugas.getByRole('columnheader')).toHaveText(kolomInvoice);
  await buka(petugas, '/petugas-pembayaran-pembayaran', /^Verifikasi/);
  const verifikasi = petugas.getByRole('dialog', { name: 'Verifikasi pembayaran' });
  await expect(fakta(verifikasi, 'Total tagihan')).toHaveText(rupiah(tagihan));
  await periksa(petugas, 'verifikasi pembayaran penelitian');
  await verifikasi.getByRole('textbox', { name: /^Catatan/ }).fill('Sesuai mutasi rekening');
  await verifikasi.getByRole('radio', { name: 'Terbayar lunas' }).check();
  await simpan(petugas);
  await expect(verifikasi).toHaveCount(0);
  await expect(baris(petugas)).toContainText('Terbayar lunas');
  await expect(baris(petugas).getByRole('link', { name: /^Verifikasi/ })).toHaveCount(0);
  await petugas.goto('/riwayat-pembayaran-petugas-pembayaran');
  await punyaSaringan(petugas, ['Laboratorium', 'Jenis', 'Status pembayaran', 'Bulan']);
  await expect(petugas.getByRole('columnheader')).toHaveText(kolomInvoice);
  await expect(petugas.getByRole('main').getByRole('link', { name: /^Verifikasi/ })).toHaveCount(0);
  const { nama } = await unduhPdf(petugas, baris(petugas).getByRole('button', { name: 'Unduh invoice' }));
  expect(nama).toContain(noInvoice.replaceAll('/', '-'));
  const kwitansi = await unduhPdf(petugas, baris(petugas).getByRole('button', { name: /^Unduh kwitansi/ }));
  expect(kwitansi.nama).toMatch(/^Kwitansi KW-\d{4}-\d{5}\.pdf$/);

  // The history of the laboratory, with what was chosen there on the way back.
  await petugas.goto('/riwayat-laboran');
  await expect(petugas.getByRole('columnheader')).toHaveText([
    'No.',
    'Nama',
    'Jenis',
    'Judul atau nama sampel',
    'Tanggal penggunaan',
    'Status',
    'Proses selanjutnya',
    'Aksi',
  ]);
  await punyaSaringan(petugas, ['Laboratorium', 'Jenis penggunaan', 'Status']);
  await pilih(petugas, 'Laboratorium', 'Kimia Farmasi');
  await pilih(petugas, 'Status', 'Penambahan disetujui');
  await baris(petugas)
    .getByRole('link', { name: /^Detail/ })
    .click();
  await expect(petugas).toHaveURL(`/riwayat-laboran/detail?uuid=${uuid}`);
  await petugas.getByRole('main').getByRole('link', { name: 'Kembali' }).click();
  await expect(petugas.getByRole('combobox', { name: 'Status' })).toHaveValue(
    'Penelitian: Penambahan disetujui',
  );

  // Less was used than was paid for: the rest is credit.
  await petugas.goto('/penggunaan-laboran');
  await pilih(petugas, 'Laboratorium', 'Kimia Farmasi');
  await baris(petugas).getByRole('link', { name: /^Edit/ }).click();
  const etanol = petugas.getByRole('row').filter({ hasText: 'Etanol 96%' });
  await etanol.getByRole('button', { name: /^Koreksi penambahan/ }).click();
  const koreksi = petugas.getByRole('dialog', { name: 'Koreksi penambahan' });
  expect((await koreksi.boundingBox())!.width).toBe(850);
  await koreksi.getByRole('group', { name: 'Barang 1' }).getByRole('textbox', { name: 'Jumlah' }).fill('50');
  await koreksi.getByRole('textbox', { name: 'Alasan koreksi' }).fill('Setengah botol kembali utuh');
  await simpan(petugas);
  await expect(koreksi).toHaveCount(0);
  await expect.poll(async () => (await kini()).pembayaran.kredit).toBe(kredit);

  // Everything is paid: the survey, then the end, both on their way at once.
  await pendaftar.bringToFront();
  await lihatLagi(pendaftar);
  await pendaftar.goto(`/pendaftaran/edit?uuid=${uuid}`);
  const akhir = pendaftar.getByRole('region', { name: 'Selesai penggunaan', exact: true });
  await expect(akhir).toContainText(
    'Selesai penggunaan dapat diajukan setelah semua tagihan dan invoice terbayar lunas',
  );
  await expect(akhir.getByRole('switch', { name: 'Selesai penggunaan' })).toBeDisabled();
  const isiSurvei = akhir.getByRole('button', { name: 'Isi survei laboratorium' });
  await expect(isiSurvei).toBeVisible();
  // What is done without a network rests on what the device has been told.
  const { userId } = await sesiDi(pendaftar);
  await expect
    .poll(
      async () =>
        (await isiTabel<{ data: Penelitian }>(pendaftar, userId, 'pendaftaran')).find(
          ({ data }) => data.uuid === uuid,
        )?.data.pembayaran.kredit,
    )
    .toBe(kredit);
  putuskan(pendaftar);
  await isiSurvei.click();
  const survei = pendaftar.getByRole('dialog', { name: 'Survei kepuasan' });
  await expect(survei.getByRole('radiogroup').first()).toBeVisible();
  for (const pertanyaan of await survei.getByRole('radiogroup').all())
    await pertanyaan.getByRole('radio').first().check();
  await survei.getByRole('textbox').first().fill('Jam buka laboratorium');
  await simpan(pendaftar, 'Kirim');
  await harusTersimpan(pendaftar, 'Data survey berhasil disimpan');
  const saklar = akhir.getByRole('switch', { name: 'Selesai penggunaan' });
  await geser(saklar, true);
  await akhir.getByRole('textbox', { name: 'Catatan' }).fill('Meja sudah bersih');
  await simpan(pendaftar, 'Ajukan selesai');
  await menunggu(pendaftar, 2);
  await sambungkan(pendaftar);
  await expect.poll(kode).toBe(7);

  // Nothing ends while tools are out; then they come back and it ends, without a network.
  await laboran.bringToFront();
  await lihatLagi(laboran);
  await buka(laboran, '/riwayat-laboran', /^Detail/);
  await expect(laboran).toHaveURL(`/riwayat-laboran/detail?uuid=${uuid}`);
  await expect(fakta(disetujui(laboran), 'Judul')).toHaveText(judul);
  await expect(disetujui(laboran).getByRole('tab')).toHaveCount(3);
  putuskan(laboran);
  const selesai = laboran.getByRole('region', { name: 'Persetujuan selesai penggunaan' });
  await expect(selesai).toContainText('Perbarui status pengembalian alat lebih dahulu');
  const tutup = selesai.getByRole('button', { name: 'Simpan', exact: true });
  await expect(tutup).toHaveCount(0);
  await geser(selesai.getByRole('switch', { name: 'Selesai penggunaan lab' }), true);
  await tutup.click();
  await expect(selesai.getByText('Masih ada 2 alat yang belum dicatat').first()).toBeVisible();
  await expect(laboran.getByRole('dialog')).toHaveCount(0);
  await laboran.getByRole('tab', { name: 'Pengembalian alat' }).click();
  await laboran.getByRole('button', { name: 'Ubah status pengembalian alat' }).click();
  await laboran.getByRole('button', { name: 'Semua kembali' }).click();
  await laboran
    .getByRole('dialog', { name: 'Ubah status pengembalian alat' })
    .getByRole('button', { name: 'Simpan', exact: true })
    .click();
  await laboran.getByRole('button', { name: 'Ya, simpan' }).click();
  await menunggu(laboran, 1);
  await tutup.click();
  await laboran.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(laboran).toHaveURL(/\/riwayat-laboran$/);
  await sambungkan(laboran);
  await expect.poll(kode).toBe(8);

  await petugas.goto('/pengembalian-deposit-petugas-pembayaran');
  await punyaSaringan(petugas, ['Laboratorium', 'Status pengembalian']);
  await expect(petugas.getByRole('columnheader')).toHaveText([
    ...kolomInvoice.slice(0, 5),
    'Pengembalian dana (Rp)',
    'Status pengembalian',
    'Aksi',
  ]);
  await buka(petugas, '/pengembalian-deposit-petugas-pembayaran', /^Verifikasi/);
  const deposit = petugas.getByRole('dialog', { name: 'Pengembalian deposit' });
  await expect(deposit.getByRole('textbox', { name: 'Total pengembalian' })).toHaveValue(rupiah(kredit));
  await deposit.locator('input[type="file"]').first().setInputFiles(berkas.pdf('bukti.pdf'));
  await expect(deposit.getByRole('button', { name: 'Ganti file' })).toBeVisible();
  await simpan(petugas);
  await expect(petugas.getByText('Data pengembalian deposit berhasil disimpan')).toBeVisible();

  // The papers tell the same story.
  await pendaftar.bringToFront();
  await pendaftar.goto(`/pembayaran/detail?uuid=${uuid}`);
  const kembali = pendaftar.getByRole('region', { name: 'Pengembalian deposit', exact: true });
  await expect(kembali).toContainText('Sudah dikembalikan');
  await expect(kembali.getByText(rupiah(kredit))).toBeVisible();
  const terima = pendaftar.getByRole('button', { name: `Unduh tanda terima ${noInvoice}` });
  const kertas = async (tombol: Locator) => bacaTeks((await unduhPdf(pendaftar, tombol)).bytes);
  expect(await kertas(terima)).toMatch(/6\.000/);
  const ringkasan = await kertas(pendaftar.getByRole('button', { name: 'Ringkasan penggunaan' }));
  for (const kata of ['Etanol 96%', 'Buret', 'Spektrofotometer FTIR', '116.000'])
    expect(ringkasan).toContain(kata);
  const invoice = await kertas(pendaftar.getByRole('button', { name: `Unduh invoice ${noInvoice}` }));
  for (const kata of [noInvoice, 'Invoice ini sudah lunas', '122.000']) expect(invoice).toContain(kata);
  await expect(pendaftar).toHaveURL(/\/pembayaran$/);
});
