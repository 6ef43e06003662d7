import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const statusParameter = ({ sample }: Pengujian) =>
  sample.flatMap(({ parameter }) => parameter.map(({ status }) => status.statusSampelParameter));
const batalkan = (uuid: string, as: string, lain: object = {}) =>
  alur.panggil('POST', 'test/verification', { uuid, flag_persetujuan: 0, ...lain }, { as });

describe('[GAP-126] the owner takes a registration back', () => {
  test.each([
    [pendaftar, 1],
    ['laboran@kampus.example', 2],
    ['kalab2@kampus.example', 5],
  ])('%s at W1 %i', async (as, kode) => {
    const { uuid } = await alur.sampai(kode, {}, as);
    const { status, info, data } = await batalkan(uuid, as);
    expect([status, info]).toEqual([200, 'Data penelitian berhasil disimpan']);
    expect(data.statusSubmission.statusPengajuan).toBe('Ditolak');
    expect(data.history.at(-1)).toMatchObject({
      catatan: 'Pendaftaran dibatalkan oleh pendaftar.',
      user: { uuid: data.user.uuid },
    });
    expect(statusParameter(data)).toEqual(['Ditolak', 'Ditolak']); // GAP-135
    expect(data.pembayaran).toMatchObject({
      statusPembayaran: '-', // GAP-134
      totalTagihanBelumTerbayar: 0,
      tagihan: [],
      invoice: kode === 5 ? [{ flagDibatalkan: 1, statusPayment: { statusPembayaran: 'Dibatalkan' } }] : [],
    });
    expect(data.pengembalian).toEqual([]);
  });

  test('with words of their own', async () => {
    const { uuid } = await alur.sampai(1);
    const { data } = await batalkan(uuid, pendaftar, { catatan_tambahan: 'Sampel sudah tidak tersedia.' });
    expect(data.history.at(-1)!.catatan).toBe('Sampel sudah tidak tersedia.');
  });

  test('not while a proof is being looked at; once it showed nothing, yes', async () => {
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid);
    const sebelum = await potret(uji);
    for (const as of [pendaftar, admin]) {
      const jawaban = await batalkan(uuid, as);
      expect([jawaban.status, jawaban.info]).toEqual([
        409,
        'Bukti pembayaran sedang diverifikasi. Pendaftaran dapat dibatalkan setelah bukti itu diputuskan.',
      ]);
      expect(jawaban.data.uuid).toBe(uuid); // GAP-68
    }
    expect(await potret(uji)).toEqual(sebelum);
    await alur.putuskanBayar(uuid, 0);
    expect((await batalkan(uuid, pendaftar)).data.idPengujianStatusPengajuan).toBe(4);
  });
});

describe('somebody else turns it down', () => {
  test.each([1, 5])('[GAP-126, TESTADM-21] Admin at W1 %i, with a note or without', async (kode) => {
    const { uuid } = await alur.sampai(kode);
    const { data } = await batalkan(uuid, admin, { catatan_tambahan: 'Laboratorium tutup.' });
    expect(data.idPengujianStatusPengajuan).toBe(4);
    expect(data.history.at(-1)).toMatchObject({
      catatan: 'Laboratorium tutup.',
      user: { nama: 'Retno Wulandari' },
    });
    expect(statusParameter(data)).toEqual(['Ditolak', 'Ditolak']);
    expect(data.pembayaran.invoice.map(({ flagDibatalkan }) => flagDibatalkan)).toEqual(
      kode === 5 ? [1] : [],
    );
    const tanpa = await alur.sampai(kode);
    expect((await batalkan(tanpa.uuid, admin)).data.history.at(-1)!.catatan).toBeNull();
  });

  test('[KALAB-13, KALAB-14] the Kalab who was asked', async () => {
    const { uuid } = await alur.sampai(2);
    const { data } = await batalkan(uuid, kalab, { catatan_tambahan: 'Alat sedang dikalibrasi.' });
    expect(data).toMatchObject({ idPengujianStatusPengajuan: 4, pembayaran: { invoice: [] } });
    expect(data.history.at(-1)!.catatan).toBe('Alat sedang dikalibrasi.');
    expect(statusParameter(data)).toEqual(['Ditolak', 'Ditolak']);
  });
});

