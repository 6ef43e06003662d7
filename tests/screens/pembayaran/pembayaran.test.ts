import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/core/roles.ts';
import { cetakDari, kepalaPembayaran } from '#domain/pembayaran/cetak.ts';
import type { CetakInvoice, InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { punyaTagihan } from '#domain/pengujian/tagihan.ts';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { isianBaru, isianDariTulisan, labelBukti, panggilanBukti } from '#features/pembayaran/bukti.ts';
import { posisiPembayaran } from '#features/pembayaran/posisi.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const sebagaiPendaftar = async (uuid: string): Promise<Pengujian> => (await alur.baca(uuid, pendaftar)).data;

const langkah = (record: Pengujian) =>
  posisiPembayaran(record)?.steps.find(({ keadaan }) => keadaan === 'sekarang')?.label;

const file = { sha256: 'a'.repeat(64), name: 'bukti.pdf', size: 1200, mime: 'application/pdf' };
const isi = {
  tgl_bayar: '2026-11-20',
  no_rekening: '0123456789',
  nama_bank: 'Bank Contoh',
  nama_pemilik_rekening: 'Sari Widyaningsih',
  keterangan: null,
  file_bukti_pembayaran: { sha256: file.sha256, name: file.name },
};

describe('a proof in the outbox', () => {
  it('[GAP-115, GAP-147] is named by act, number of the submission and invoice', async () => {
    const record = await sebagaiPendaftar((await alur.sampai(5)).uuid);
    const [invoice] = record.pembayaran.invoice;
    const { noInvoice } = invoice!;
    expect(labelBukti(invoice!, record)).toBe(`Kirim bukti pembayaran · ${record.nomor} · ${noInvoice}`);
    expect(labelBukti(invoice!, { nomor: null })).toBe(`Kirim bukti pembayaran · ${noInvoice}`);
  });
});

describe('where a payment stands', () => {
  it('[PAY-02, GAP-32] follows the down payment through a refused proof to its verification', async () => {
    const { uuid } = await alur.sampai(5);
    const terbit = await sebagaiPendaftar(uuid);
    expect(langkah(terbit)).toBe('Transfer');
    expect(posisiPembayaran(terbit)!.bayar!.uuid).toBe(terbit.pembayaran.invoice[0]!.uuid);

    await alur.bayar(uuid);
    const dikirim = await sebagaiPendaftar(uuid);
    expect(langkah(dikirim)).toBe('Verifikasi');
    expect(posisiPembayaran(dikirim)!.bayar).toBeNull();

    await alur.putuskanBayar(uuid, 0, { catatan: 'Jumlahnya kurang.' });
    const ditolak = await sebagaiPendaftar(uuid);
    expect(langkah(ditolak)).toBe('Kirim bukti');
    expect(posisiPembayaran(ditolak)!.petunjuk).toContain('Jumlahnya kurang.');

    await alur.lunasi(uuid);
    const diterima = await sebagaiPendaftar(uuid);
    expect(langkah(diterima)).toBe('Tagihan');
    expect(posisiPembayaran(diterima)!.bayar).toBeNull();
  });

  it('[PAY-02, GAP-134] goes the way once more for the rest, and ends paid in full', async () => {
    const { uuid } = await alur.sampai(9);
    const tagihan = posisiPembayaran(await sebagaiPendaftar(uuid))!;
    expect(tagihan.judul).toMatch(/^Bayar pelunasan Rp /);

    await alur.lunasi(uuid);
    const lunas = posisiPembayaran(await sebagaiPendaftar(uuid))!;
    expect(lunas.steps.map(({ keadaan }) => keadaan)).toEqual(Array(5).fill('selesai'));
    expect(lunas.bayar).toBeNull();
  });

  it('[PAY-01, GAP-126, GAP-134] is nowhere once the submission was withdrawn, which stays listed with its invoice', async () => {
    const { uuid } = await alur.sampai(5);
    await alur.verifikasi(uuid, 0, { status: 4 });
    const batal = await sebagaiPendaftar(uuid);
    expect(posisiPembayaran(batal)).toBeNull();
    expect(punyaTagihan(batal)).toBe(true);
    expect(punyaTagihan((await alur.daftar()).data)).toBe(false);
  });
});

describe('a proof', () => {
  it('[GAP-33] still on its way already moves its invoice and the whole payment, once', async () => {
    const record = await sebagaiPendaftar((await alur.sampai(5)).uuid);
    const [invoice] = record.pembayaran.invoice;
    const { uuid, nama, email, role, laboratorium } = akun(pendaftar);
    const actor: Actor = { uuid, nama, email, role: role!, laboratorium };
    const tulisan = {
      opId: '01a1fe5f-4410-7782-a0df-64307355e88a',
      call: panggilanBukti('pengujian'),
      body: {
        uuid: invoice!.uuid,
        noInvoice: invoice!.noInvoice,
        tglBayar: isi.tgl_bayar,
        noRekening: isi.no_rekening,
        namaBank: isi.nama_bank,
        namaPemilikRekening: isi.nama_pemilik_rekening,
        fileBuktiPembayaran: isi.file_bukti_pembayaran,
      },
      dibuatPada: '2026-11-20T03:00:00.000Z',
      files: [file],
    };
    const sekali = reducePengujian(record, tulisan, actor);
    expect(sekali.pembayaran).toMatchObject({
      kdStatusPembayaran: 2,
      prosesSelanjutnya: 'Verifikasi oleh petugas pembayaran',
    });
    expect(langkah(sekali)).toBe('Verifikasi');
    expect(reducePengujian(sekali, tulisan, actor)).toEqual(sekali);
  });

  it('[PAY-11] opens dated today in Jakarta, from the account that paid last', async () => {
    const { uuid } = await alur.sampai(5);
    // 23.30 UTC on the 20th is 06.30 of the 21st in Jakarta.
    const malam = new Date('2026-11-20T23:30:00Z');
    const belum = await sebagaiPendaftar(uuid);
    expect(isianBaru(belum, null, malam)).toMatchObject({ tglBayar: '2026-11-21', noRekening: '' });
    // Of another submission, as this device remembers it.
    const diingat = { noRekening: '0123', namaBank: 'Bank Lain', namaPemilikRekening: 'Sari' };
    expect(isianBaru(belum, diingat, malam)).toMatchObject(diingat);
    await alur.bayar(uuid, { no_rekening: '5566778899' });
    expect(isianBaru(await sebagaiPendaftar(uuid), diingat, malam)).toMatchObject({
      noRekening: '5566778899',
      fileBuktiPembayaran: null,
    });
  });

  it('[CONF-54] that was refused comes back into its form with its file', () => {
    expect(
      isianDariTulisan(
        baris({ body: isi, files: [{ ...file, field: 'file_bukti_pembayaran', terunggah: true }] }),
      ),
    ).toEqual({
      tglBayar: '2026-11-20',
      noRekening: '0123456789',
      namaBank: 'Bank Contoh',
      namaPemilikRekening: 'Sari Widyaningsih',
      keterangan: '',
      fileBuktiPembayaran: file,
    });
  });
});

describe('the paper of an invoice', () => {
  it("[PAY-27, DATA-14] holds the same made from the registrant's record, from the Admin's row and by the server", async () => {
    const { uuid } = await alur.sampai(6);
    const record = await sebagaiPendaftar(uuid);
    const [invoice] = record.pembayaran.invoice;
    const { data: server } = await uji.request<CetakInvoice>(
      'GET',
      `/api/test-payment/invoice/print?uuid=${uuid}`,
      { as: admin },
    );
    const { data: rows } = await uji.request<InvoicePengujian[]>(
      'GET',
      `/api/test-payment?flag_officer=1&search=${encodeURIComponent(invoice!.noInvoice)}`,
      { as: admin },
    );
    const dariPendaftar = cetakDari(invoice!, kepalaPembayaran(record), record.pengembalian);
    expect(dariPendaftar).toEqual(server);
    expect(cetakDari(rows[0]!, rows[0]!, [])).toMatchObject(server);
    expect(server).toMatchObject({ besarInvoice: 162_501, invoiceDetailTest: [{}, {}], pengembalian: [] });
  });
});
