import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cetakDari, kepalaPembayaran } from '#domain/pengujian/cetak-invoice.ts';
import type {
  CetakInvoice,
  InvoicePengujian,
  PembayaranPengujianSchema,
} from '#domain/pengujian/pembayaran.ts';
import type { CetakInvoicePenelitian, InvoiceDaftar, UangPenelitian } from '#domain/penelitian/pembayaran.ts';
import type {
  Invoice,
  InvoicePenelitian,
  Pembayaran,
  PembayaranPenelitian,
} from '#domain/pembayaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';
import type { z } from 'zod';

const petugas = 'petugas@kampus.example';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let uang: ReturnType<typeof uangPenelitian>;
/** A payment officer of laboratory 4 alone. */
let petugasLain: string;
/** Paid, each with the money of a submission of its kind. */
let tesLunas: Pengujian;
let risetLunas: Awaited<ReturnType<typeof uang.berinvoice>>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  uang = uangPenelitian(uji);
  petugasLain = await petugasDari(uji, 4);
  const { air } = await katalog(uji);
  tesLunas = await alur.sampai(10, { sampel: [sampelDaftar([{ id_pengujian_parameter_uji: air }])] });
  risetLunas = await uang.berinvoice(3, 100, { judul: 'Nanopartikel 100%' });
});
afterAll(() => uji.close());

const minta = <T>(query: string, as: string) => uji.request<T>('GET', `/api/${query}`, { as });

describe('the money of one', () => {
  test('[API-085, API-087, GAP-95] test: sums, bills and invoices by the uuid of the submission', async () => {
    const { uuid, pembayaran } = tesLunas;
    const satu = await minta<z.output<typeof PembayaranPengujianSchema>>(
      `test-payment?uuid=${uuid}`,
      pendaftar,
    );
    expect(satu.data).toMatchObject({
      uuid,
      uuidPengujian: uuid,
      totalTagihan: 75_001,
      totalTagihanDp: 37_501,
      totalTagihanTerbayar: 75_001,
      user: { nama: 'Rizky Aditya Pratama' },
    });
    const tagihan = await minta<Pembayaran['tagihan']>(`test-payment/bill?uuid=${uuid}`, pendaftar);
    expect(tagihan.data.map(({ namaTagihan, totalTagihan }) => [namaTagihan, totalTagihan])).toEqual([
      ['DP 50%', 37_501],
      ['Pelunasan', 37_500],
    ]);
    const [dp, pelunasan] = pembayaran.invoice;
    for (const [query, ada] of [
      ['', [dp, pelunasan]],
      [`&no_invoice=${pelunasan!.noInvoice}`, [pelunasan]],
      ['&search=tidak-ada', []],
    ] as const)
      expect(
        (await minta<Invoice[]>(`test-payment/invoice?uuid_pengujian=${uuid}${query}`, pendaftar)).data,
      ).toEqual(ada);
  });

  test('[API-084, API-086, API-088, DATA-50] research: sums, bills with their lines, invoices with who pays', async () => {
    const { uuid, invoice } = risetLunas;
    const { data } = await minta<UangPenelitian>(`research-payment?uuid=${uuid}`, pendaftar);
    expect(data).toMatchObject({
      uuid,
      uuidPenelitian: uuid,
      totalTagihan: 100_000,
      totalTagihanTerbayar: 100_000,
      kredit: 0,
      idJenisPembiayaan: 1,
      invoice: [{ pembiayaan: { idJenisPembiayaan: 1 } }],
    });
    const satu = (query: string) =>
      minta<PembayaranPenelitian['tagihan'] | InvoicePenelitian[]>(`research-payment/${query}`, pendaftar);
    expect((await satu(`bill?uuid_penelitian=${uuid}&search=penambahan`)).data).toEqual(data.tagihan);
    expect(data.tagihan).toMatchObject([
      { namaTagihan: 'Penambahan penggunaan', totalTagihan: 100_000, rincian: [{ jlhPenggunaan: 100 }] },
    ]);
    expect((await satu(`invoice?uuid_penelitian=${uuid}&search=inv/pn`)).data).toEqual(data.invoice);
    for (const call of ['bill', 'invoice'])
      expect((await satu(`${call}?uuid_penelitian=${uuid}&search=tidak-ada`)).data).toEqual([]);
    const detail = await minta<InvoiceDaftar>(
      `research-payment/invoice/detail?uuid=${invoice.uuid}`,
      petugas,
    );
    const [baris] = (await minta<InvoiceDaftar[]>('research-payment?flag_officer=1&search=nano', petugas))
      .data;
    expect(detail.data).toEqual({
      ...baris,
      research: {
        user: { ...baris!.user, kdProgramStudi: null },
        usageType: { id: 1, jenisPenggunaan: 'Penelitian' },
        judul: 'Nanopartikel 100%',
      },
    });
  });

  test('[GAP-63, GAP-97, GAP-111] is for its owner, the officers of its laboratory and Admin alone', async () => {
    const tes = tesLunas.uuid;
    const { uuid, invoice } = risetLunas;
    for (const query of [
      `test-payment?uuid=${tes}`,
      `test-payment/bill?uuid=${tes}`,
      `test-payment/invoice?uuid_pengujian=${tes}`,
      `test-payment/invoice/print?uuid=${tes}`,
      `research-payment?uuid=${uuid}`,
      `research-payment/bill?uuid_penelitian=${uuid}`,
      `research-payment/invoice?uuid_penelitian=${uuid}`,
      `research-payment/invoice/detail?uuid=${invoice.uuid}`,
      `research-payment/invoice/print?uuid=${uuid}`,
    ])
      for (const [as, status] of [
        [pendaftar, 200],
        ['laboran@kampus.example', 200],
        [admin, 200],
        ['kalab2@kampus.example', 403],
        ['dosen@kampus.example', 404],
      ] as const)
        expect((await minta(query, as)).status, `${query} ${as}`).toBe(status);
    expect((await minta(`research-payment?uuid=${uuid}`, petugasLain)).status).toBe(403);
  });

  test('[GAP-98] a registrant who says flag_officer is refused wherever the parameter is', async () => {
    for (const query of [
      `test-payment?uuid=${tesLunas.uuid}`,
      `test-payment/invoice?uuid_pengujian=${tesLunas.uuid}`,
      `research-payment?uuid=${risetLunas.uuid}`,
      `research-payment/bill?uuid_penelitian=${risetLunas.uuid}`,
    ]) {
      expect((await minta(`${query}&flag_officer=1`, pendaftar)).status, query).toBe(403);
      expect((await minta(`${query}&flag_officer=1`, kalab)).status, query).toBe(200);
    }
  });
});

