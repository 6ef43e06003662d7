import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { readConfig } from '#server/config.ts';
import { qrisContoh } from '#tests/support/contoh/qris.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

type Rekaman = { pembayaran: { invoice: InvoicePokok[] } };
const jenis = {
  pengujian: {
    call: '/api/test-payment/invoice/payment-number',
    oleh: admin,
    bukan: petugas,
    invoice: async (): Promise<InvoicePokok> => (await layanan(uji).sampai(5)).pembayaran.invoice[0]!,
    bayar: (invoice: InvoicePokok) => layanan(uji).kirimBukti(invoice),
    panggil: 'PUT test-payment/invoice/payment-number',
  },
  penelitian: {
    call: '/api/research-payment/invoice/payment-number',
    oleh: petugas,
    bukan: admin,
    invoice: async (): Promise<InvoicePokok> => (await uangPenelitian(uji).berinvoice(1)).invoice,
    bayar: (invoice: InvoicePokok) => uangPenelitian(uji).bayar(invoice),
    panggil: 'PUT research-payment/invoice/payment-number',
  },
} as const;

describe.each(Object.entries(jenis))(
  'an invoice of %s',
  (_nama, { call, oleh, bukan, invoice, bayar, panggil }) => {
    const isi = (uuid: string, body: object, as: string = oleh) =>
      uji.request<Rekaman>('PUT', call, { as, body: { uuid, jenis_nomor_bayar: 'va', ...body } });
    const dari = (data: Rekaman, uuid: string) => data.pembayaran.invoice.find((satu) => satu.uuid === uuid);

    test('[PAY-28] is due so many days after the day in Jakarta on which it was made', async () => {
      // Half past six in the evening in Greenwich is the next day in Jakarta.
      uji.jam.set('2026-11-20T18:30:00Z');
      expect((await invoice()).jatuhTempo).toBe('2026-12-05');
    });

    test('[PAY-29] gets a number to pay by, without its spaces, that is changed and taken away again', async () => {
      const { uuid } = await invoice();
      const diisi = await isi(uuid, { nomor_bayar: '8808 1234 5678 9012' });
      expect([diisi.status, diisi.info]).toEqual([200, 'Nomor pembayaran berhasil disimpan']);
      expect(dari(diisi.data, uuid)!.nomorBayar).toEqual({ jenis: 'va', nomor: '8808123456789012' });
      const diganti = await isi(uuid, { jenis_nomor_bayar: 'billing', nomor_bayar: '820261120123456' });
      expect(dari(diganti.data, uuid)!.nomorBayar).toEqual({ jenis: 'billing', nomor: '820261120123456' });
      // The second time there is nothing to take away.
      for (const _kali of [1, 2])
        expect(dari((await isi(uuid, { nomor_bayar: '' })).data, uuid)!.nomorBayar).toBeNull();

      const jejak = await uji.request<{ jejak: { perubahan: unknown }[] }>(
        'GET',
        `/api/audit?id_rekaman=${uuid}&tindakan=${encodeURIComponent(panggil)}`,
        { as: admin },
      );
      expect(jejak.data.jejak.map(({ perubahan }) => perubahan)).toEqual([
        [
          { label: 'Jenis nomor pembayaran', dari: 'Kode billing', ke: null },
          { label: 'Nomor pembayaran', dari: '820261120123456', ke: null },
        ],
        [
          { label: 'Jenis nomor pembayaran', dari: 'Nomor virtual account', ke: 'Kode billing' },
          { label: 'Nomor pembayaran', dari: '8808123456789012', ke: '820261120123456' },
        ],
        [
          { label: 'Jenis nomor pembayaran', dari: null, ke: 'Nomor virtual account' },
          { label: 'Nomor pembayaran', dari: null, ke: '8808123456789012' },
        ],
      ]);
    });

    test('[PAY-29] gets one from who verifies it alone, of 8 to 24 digits, as they saw it and while it is unpaid', async () => {
      const satu = await invoice();
      const { uuid } = satu;
      const nomor = { nomor_bayar: '88081234' };
      for (const as of [bukan, pendaftar, kalab, await petugasDari(uji, 4)])
        expect((await isi(uuid, nomor, as)).status, as).toBe(403);
      for (const salah of ['1234567', '1'.repeat(25), '8808-1234', 'VA88081234'])
        expect(await isi(uuid, { nomor_bayar: salah })).toMatchObject({
          status: 422,
          errors: [{ field: 'nomor_bayar', message: 'Nomor pembayaran berisi 8 sampai 24 angka.' }],
        });
      expect((await isi(uuid, { ...nomor, jenis_nomor_bayar: 'kartu' })).errors).toMatchObject([
        { field: 'jenis_nomor_bayar' },
      ]);
      expect((await isi(uuid, { ...nomor, base_rev: satu.rev })).status).toBe(200);
      expect((await isi(uuid, { ...nomor, base_rev: satu.rev })).status).toBe(409);
      await bayar(satu);
      expect(await isi(uuid, nomor)).toMatchObject({
        status: 409,
        info: expect.stringContaining(
          "Isi nomor pembayaran tidak dapat dilakukan sekarang: statusnya 'Verifikasi pembayaran'.",
        ),
      });
    });
  },
);

test('[PAY-28] an invoice that asks for nothing is never due, nor any where no days are set', async () => {
  const uang = uangPenelitian(uji);
  const riset = await uang.berinvoice(3);
  await uang.koreksi(riset, riset.penambahan, 60);
  await uang.catat(riset, 20);
  const { data } = await uang.baca(riset.uuid);
  const tagihan = data.pembayaran.tagihan
    .filter((satu) => satu.flagSudahInvoice === 0)
    .map(({ uuid }) => uuid);
  const dibuat = await uang.buat(riset.uuid, tagihan);
  expect(dibuat.data.pembayaran.invoice.at(-1)).toMatchObject({ totalTagihan: 0, jatuhTempo: null });

  const tanpa = await createTestServer({ INVOICE_DUE_DAYS: '0' });
  try {
    const { pembayaran } = await layanan(tanpa).jalani(5);
    expect(pembayaran.invoice[0]!.jatuhTempo).toBeNull();
  } finally {
    await tanpa.close();
  }
});

describe('what an installation says of paying', () => {
  test('[PAY-30, PAY-31] is what its settings say, and nothing without them', async () => {
    const { data } = await uji.request('GET', '/api/config');
    expect(data).toMatchObject({ qrisStatis: null, catatanPajak: '' });
    expect(readConfig({ QRIS_STATIS: ` ${qrisContoh}\n` }).QRIS_STATIS).toBe(qrisContoh);
  });

  test.each([
    [
      'QRIS_STATIS',
      qrisContoh.replace('CD45', 'CD46'),
      'memiliki CRC yang tidak cocok dengan isinya; salin ulang seluruh string dari penyedia QRIS',
    ],
    [
      'QRIS_STATIS',
      qrisContoh.slice(0, -9),
      'bukan string QRIS yang utuh: panjang salah satu bagiannya tidak cocok',
    ],
    ['INVOICE_DUE_DAYS', '-1', 'harus jumlah hari 0 sampai 365'],
    ['INVOICE_DUE_DAYS', 'dua minggu', 'harus angka'],
  ])('[PAY-28, PAY-30] a wrong %s (%s) stops the start with a sentence', (nama, nilai, kata) => {
    expect(() => readConfig({ [nama]: nilai })).toThrow(`Nilai ${nama} tidak sah: ${kata}.`);
  });
});
