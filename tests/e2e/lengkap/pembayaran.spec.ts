import type { Page } from '@playwright/test';
import type { UangPenelitian } from '#domain/penelitian/pembayaran.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { bacaQr } from '#tests/pdf/baca-qr.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { fakta, simpan, unduhPdf } from '#tests/e2e/support/layanan.ts';
import { hari, industri, keliru, mahasiswa, milikBernama, rupiah } from '#tests/e2e/support/pendaftar.ts';
import { asal, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';
import { admin } from '#tests/support/layanan.ts';

const test = testDenganSatuServer();

const bagian = (page: Page, judul: string) => page.getByRole('region', { name: judul, exact: true });
const bilah = (page: Page) => page.getByRole('tablist', { name: 'Rincian pembayaran' }).getByRole('tab');
const tombolBukti = (page: Page) => page.getByRole('button', { name: /^Kirim bukti/ });
test('[PAY-10, PAY-14, GAP-32] half is asked first; a proof is sent while the invoice is unpaid, also again after a refusal, never otherwise', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const { uuid } = await alur.baru('Teh hitam celup', 5);
  const { data } = await alur.baca(uuid);
  const total = data.bill.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);
  const separuh = rupiah(Math.ceil(total / 2));
  const page = await tab(mahasiswa, 'ponsel');
  const buka = async (status: string) => {
    await page.goto(`/pembayaran/detail?uuid=${uuid}`);
    await expect(page.getByRole('tabpanel').getByText(status, { exact: true })).toBeVisible();
  };

  await buka('Belum lunas');
  await expect(fakta(bagian(page, 'Ringkasan'), 'Total tagihan')).toHaveText(rupiah(total));
  await expect(fakta(bagian(page, 'Ringkasan'), 'DP 50%')).toHaveText(separuh);
  await expect(fakta(bagian(page, 'Rekening pembayaran'), 'Jumlah transfer')).toContainText(/^Rp/);
  await expect(page.getByRole('heading', { name: /^Bayar DP 50% Rp/ })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText(separuh)).toBeVisible();
  await tombolBukti(page).last().click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Total' })).toHaveValue(separuh);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(keliru(page).first()).toBeVisible();
  await periksa(page, 'bukti dengan isian keliru');

  await alur.bayar(uuid);
  await buka('Verifikasi pembayaran');
  await expect(tombolBukti(page)).toHaveCount(0);
  await alur.putuskanBayar(uuid, 0, { catatan: 'Nominal pada bukti berbeda' });
  await buka('Belum lunas');
  await expect(page.getByText('Nominal pada bukti berbeda').first()).toBeVisible();
  await tombolBukti(page).last().click();
  await expect(page.getByRole('dialog', { name: 'Kirim bukti pembayaran' })).toBeVisible();
  await alur.lunasi(uuid);
  await buka('Terbayar lunas');
  await expect(tombolBukti(page)).toHaveCount(0);
});

test('[PAY-28, PAY-29] a number that the officer gives an unpaid invoice stands before the account, and is copied', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const { uuid } = await alur.baru('Seduhan jahe merah', 5);
  const petugas = await tab(admin, 'laptop');
  await petugas.goto('/pembayaran-pengujian?cari=Seduhan+jahe+merah');
  await petugas.locator('main tbody tr').getByRole('link').first().click();
  const dialog = petugas.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nomor pembayaran' }).fill('1234');
  await dialog.getByRole('button', { name: 'Simpan nomor' }).click();
  await expect(keliru(petugas).first()).toContainText('Nomor pembayaran berisi 8 sampai 24 angka.');
  await periksa(petugas, 'nomor pembayaran');
  await dialog.getByRole('textbox', { name: 'Nomor pembayaran' }).fill('8808 1234 5678 9012');
  await dialog.getByRole('button', { name: 'Simpan nomor' }).click();
  await expect(petugas.getByText('Nomor pembayaran berhasil disimpan')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const page = await tab(mahasiswa, 'ponsel');
  await page.goto(`/pembayaran/detail?uuid=${uuid}`);
  const cara = bagian(page, 'Rekening pembayaran');
  await expect(fakta(cara, 'Nomor virtual account')).toHaveText('8808 1234 5678 9012');
  await expect(cara.getByRole('term')).toHaveText([
    'Nomor virtual account',
    /^Nomor rekening/,
    /./,
    /./,
    /./,
  ]);
  await expect(cara.getByText(/^Jatuh tempo \d+ \p{L}+ \d{4}$/u)).toBeVisible();
  await page.context().grantPermissions(['clipboard-write']);
  await cara.getByRole('button', { name: 'Salin Nomor virtual account' }).click();
  await expect(cara.getByRole('button', { name: 'Tersalin Nomor virtual account' })).toBeVisible();
  // No page of ours may read what was copied (BEYOND-51): a person pastes it.
  await page.goto('/pembayaran');
  const cari = page.getByRole('searchbox', { name: /^Cari/ });
  await cari.press('ControlOrMeta+V');
  await expect(cari).toHaveValue('8808123456789012');
});