describe('[API-092, API-093, PAY-27, DATA-14] an invoice to print: the one named, else the one in force', () => {
  const cetak = <T = CetakInvoice>(query: string) => minta<T>(query, pendaftar);
  const pihak = {
    namaLaboratorium: 'LPOMK',
    idRegistrasi: 'REG-2025-00009',
    noInduk: '21613045',
    nama: 'Rizky Aditya Pratama',
    status: 'Mahasiswa',
  };

  test('of a test', async () => {
    const tes = `test-payment/invoice/print?uuid=${tesLunas.uuid}`;
    const [dp, pelunasan] = tesLunas.pembayaran.invoice;
    expect((await cetak(`${tes}&no_invoice=${dp!.noInvoice}`)).data).toMatchObject({
      ...pihak,
      noInvoice: dp!.noInvoice,
      besarInvoice: 37_501,
      totalTagihan: 37_501,
      invoiceDetailTest: [{ namaParameterUji: 'Kadar air', hargaTotal: 75_001 }],
    });
    // Made from the registrant's record or from Admin's row on a device, it holds the same.
    const { data } = await cetak(tes);
    expect(cetakDari(pelunasan!, kepalaPembayaran(tesLunas), [])).toEqual(data);
    const cari = `test-payment?flag_officer=1&search=${pelunasan!.noInvoice}`;
    const [baris] = (await minta<InvoicePengujian[]>(cari, admin)).data;
    expect(cetakDari(baris!, baris!, [])).toMatchObject(data);
    const batal = await alur.sampai(5);
    await alur.verifikasi(batal.uuid, 0);
    const satu = await cetak(`test-payment/invoice/print?uuid=${batal.uuid}`);
    expect(satu.data.statusPayment.statusPembayaran).toBe('Dibatalkan');
    expect((await cetak(`${tes}&no_invoice=${satu.data.noInvoice}`)).status).toBe(404);
    const { uuid } = await alur.sampai(1);
    expect((await cetak(`test-payment/invoice/print?uuid=${uuid}`)).status).toBe(404);
    expect((await cetak('test-payment/invoice/print')).status).toBe(422);
  });

  test('[DATA-15] of research', async () => {
    const riset = await uang.berinvoice(3);
    const cetakRiset = (lain = '', uuid = riset.uuid) =>
      cetak<CetakInvoicePenelitian>(`research-payment/invoice/print?uuid=${uuid}${lain}`);
    await uang.koreksi(riset, riset.penambahan, 70);
    const { data } = await uang.catat(riset, 50);
    await uang.buat(riset.uuid, [data.pembayaran.tagihan.at(-1)!.uuid]);
    expect((await cetakRiset()).data).toMatchObject({
      ...pihak,
      besarInvoice: 50_000,
      potonganDeposit: 30_000,
      totalTagihan: 20_000,
      invoiceDetail: [{ namaBarang: 'Metanol p.a.', satuan: 'mL', jlhPenggunaan: 50, hargaTotal: 50_000 }],
    });
    expect((await cetakRiset(`&no_invoice=${riset.invoice.noInvoice}`)).data.besarInvoice).toBe(100_000);
    expect((await cetakRiset(`&no_invoice=${risetLunas.invoice.noInvoice}`)).status).toBe(404);
    expect((await cetakRiset('', (await uang.baru()).uuid)).status).toBe(404);
  });
});