describe('[GAP-126] money that was sent all the same', () => {
  const dibatalkan = async () => {
    const { uuid } = await alur.sampai(5);
    const { data } = await batalkan(uuid, pendaftar);
    return { uuid, invoice: data.pembayaran.invoice[0]! };
  };
  const uang = ({ idPengujianStatusPengajuan, pembayaran, pengembalian, totalTerbayar }: Pengujian) => ({
    kode: idPengujianStatusPengajuan,
    invoice: pembayaran.invoice.map((satu) => [satu.statusPayment.kdStatusPembayaran, satu.flagDibatalkan]),
    statusPembayaran: pembayaran.statusPembayaran,
    totalTerbayar,
    kembali: pengembalian.map(({ nominalPengembalian }) => nominalPengembalian),
  });

  test('its proof is taken, and when it is good the sum goes back', async () => {
    const { uuid, invoice } = await dibatalkan();
    const dikirim = await alur.kirimBukti(invoice);
    expect(dikirim.status).toBe(201);
    const tetap = { kode: 4, statusPembayaran: '-', totalTerbayar: 0 };
    expect(uang(dikirim.data)).toEqual({ ...tetap, invoice: [[2, 1]], kembali: [] });
    expect((await alur.kirimBukti(invoice)).status).toBe(409);

    const { status, data } = await alur.putuskanBukti(invoice, 1);
    expect(status).toBe(201);
    expect(uang(data)).toEqual({ ...tetap, invoice: [[3, 1]], kembali: [162_501] });
    expect(data.pengembalian[0]).toMatchObject({ noInvoice: invoice.noInvoice, kdStatusPengembalian: 1 });
    expect((await alur.kirimBukti(invoice)).status).toBe(409);
    expect((await alur.putuskanBukti(invoice, 1)).status).toBe(409);
    expect((await alur.baca(uuid)).data.pengembalian).toHaveLength(1);
  });

  test('turned down the invoice is cancelled again, and another proof may follow', async () => {
    const { invoice } = await dibatalkan();
    await alur.kirimBukti(invoice);
    const ditolak = await alur.putuskanBukti(invoice, 0, { catatan: 'Dana tidak ditemukan.' });
    expect(uang(ditolak.data)).toMatchObject({ kode: 4, invoice: [[4, 1]], kembali: [] });
    await alur.kirimBukti(invoice);
    expect(uang((await alur.putuskanBukti(invoice, 1)).data)).toMatchObject({
      invoice: [[3, 1]],
      kembali: [162_501],
    });
  });

  test('[GAP-127, GAP-08, TESTADM-26] of an invoice that a corrected bill replaced: it goes back, and is not taken off what was paid', async () => {
    const { uuid, pembayaran } = await alur.sampai(9);
    const lama = pembayaran.invoice.at(-1)!;
    const seharga = (harga: number) => () => ({ harga_pengujian: harga, harga_replikasi: 0 });
    await alur.pelunasan(uuid, seharga(100_000));
    await alur.kirimBukti(lama);
    // The late proof is no reason to leave the bill as it is, nor to take the new invoice for paid.
    expect((await alur.pelunasan(uuid, seharga(110_000))).status).toBe(200);
    expect(uang((await alur.putuskanBukti(lama, 1)).data)).toEqual({
      kode: 9,
      invoice: [
        [3, 0],
        [3, 1],
        [4, 1],
        [1, 0],
      ],
      statusPembayaran: 'Belum lunas',
      totalTerbayar: 162_501,
      kembali: [162_500],
    });
    const { data } = await alur.pelunasan(uuid, seharga(90_000), { nominal_akhir: 180_000 - 162_501 });
    expect(data.pembayaran.invoice.at(-1)).toMatchObject({ sudahDibayar: 162_501, totalTagihan: 17_499 });
    // Below what was paid only the difference goes back.
    const { data: kurang } = await alur.pelunasan(uuid, seharga(80_000));
    expect([kurang.idPengujianStatusPengajuan, kurang.totalTerbayar]).toEqual([10, 160_000]);
    expect(new Set(uang(kurang).kembali)).toEqual(new Set([162_500, 2501]));
  });
});
