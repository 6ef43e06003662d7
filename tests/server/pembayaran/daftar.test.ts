import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  CetakInvoiceSchema,
  InvoicePengujian,
  PembayaranPengujianSchema,
} from '#domain/pembayaran/endpoints.ts';
import type { Invoice, Pembayaran } from '#domain/pembayaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import type { z } from 'zod';

type PembayaranPengujian = z.output<typeof PembayaranPengujianSchema>;
type CetakInvoice = z.output<typeof CetakInvoiceSchema>;

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
/** In the order they were registered: one of dosen@ at another laboratory, then mahasiswa@'s. */
let milikDosen: Pengujian;
let menunggu: Pengujian;
let dibayar: Pengujian;
let ditolak: Pengujian;
let lunas: Pengujian;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  const { air, lain } = await katalog(uji);
  const bernama = async (nama: string, kode: number, uji1 = air, as = pendaftar) => {
    uji.jam.maju(60_000);
    return alur.sampai(
      kode,
      { sampel: [sampelDaftar([{ id_pengujian_parameter_uji: uji1 }], { nama })] },
      as,
    );
  };
  milikDosen = await bernama('Minyak atsiri', 5, lain, 'dosen@kampus.example');
  menunggu = await bernama('Kapsul kunyit', 5);
  dibayar = await bernama('Krim pencerah', 5);
  await alur.bayar(dibayar.uuid);
  ditolak = await bernama('Madu hutan', 5);
  await alur.verifikasi(ditolak.uuid, 0);
  lunas = await bernama('Sirup 100%', 10);
});
afterAll(() => uji.close());

const daftar = async <T>(query: string, as: string) =>
  uji.request<T>('GET', `/api/test-payment${query}`, { as });
const judul = async (query: string, as: string) =>
  (await daftar<{ judul: string }[]>(query, as)).data.map((satu) => satu.judul);
const nomor = ({ pembayaran }: Pengujian, at = 0) => pembayaran.invoice[at]!.noInvoice;

describe('[API-083, PAY-01] a registrant’s payments', () => {
  test('own ones alone, newest first, each with its standing', async () => {
    const { data } = await daftar<PembayaranPengujian[]>('', pendaftar);
    expect(data.map((satu) => [satu.judul, satu.statusPembayaran, satu.totalTagihanBelumTerbayar])).toEqual([
      ['Sirup 100%', 'Terbayar lunas', 0],
      ['Madu hutan', '-', 0], // GAP-134
      ['Krim pencerah', 'Verifikasi pembayaran', 75_001],
      ['Kapsul kunyit', 'Belum lunas', 75_001],
    ]);
    expect(await judul('', kalab)).toEqual([]); // GAP-82
    expect(await judul('', 'dosen@kampus.example')).toEqual(['Minyak atsiri']);
  });

  test('[GAP-70] by laboratory, by standing, by what stands in the row, in pages', async () => {
    expect(await judul('?id_laboratorium=7', pendaftar)).toHaveLength(4);
    expect(await judul('?id_laboratorium=4', pendaftar)).toEqual([]);
    expect(await judul('?id_status_pembayaran=2', pendaftar)).toEqual(['Krim pencerah']);
    expect(await judul('?search=KUNYIT', pendaftar)).toEqual(['Kapsul kunyit']);
    expect(await judul(`?search=${nomor(lunas)}`, pendaftar)).toEqual(['Sirup 100%']);
    expect(await judul(`?search=${encodeURIComponent('100%')}`, pendaftar)).toEqual(['Sirup 100%']);
    const halaman = await daftar<PembayaranPengujian[]>('?page=2&per_page=3', pendaftar);
    expect([halaman.data.map((satu) => satu.judul), halaman.meta]).toEqual([
      ['Kapsul kunyit'],
      { total: 4, page: 2, perPage: 3 },
    ]);
  });

  test('[API-085, API-087, GAP-95] one submission’s bills and invoices, by the uuid of the submission', async () => {
    const satu = await daftar<PembayaranPengujian>(`?uuid=${lunas.uuid}`, pendaftar);
    expect(satu.data).toMatchObject({
      uuid: lunas.uuid,
      uuidPengujian: lunas.uuid,
      totalTagihan: 75_001,
      totalTagihanDp: 37_501,
      totalTagihanTerbayar: 75_001,
      user: { nama: 'Rizky Aditya Pratama' },
    });
    const tagihan = await daftar<Pembayaran['tagihan']>(`/bill?uuid=${lunas.uuid}`, pendaftar);
    expect(tagihan.data.map(({ namaTagihan, totalTagihan }) => [namaTagihan, totalTagihan])).toEqual([
      ['DP 50%', 37_501],
      ['Pelunasan', 37_500],
    ]);
    const invoice = (query: string) =>
      daftar<Invoice[]>(`/invoice?uuid_pengujian=${lunas.uuid}${query}`, pendaftar);
    expect((await invoice('')).data).toEqual(lunas.pembayaran.invoice);
    expect((await invoice(`&no_invoice=${nomor(lunas, 1)}`)).data.map(({ jenis }) => jenis)).toEqual([
      'pelunasan',
    ]);
    expect((await invoice('&search=tidak-ada')).data).toEqual([]);
  });
});