/** The only return of a payment page, all of it (REFUND-14). */
async function terlihat(page: Page, satu: Pengembalian): Promise<void> {
  const kartu = page.getByRole('tabpanel').getByRole('listitem');
  await expect(kartu).toHaveCount(1);
  await expect(kartu.getByRole('heading')).toHaveText(satu.noInvoice!);
  await expect(kartu).toContainText(satu.statusPengembalian);
  await expect(kartu).toContainText(satu.nama);
  await expect(kartu.getByText(rupiah(satu.nominalPengembalian))).toBeVisible();
  for (const [label, value] of [
    ['Jenis', 'Pengujian'],
    ['Judul atau nama sampel', `${satu.nomor} ${satu.judul}`],
    ['Tanggal pembayaran', hari(satu.tglPembayaran!)],
    ['Tanggal pengembalian', satu.tglPengembalian ? hari(satu.tglPengembalian) : '-'],
    ['Proses selanjutnya', satu.prosesSelanjutnya],
  ] as const)
    await expect(fakta(kartu, label), label).toHaveText(value);
}

test('[PAY-04, PAY-06, PAY-26, FILES-12, MSG-18, REFUND-14, GAP-145] people of the house have two tabs; an invoice is made on the phone itself, handed on by the sheet of its system, and leads back to the list', async ({
  tab,
  proses,
}) => {
  const satu = await milikBernama(proses.url, mahasiswa, 'Ekstrak kulit buah naga');
  const [kembali] = satu.pengembalian;
  const [dp] = satu.pembayaran.invoice;
  expect(kembali!.kdStatusPengembalian).toBe(2);
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto(`/pembayaran/detail?uuid=${satu.uuid}`);
  await expect(bilah(page)).toHaveText(['Riwayat invoice', 'Pengembalian dana (1)']);
  await page
    .getByRole('button', { name: /^Perbesar Bukti pembayaran/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Bukti pembayaran' })).toBeVisible();
  await periksa(page, 'bukti pembayaran');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await periksa(page, 'riwayat invoice');
  await bilah(page).nth(1).click();
  await terlihat(page, kembali!);
  await expect(page.getByText(/^Dikembalikan kepada/)).toBeVisible();
  await periksa(page, 'pengembalian dana');

  await bilah(page).first().click();
  const dibagikan = await lembarBagikan(page);
  putuskan(page);
  const bytes = await unduh(page, dp!.noInvoice);
  await expect(page).toHaveURL(/\/pembayaran$/);
  await page.getByRole('button', { name: 'Bagikan' }).click();
  await expect.poll(dibagikan).toEqual([[namaInvoice(dp!.noInvoice), 'application/pdf', bytes.byteLength]]);
  await expect(page.getByRole('link', { name: /^(Bayar|Lihat)/ }).first()).toBeVisible();
  await page.goto('/pembayaran/detail');
  await expect(page).toHaveURL(/\/pembayaran$/);

  expect(await bacaTeks(bytes)).toContain(dp!.noInvoice);
  expect(await bacaQr(bytes)).toBe(`${asal}/pembayaran/detail?uuid=${satu.uuid}`);
  await sambungkan(page);
});

/** A sheet that hands files on, which this browser's system lacks; gives what it was given. */
async function lembarBagikan(page: Page): Promise<() => Promise<unknown[]>> {
  const semua = await page.evaluateHandle(() => {
    const diberi: unknown[] = [];
    const share = ({ files = [] }: ShareData): Promise<void> => {
      diberi.push(...files.map(({ name, type, size }) => [name, type, size]));
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
    return diberi;
  });
  return () => semua.jsonValue();
}

const namaInvoice = (noInvoice: string): string => `Invoice ${noInvoice.replaceAll('/', '-')}.pdf`;

/** Downloads an invoice. */
async function unduh(page: Page, noInvoice: string): Promise<Uint8Array> {
  const { nama, bytes } = await unduhPdf(
    page,
    page.getByRole('button', { name: `Unduh invoice ${noInvoice}` }),
  );
  expect(nama).toBe(namaInvoice(noInvoice));
  return bytes;
}

test('[PAY-05, CONF-45, REFUND-14, GAP-145] people from outside have three tabs: bills that are invoices already, the invoices, and the deposits to come back', async ({
  tab,
  proses,
}) => {
  const satu = await milikBernama(proses.url, industri, 'Lipstik matte merah bata');
  const [kembali] = satu.pengembalian;
  expect(kembali!.kdStatusPengembalian).toBe(1);
  const page = await tab(industri, 'ponsel');
  await page.goto(`/pembayaran/detail?uuid=${satu.uuid}`);
  await expect(bilah(page)).toHaveText(['Buat invoice', 'Riwayat invoice', 'Pengembalian deposit (1)']);
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(
    satu.pembayaran.invoice.toReversed().map(({ noInvoice }) => noInvoice),
  );

  await bilah(page).first().click();
  const tagihan = page.getByRole('tabpanel').getByRole('listitem');
  await expect(tagihan).toHaveCount(satu.pembayaran.tagihan.length);
  for (const [ke, { namaTagihan, totalTagihan, flagSudahInvoice }] of satu.pembayaran.tagihan.entries()) {
    expect(flagSudahInvoice).toBe(1);
    await expect(tagihan.nth(ke)).toContainText(namaTagihan);
    await expect(tagihan.nth(ke)).toContainText('Sudah menjadi invoice');
    await expect(tagihan.nth(ke).getByText(rupiah(totalTagihan))).toBeVisible();
  }
  await expect(page.getByRole('tabpanel').locator('input, button')).toHaveCount(0);
  await periksa(page, 'buat invoice');
  await bilah(page).nth(2).click();
  await terlihat(page, kembali!);
  await periksa(page, 'pengembalian deposit');

  // Of a research it is in sight whichever tab is open.
  const api = await masukApi(proses.url, industri);
  const penelitian = (await api.panggil('GET', '/research-payment?perPage=100')).data as UangPenelitian[];
  const ditunggu = penelitian.find(({ pengembalian }) => pengembalian.length > 0)!;
  await page.goto(`/pembayaran/detail?uuid=${ditunggu.uuid}`);
  const ringkas = page.getByRole('region', { name: 'Pengembalian', exact: true });
  await expect(ringkas).toContainText(ditunggu.pengembalian[0]!.statusPengembalian);
  await expect(ringkas.getByText(rupiah(ditunggu.pengembalian[0]!.nominalPengembalian))).toBeVisible();
});

test('[PAY-07, PAY-08] two bills of a research are chosen for one invoice, which asks for their sum', async ({
  tab,
  proses,
}) => {
  const api = await masukApi(proses.url, mahasiswa);
  const semua = (await api.panggil('GET', '/research-payment?perPage=100')).data as UangPenelitian[];
  const bisa = ({ tagihan }: UangPenelitian) =>
    tagihan.filter(({ flagSudahInvoice }) => flagSudahInvoice === 0);
  const penelitian = semua.find((satu) => bisa(satu).length > 1)!;
  const [satu, dua] = bisa(penelitian);
  const jumlah = satu!.totalTagihan + dua!.totalTagihan;
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto(`/pembayaran/detail?uuid=${penelitian.uuid}`);
  const tagihan = page.getByRole('group', { name: 'Tagihan yang dibuatkan invoice' }).getByRole('listitem');
  await expect(tagihan).toHaveCount(bisa(penelitian).length);
  await tagihan.nth(0).getByRole('checkbox').check();
  await tagihan.nth(1).getByRole('checkbox').check();
  await expect(fakta(page, 'Yang harus dibayar, 2 tagihan')).toHaveText(rupiah(jumlah));
  await simpan(page, 'Buat invoice');
  await expect(page.getByText('Data invoice berhasil disimpan')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText(rupiah(jumlah)).first()).toBeVisible();
});

test('[look.md] who is connected is not told to connect: a payment that is not on the device has a wrong address', async ({
  tab,
}) => {
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto('/pembayaran/detail?uuid=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Pembayaran ini tidak dapat dibuka')).toBeVisible();
  await expect(page.getByText('Periksa alamatnya')).toBeVisible();
  putuskan(page);
  await expect(page.getByText('Sambungkan perangkat ke jaringan')).toBeVisible();
  await sambungkan(page);
});
