import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import type { CetakInvoicePenelitian, InvoiceDaftar, UangPenelitian } from '#domain/pembayaran/penelitian.ts';
import type { InvoicePenelitian, PembayaranPenelitian } from '#domain/pembayaran/schema.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';
const laboran = 'laboran@kampus.example';
const dosen = 'dosen@kampus.example';

let uji: ServerUji;
let uang: ReturnType<typeof uangPenelitian>;
/** A payment officer of laboratory 4 alone. */
let petugasLain: string;
/** In the order they were registered; the first is dosen@'s at another laboratory. */
let milikDosen: Awaited<ReturnType<typeof uang.berinvoice>>;
let lunas: typeof milikDosen;
let diperiksa: typeof milikDosen;
let batal: typeof milikDosen;
beforeAll(async () => {
  uji = await createTestServer();
  uang = uangPenelitian(uji);
  petugasLain = await petugasDari(uji, 4);
  const bernama = (judul: string, kode: 1 | 2 | 3 | 4, lain: object = {}) => {
    uji.jam.maju(60_000);
    return uang.berinvoice(kode, 100, { judul, ...lain });
  };
  milikDosen = await bernama('Uji antioksidan kunyit', 1, { as: dosen, lab: 4 });
  lunas = await bernama('Nanopartikel 100%', 3);
  diperiksa = await bernama('Isolasi alkaloid', 2);
  batal = await bernama('Formulasi gel', 4);
  uji.jam.maju(60_000);
  await uang.baru({ judul: 'Belum dipakai' });
});
afterAll(() => uji.close());

const minta = <T>(query: string, as: string) =>
  uji.request<T>('GET', `/api/research-payment${query}`, { as });
const judul = async (query: string, as: string) =>
  (await minta<{ judul: string }[]>(query, as)).data.map((satu) => satu.judul);

describe('[API-082, PAY-01] a registrant’s payments of research', () => {
  test('[GAP-33, GAP-134] own ones alone, newest first, each with its standing', async () => {
    const { data, meta } = await minta<UangPenelitian[]>('', pendaftar);
    expect(data.map((satu) => [satu.judul, satu.statusPembayaran, satu.totalTagihanBelumTerbayar])).toEqual([
      ['Belum dipakai', '-', 0],
      ['Formulasi gel', 'Belum lunas', 100_000],
      ['Isolasi alkaloid', 'Verifikasi pembayaran', 100_000],
      ['Nanopartikel 100%', 'Terbayar lunas', 0],
    ]);
    expect(meta!.total).toBe(4);
    expect(data[1]!.prosesSelanjutnya).toBe('Pembuatan invoice');
    expect(await judul('', dosen)).toEqual(['Uji antioksidan kunyit']);
    for (const as of [kalab, petugas, admin]) expect(await judul('', as), as).toEqual([]); // GAP-82
  });

  test('[GAP-70] by laboratory, by kind, by what stands in the row, in pages', async () => {
    expect(await judul('?id_laboratorium=7', pendaftar)).toHaveLength(4);
    expect(await judul('?id_laboratorium=4', pendaftar)).toEqual([]);
    expect(await judul('?search=ALKALOID', pendaftar)).toEqual(['Isolasi alkaloid']);
    expect(await judul(`?search=${lunas.invoice.noInvoice}`, pendaftar)).toEqual(['Nanopartikel 100%']);
    expect(await judul('?id_jenis_penggunaan=1', pendaftar)).toHaveLength(4);
    expect(await judul('?id_jenis_penggunaan=2', pendaftar)).toEqual([]);
    expect(await judul('?id_jenis_penelitian=2', pendaftar)).toEqual([]); // CONF-16
    expect(await judul('?page=2&per_page=3', pendaftar)).toEqual(['Nanopartikel 100%']);
  });

  test('[GAP-134] the filter by standing gives what stands so', async () => {
    const { data: semua } = await minta<UangPenelitian[]>('', pendaftar);
    for (const kode of [0, 1, 2, 3]) {
      const { data, meta } = await minta<UangPenelitian[]>(`?id_status_pembayaran=${kode}`, pendaftar);
      expect(data, String(kode)).toEqual(semua.filter((satu) => satu.kdStatusPembayaran === kode));
      expect([data.length, meta!.total], String(kode)).toEqual([1, 1]);
    }
  });
});