describe('[PAY-15, PAY-16] Admin’s list of invoices', () => {
  const semua = (query = '') => daftar<InvoicePengujian[]>(`?flag_officer=1${query}`, admin);

  test('everybody’s, newest first, as its columns show them', async () => {
    const { data, meta } = await semua();
    expect(meta!.total).toBe(6);
    expect(data.at(-1)).toMatchObject({
      uuidPengujian: milikDosen.uuid,
      user: { nama: 'Prof. Dr. apt. Endang Sulistyowati' },
      judul: 'Minyak atsiri',
      noInvoice: nomor(milikDosen),
      totalTagihan: 30_000,
      statusPembayaran: 'Belum lunas',
      namaLaboratorium: 'Kimia Farmasi',
    });
    expect(data.map((satu) => satu.createdAt)).toEqual(
      data
        .map((satu) => satu.createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  test('by laboratory, by standing, by name, sample and number; in pages', async () => {
    const judulDari = async (query: string) => (await semua(query)).data.map((satu) => satu.judul);
    expect(await judulDari('&id_laboratorium=4')).toEqual(['Minyak atsiri']);
    expect(await judulDari('&id_status_pembayaran=2')).toEqual(['Krim pencerah']);
    expect(await judulDari('&id_status_pembayaran=4')).toEqual(['Madu hutan']);
    expect(await judulDari('&search=endang')).toEqual(['Minyak atsiri']);
    expect(await judulDari('&search=krim')).toEqual(['Krim pencerah']);
    expect(await judulDari(`&search=${nomor(menunggu).toLowerCase()}`)).toEqual(['Kapsul kunyit']);
    const halaman = await semua('&page=2&per_page=4');
    expect([halaman.data.length, halaman.meta]).toEqual([2, { total: 6, page: 2, perPage: 4 }]);
  });

  test.each([pendaftar, kalab, 'laboran@kampus.example', 'petugas@kampus.example'])(
    '[GAP-98, GAP-63] is not for %s: 403',
    async (as) => {
      expect((await daftar('?flag_officer=1', as)).status).toBe(403);
    },
  );

  test('[GAP-98] a registrant who says flag_officer is refused wherever the parameter is', async () => {
    for (const query of [
      `?flag_officer=1&uuid=${lunas.uuid}`,
      `/invoice?flag_officer=1&uuid_pengujian=${lunas.uuid}`,
    ]) {
      expect((await daftar(query, pendaftar)).status, query).toBe(403);
      expect((await daftar(query, admin)).status, query).toBe(200);
      expect((await daftar(query, kalab)).status, query).toBe(200);
    }
  });
});

describe('[API-093, PAY-27] an invoice to print', () => {
  const cetak = (query: string, as = pendaftar) => daftar<CetakInvoice>(`/invoice/print?${query}`, as);

  test('the one named, else the one in force', async () => {
    expect((await cetak(`uuid=${lunas.uuid}&no_invoice=${nomor(lunas)}`)).data).toMatchObject({
      noInvoice: nomor(lunas),
      namaLaboratorium: 'LPOMK',
      idRegistrasi: 'REG-2025-00009',
      noInduk: '21613045',
      nama: 'Rizky Aditya Pratama',
      status: 'Mahasiswa',
      statusPayment: { statusPembayaran: 'Terbayar lunas' },
      besarInvoice: 37_501,
      potonganDeposit: 0,
      totalTagihan: 37_501,
      invoiceDetailTest: [{ namaParameterUji: 'Kadar air', hargaTotal: 75_001 }],
      pengembalian: [],
    });
    expect((await cetak(`uuid=${lunas.uuid}`)).data.noInvoice).toBe(nomor(lunas, 1));
    expect((await cetak(`uuid=${ditolak.uuid}`)).data.statusPayment.statusPembayaran).toBe('Dibatalkan');
  });

  test('none there: 404; another’s: as for the submission', async () => {
    const { uuid } = await alur.sampai(1);
    expect((await cetak(`uuid=${uuid}`)).status).toBe(404);
    expect((await cetak(`uuid=${lunas.uuid}&no_invoice=${nomor(menunggu)}`)).status).toBe(404);
    expect((await cetak(`uuid=${milikDosen.uuid}`)).status).toBe(404);
    expect((await cetak(`uuid=${lunas.uuid}`, 'kalab2@kampus.example')).status).toBe(403);
    expect((await cetak(`uuid=${lunas.uuid}`, kalab)).status).toBe(200);
    expect((await cetak('')).status).toBe(422);
  });
});

// Last, for what it registers is in everybody's lists.
test('[GAP-134] the filter by standing gives what stands so, at every code of a submission', async () => {
  for (const kode of [1, 6, 8, 9, 14, 15, 16]) await alur.sampai(kode);
  await alur.bayar((await alur.sampai(9)).uuid);
  const { data: semua } = await daftar<PembayaranPengujian[]>('', pendaftar);
  const standing = new Set(semua.map(({ kdStatusPembayaran }) => kdStatusPembayaran));
  expect(standing).toEqual(new Set([0, 1, 2, 3]));
  for (const kode of standing) {
    const { data, meta } = await daftar<PembayaranPengujian[]>(`?id_status_pembayaran=${kode}`, pendaftar);
    const cocok = semua.filter(({ kdStatusPembayaran }) => kdStatusPembayaran === kode);
    expect(data, String(kode)).toEqual(cocok);
    expect(meta?.total).toBe(cocok.length);
  }
});
