import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { UangPenelitian } from '#domain/pembayaran/penelitian.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { masukApi } from './support/api.ts';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { berkas, fakta, simpan, unduhPdf } from './support/layanan.ts';
import { industri, mahasiswa, rupiah } from './support/pendaftar.ts';
import { putuskan, sambungkan } from './support/perangkat.ts';
import { expect, lihatLagi } from './support/uji.ts';

const test = testDenganSatuServer();
const petugas = 'petugas@kampus.example';

test('[PAY-03, PAY-07, PAY-08, PAY-09, PAY-22, PAY-25] bills become an invoice on a phone, its proof is sent when the server is back, and its paper says that it is paid', async ({
  tab,
  proses,
}) => {
  const api = await masukApi(proses.url, mahasiswa);
  const baca = async () =>
    (await api.panggil('GET', '/research-payment?perPage=100')).data as UangPenelitian[];
  const bisa = ({ flagSudahInvoice }: UangPenelitian['tagihan'][number]) => flagSudahInvoice === 0;
  const penelitian = (await baca()).find(({ tagihan }) => tagihan.filter(bisa).length > 1)!;
  const { uuid } = penelitian;
  const [satu, dua] = penelitian.tagihan.filter(bisa) as [
    UangPenelitian['tagihan'][0],
    UangPenelitian['tagihan'][0],
  ];
  const jumlah = satu.totalTagihan + dua.totalTagihan;
  const invoice = async () => (await baca()).find((lain) => lain.uuid === uuid)!.invoice.at(-1)!;

  const page = await tab(mahasiswa, 'ponsel');
  await page.goto(`/pembayaran/detail?uuid=${uuid}`);
  await expect(page.getByRole('tablist', { name: 'Rincian pembayaran' }).getByRole('tab')).toHaveText([
    `Buat invoice (${penelitian.tagihan.filter(bisa).length})`,
    'Riwayat invoice',
  ]);
  const buat = page.getByRole('button', { name: 'Buat invoice', exact: true });
  await expect(buat).toBeDisabled();
  const tagihan = page.getByRole('group', { name: 'Tagihan yang dibuatkan invoice' }).getByRole('listitem');
  await expect(tagihan).toHaveCount(penelitian.tagihan.filter(bisa).length);
  await tagihan.nth(0).getByRole('checkbox').check();
  await tagihan.nth(1).getByRole('checkbox').check();
  await expect(fakta(page, 'Yang harus dibayar, 2 tagihan')).toHaveText(rupiah(jumlah));
  await periksa(page, 'buat invoice penelitian');
  await simpan(page, 'Buat invoice');
  await expect(page.getByText('Data invoice berhasil disimpan')).toBeVisible();
  const { noInvoice, uuid: uuidInvoice } = await invoice();
  await expect(page.getByRole('heading', { name: noInvoice })).toBeVisible();

  putuskan(page);
  await page.getByRole('button', { name: `Kirim bukti ${noInvoice}` }).click();
  const bukti = page.getByRole('dialog', { name: 'Kirim bukti pembayaran' });
  await bukti.getByRole('textbox', { name: 'Nomor rekening' }).fill('0123456789');
  await bukti.getByRole('textbox', { name: 'Nama bank' }).fill('Bank Contoh');
  await bukti.getByRole('textbox', { name: 'Nama pemilik rekening' }).fill('Rizky Aditya Pratama');
  await bukti.locator('input[type="file"]').first().setInputFiles(berkas.pdf('bukti.pdf'));
  await expect(bukti.getByRole('button', { name: 'Ganti file' })).toBeVisible();
  await simpan(page);
  await expect(bukti).toHaveCount(0);
  await expect(fakta(page, 'Bukti menunggu dikirim')).toHaveText(rupiah(jumlah));
  await sambungkan(page);
  await expect.poll(async () => (await invoice()).statusPayment.kdStatusPembayaran).toBe(2);

  const meja = await tab(petugas, 'laptop');
  await meja.goto(`/petugas-pembayaran-pembayaran?invoice=${uuidInvoice}`);
  const dialog = meja.getByRole('dialog', { name: 'Verifikasi pembayaran' });
  await expect(fakta(dialog, 'Total tagihan')).toHaveText(rupiah(jumlah));
  await periksa(meja, 'verifikasi pembayaran penelitian');
  await dialog.getByRole('radio', { name: 'Terbayar lunas' }).check();
  await simpan(meja);
  await expect(meja.getByText('Verifikasi pembayaran berhasil disimpan')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const baris = meja.getByRole('row').filter({ hasText: noInvoice });
  await expect(baris).toContainText('Terbayar lunas');
  await expect(baris.getByRole('link', { name: /^Verifikasi/ })).toHaveCount(0);

  const kartu = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: noInvoice }) });
  await lihatLagi(page);
  await expect(kartu.getByText('Terbayar lunas')).toBeVisible();
  putuskan(page);
  const { bytes } = await unduhPdf(page, kartu.getByRole('button', { name: `Unduh invoice ${noInvoice}` }));
  const teks = await bacaTeks(bytes);
  for (const kata of [noInvoice, 'LUNAS', satu.rincian[0]!.namaBarang, dua.rincian[0]!.namaBarang])
    expect(teks).toContain(kata);
  await sambungkan(page);
});

test('[PAY-05, REFUND-13, REFUND-14, GAP-145] a deposit goes back with a PDF as its proof, and its registrant sees it whichever tab is open', async ({
  tab,
  proses,
}) => {
  const api = await masukApi(proses.url, petugas);
  const daftar = '/return-deposit?flag_officer=1&id_jenis_penggunaan=1&perPage=100';
  const semua = (await api.panggil('GET', daftar)).data as Pengembalian[];
  const milik = (await (await masukApi(proses.url, industri)).panggil('GET', '/research-payment?perPage=100'))
    .data as UangPenelitian[];
  const kembali = semua.find(
    ({ kdStatusPengembalian, uuidPendaftaran }) =>
      kdStatusPengembalian === 1 && milik.some(({ uuid }) => uuid === uuidPendaftaran),
  )!;

  const meja = await tab(petugas, 'laptop');
  await meja.goto(`/pengembalian-deposit-petugas-pembayaran?pengembalian=${kembali.uuid}`);
  const dialog = meja.getByRole('dialog', { name: 'Pengembalian deposit' });
  await expect(dialog.getByRole('textbox', { name: 'Total pengembalian' })).toHaveValue(
    rupiah(kembali.nominalPengembalian),
  );
  await expect(dialog).toContainText('Maks 5MB');
  await dialog.locator('input[type="file"]').first().setInputFiles(berkas.pdf('bukti.pdf'));
  await expect(dialog.getByRole('button', { name: 'Ganti file' })).toBeVisible();
  await simpan(meja);
  await expect(meja.getByText('Data pengembalian deposit berhasil disimpan')).toBeVisible();

  const page = await tab(industri, 'ponsel');
  await page.goto(`/pembayaran/detail?uuid=${kembali.uuidPendaftaran}`);
  const ringkas = page.getByRole('region', { name: 'Pengembalian', exact: true });
  await expect(ringkas).toContainText('Sudah dikembalikan');
  await expect(ringkas.getByText(rupiah(kembali.nominalPengembalian))).toBeVisible();
  await page.getByRole('tab', { name: 'Pengembalian deposit' }).click();
  const { bytes } = await unduhPdf(page, page.getByRole('button', { name: /^Unduh tanda terima/ }));
  expect(await bacaTeks(bytes)).toContain(kembali.noInvoice!);
});