describe('[PAY-18, PAY-19, PAY-20] the officers’ list of invoices', () => {
  const semua = (query = '', as = petugas) => minta<InvoiceDaftar[]>(`?flag_officer=1${query}`, as);
  const judulDari = async (query: string, as = petugas) =>
    (await semua(query, as)).data.map((satu) => satu.judul);

  test('of the own laboratories, newest first, as its columns show them; Admin reads those of all', async () => {
    const { data, meta } = await semua();
    expect([meta!.total, data.map((satu) => satu.judul)]).toEqual([
      4,
      ['Formulasi gel', 'Isolasi alkaloid', 'Nanopartikel 100%', 'Uji antioksidan kunyit'],
    ]);
    expect(data.at(-1)).toMatchObject({
      uuidPenelitian: milikDosen.uuid,
      user: { nama: 'Prof. Dr. apt. Endang Sulistyowati' },
      jenisPenggunaan: 'Penelitian',
      noInvoice: milikDosen.invoice.noInvoice,
      totalTagihan: 100_000,
      statusPembayaran: 'Belum lunas',
      namaLaboratorium: 'Kimia Farmasi',
    });
    expect((await semua('', admin)).data).toEqual(data);
    expect(await judulDari('', petugasLain)).toEqual(['Uji antioksidan kunyit']);
    expect(await judulDari('&id_laboratorium=7', petugasLain)).toEqual([]);
  });

  test('[GAP-70] by laboratory, standing, name, title and number; in pages', async () => {
    expect(await judulDari('&id_laboratorium=4')).toEqual(['Uji antioksidan kunyit']);
    expect(await judulDari('&id_status_pembayaran=4')).toEqual(['Formulasi gel']);
    expect(await judulDari('&search=endang')).toEqual(['Uji antioksidan kunyit']);
    expect(await judulDari('&search=nano')).toEqual(['Nanopartikel 100%']);
    expect(await judulDari(`&search=${batal.invoice.noInvoice.toLowerCase()}`)).toEqual(['Formulasi gel']);
    expect(await judulDari('&id_jenis_penggunaan=2')).toEqual([]);
    const halaman = await semua('&page=2&per_page=3');
    expect([halaman.data.length, halaman.meta]).toEqual([1, { total: 4, page: 2, perPage: 3 }]);
  });

  test('[PAY-19, GAP-111] the history has the invoices of tests as well, each in the shape of its kind, and filters by it', async () => {
    const alur = layanan(uji);
    uji.jam.maju(60_000);
    const tes = await alur.sampai(5);
    const riwayat = (query = '', as = petugas) =>
      minta<(InvoiceDaftar | InvoicePengujian)[]>(`?flag_officer=1&flag_riwayat=1${query}`, as);
    const { data, meta } = await riwayat();
    expect(meta!.total).toBe(5);
    expect(data[0]).toMatchObject({ uuidPengujian: tes.uuid, jenisPenggunaan: 'Pengujian', jenis: 'dp' });
    expect(data[1]).toMatchObject({ uuidPenelitian: batal.uuid, jenisPenggunaan: 'Penelitian' });
    expect((await riwayat('&id_jenis_penggunaan=2')).data).toEqual([data[0]]);
    expect((await riwayat('&id_jenis_penggunaan=1')).data).toEqual((await semua()).data);
    expect((await riwayat('&id_jenis_penggunaan=9')).data).toEqual([]);
    expect((await riwayat('', petugasLain)).data.map((satu) => satu.judul)).toEqual([
      'Uji antioksidan kunyit',
    ]);
    expect((await riwayat('', kalab)).status).toBe(403);
  });

  test('[GAP-151] what waits for the officer, never what is their own; nothing waits for Admin here', async () => {
    expect(await judulDari('&menunggu=1')).toEqual(['Isolasi alkaloid']);
    expect(await judulDari('&menunggu=1', petugasLain)).toEqual([]);
    expect(await judulDari('&menunggu=1', admin)).toEqual([]);
    const pemilik = (email: string) =>
      uji.server.db.execute(
        `update pendaftaran set pendaftar_id = (select id from pengguna where email = '${email}') where id = '${diperiksa.uuid}'`,
      );
    await pemilik(petugas);
    const sendiri = await judulDari('&menunggu=1');
    await pemilik(pendaftar);
    expect(sendiri).toEqual([]);
  });

  test.each([pendaftar, kalab, laboran, dosen])('[GAP-98, GAP-63] is not for %s: 403', async (as) => {
    expect((await semua('', as)).status).toBe(403);
  });
});

describe('[API-084, API-086, API-088, API-092, DATA-50] the money of one research', () => {
  test('by its uuid: sums, bills with their lines, invoices with who pays', async () => {
    const { data } = await minta<UangPenelitian>(`?uuid=${lunas.uuid}`, pendaftar);
    expect(data).toMatchObject({
      uuid: lunas.uuid,
      uuidPenelitian: lunas.uuid,
      totalTagihan: 100_000,
      totalTagihanTerbayar: 100_000,
      kredit: 0,
      idJenisPembiayaan: 1,
      invoice: [{ pembiayaan: { idJenisPembiayaan: 1 } }],
    });
    const tagihan = await minta<PembayaranPenelitian['tagihan']>(
      `/bill?uuid_penelitian=${lunas.uuid}&search=metanol`,
      pendaftar,
    );
    expect(tagihan.data).toEqual(data.tagihan);
    expect(tagihan.data).toMatchObject([
      { namaTagihan: 'Penambahan penggunaan', totalTagihan: 100_000, rincian: [{ jlhPenggunaan: 100 }] },
    ]);
    const invoice = (search: string) =>
      minta<InvoicePenelitian[]>(`/invoice?uuid_penelitian=${lunas.uuid}&search=${search}`, pendaftar);
    expect((await invoice('inv/pn')).data).toEqual(data.invoice);
    expect((await invoice('tidak ada')).data).toEqual([]);
    const detail = await minta<InvoiceDaftar>(`/invoice/detail?uuid=${lunas.invoice.uuid}`, petugas);
    const [baris] = (await minta<InvoiceDaftar[]>('?flag_officer=1&search=nano', petugas)).data;
    expect(detail.data).toEqual({
      ...baris,
      research: {
        user: { ...baris!.user, kdProgramStudi: null },
        usageType: { id: 1, jenisPenggunaan: 'Penelitian' },
        judul: 'Nanopartikel 100%',
      },
    });
  });

  test('[PAY-27, DATA-14, DATA-15] an invoice to print: the one named, else the one in force', async () => {
    const cetak = (query: string, as = pendaftar) =>
      minta<CetakInvoicePenelitian>(`/invoice/print?${query}`, as);
    const riset = await uang.berinvoice(3);
    await uang.koreksi(riset, riset.penambahan, 70);
    const { data } = await uang.catat(riset, 50);
    await uang.buat(riset.uuid, [data.pembayaran.tagihan.at(-1)!.uuid]);
    expect((await cetak(`uuid=${riset.uuid}`)).data).toMatchObject({
      namaLaboratorium: 'LPOMK',
      idRegistrasi: 'REG-2025-00009',
      noInduk: '21613045',
      nama: 'Rizky Aditya Pratama',
      status: 'Mahasiswa',
      besarInvoice: 50_000,
      potonganDeposit: 30_000,
      totalTagihan: 20_000,
      invoiceDetail: [{ namaBarang: 'Metanol p.a.', satuan: 'mL', jlhPenggunaan: 50, hargaTotal: 50_000 }],
    });
    const pertama = `uuid=${riset.uuid}&no_invoice=${riset.invoice.noInvoice}`;
    expect((await cetak(pertama)).data).toMatchObject({ besarInvoice: 100_000, potonganDeposit: 0 });
    expect((await cetak(`uuid=${riset.uuid}&no_invoice=${lunas.invoice.noInvoice}`)).status).toBe(404);
    expect((await cetak(`uuid=${(await uang.baru()).uuid}`)).status).toBe(404);
    // Not to stand in the lists of other tests.
    await uji.server.db.update(pendaftaran).set({ judul: 'Lain' }).where(eq(pendaftaran.id, riset.uuid));
  });

  test('[GAP-63, GAP-97, GAP-111] to its owner, the officers of its laboratory and Admin alone', async () => {
    const { uuid, invoice } = lunas;
    for (const query of [
      `?uuid=${uuid}`,
      `/bill?uuid_penelitian=${uuid}`,
      `/invoice?uuid_penelitian=${uuid}`,
      `/invoice/detail?uuid=${invoice.uuid}`,
      `/invoice/print?uuid=${uuid}`,
    ])
      for (const [as, status] of [
        [pendaftar, 200],
        [petugas, 200],
        [laboran, 200],
        [admin, 200],
        [petugasLain, 403],
        ['kalab2@kampus.example', 403],
        [dosen, 404],
      ] as const)
        expect((await minta(query, as)).status, `${query} ${as}`).toBe(status);
    expect((await minta(`?flag_officer=1&uuid=${uuid}`, pendaftar)).status).toBe(403); // GAP-98
    expect((await minta(`/bill?flag_officer=1&uuid_penelitian=${uuid}`, pendaftar)).status).toBe(403);
  });
});

test('[GAP-101, GAP-134] a correction to less is nothing to make an invoice of, to the filter neither', async () => {
  expect((await uang.koreksi(lunas, lunas.penambahan, 60)).status).toBe(201);
  for (const [kode, ada] of [
    [1, false],
    [3, true],
  ] as const) {
    const { data } = await minta<UangPenelitian[]>(`?id_status_pembayaran=${kode}`, pendaftar);
    expect([kode, data.some(({ uuid }) => uuid === lunas.uuid)]).toEqual([kode, ada]);
  }
});
