import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { analis, layanan } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const jejak = ({ history }: Pengujian) =>
  history.map(({ statusSubmission }) => statusSubmission.kdStatusPengajuan);
/** Every line at this price. */
const seharga = (harga: number) => () => ({ harga_pengujian: harga, harga_replikasi: 0 });
const uangDari = ({ pembayaran, pengembalian, totalTerbayar }: Pengujian) => ({
  totalTerbayar,
  belumTerbayar: pembayaran.totalTagihanBelumTerbayar,
  invoice: pembayaran.invoice.map(
    ({ namaTagihan, totalRincian, sudahDibayar, totalTagihan, statusPayment }) => [
      namaTagihan,
      totalRincian,
      sudahDibayar,
      totalTagihan,
      statusPayment.statusPembayaran,
    ],
  ),
  pengembalian: pengembalian.map(({ nominalPengembalian, statusPengembalian }) => [
    nominalPengembalian,
    statusPengembalian,
  ]),
});

describe('the final bill', () => {
  test('[API-074, GAP-07, TESTADM-25, TESTADM-26, TESTADM-27] other prices: a new invoice for the rest, made of the new lines', async () => {
    const { uuid, bill } = await alur.sampai(8);
    const { status, info, data } = await alur.pelunasan(
      uuid,
      ({ hargaPengujian }) => ({ harga_pengujian: hargaPengujian, harga_replikasi: 150_000 }),
      { catatan_tambahan: 'Replikasi ditambah.' },
    );
    expect([status, info]).toEqual([200, 'Data pengujian generate tagihan pelunasan berhasil']);
    expect(data.bill.map(({ hargaReplikasi, hargaTotal }) => [hargaReplikasi, hargaTotal])).toEqual([
      [150_000, 300_000],
      [150_000, 225_001],
    ]);
    expect(data.idPengujianStatusPengajuan).toBe(9);
    expect(uangDari(data)).toEqual({
      totalTerbayar: 162_501,
      belumTerbayar: 362_500,
      invoice: [
        ['DP 50%', 325_001, 0, 162_501, 'Terbayar lunas'],
        ['Pelunasan', 525_001, 162_501, 362_500, 'Belum lunas'],
      ],
      pengembalian: [],
    });
    // An invoice keeps the lines it was made of (DATA-50).
    expect(data.pembayaran.invoice[0]!.rincian).toEqual(bill);
    expect(data.pembayaran.invoice[1]!.rincian).toEqual(data.bill);
    expect(data.history.at(-1)).toMatchObject({
      catatan: 'Replikasi ditambah.',
      user: { nama: 'Retno Wulandari' },
    });
  });

  test.each([
    ['[GAP-08] nothing left to pay: 10 at once, without an invoice of 0', 12_501, []],
    [
      '[GAP-08, REFUND-14] less than was paid: 10, and the difference goes back',
      0,
      [[12_501, 'Belum dikembalikan']],
    ],
  ])('%s', async (_judul, air, pengembalian) => {
    const { uuid } = await alur.sampai(8);
    const { data } = await alur.pelunasan(uuid, ({ namaParameterUji }) => ({
      harga_pengujian: namaParameterUji === 'Kadar air' ? air : 150_000,
      harga_replikasi: 0,
    }));
    expect(jejak(data)).toEqual([1, 3, 5, 6, 7, 11, 8, 10]);
    expect(uangDari(data)).toMatchObject({ totalTerbayar: 150_000 + air, belumTerbayar: 0, pengembalian });
    expect(data.pembayaran.invoice).toHaveLength(1);
  });

  test('[GAP-124, GAP-136] nothing was tested: 4, and all that was paid goes back', async () => {
    const { uuid } = await alur.sampai(6);
    const { data: dikeluarkan } = await alur.tugaskan(uuid, {
      sampel: () => ({ id_pengujian_status_sampel: 3 }),
      lain: { catatan_tambahan: 'Kemasan rusak.' },
    });
    expect(dikeluarkan.idPengujianStatusPengajuan).toBe(8);
    expect((await alur.pelunasan(uuid)).errors?.[0]?.field).toBe('tagihan[0][harga_pengujian]');
    const { data } = await alur.pelunasan(uuid, seharga(0));
    expect(jejak(data)).toEqual([1, 3, 5, 6, 8, 4]);
    expect(uangDari(data)).toMatchObject({
      totalTerbayar: 0,
      pengembalian: [[162_501, 'Belum dikembalikan']],
    });
    expect(data.pembayaran).toMatchObject({ kdStatusPembayaran: 0, statusPembayaran: '-' }); // GAP-134
  });
});

describe('[GAP-127] Perbaiki tagihan', () => {
  test('at 9, unpaid: the old invoice is cancelled with its number, a new one is made', async () => {
    const { uuid } = await alur.sampai(9);
    const { status, data } = await alur.pelunasan(uuid, seharga(100_000));
    expect(status).toBe(200);
    expect(jejak(data).slice(-2)).toEqual([9, 9]);
    expect(uangDari(data)).toEqual({
      totalTerbayar: 162_501,
      belumTerbayar: 37_499,
      invoice: [
        ['DP 50%', 325_001, 0, 162_501, 'Terbayar lunas'],
        ['Pelunasan', 325_001, 162_501, 162_500, 'Dibatalkan'],
        ['Pelunasan', 200_000, 162_501, 37_499, 'Belum lunas'],
      ],
      pengembalian: [],
    });
    expect(new Set(data.pembayaran.invoice.map(({ noInvoice }) => noInvoice)).size).toBe(3);
    expect(
      data.pembayaran.tagihan.map(({ namaTagihan, totalTagihan }) => [namaTagihan, totalTagihan]),
    ).toEqual([
      ['DP 50%', 162_501],
      ['Pelunasan', 37_499],
    ]);
    const lunas = await alur.majukan(uuid, 10);
    expect(uangDari(lunas)).toMatchObject({ totalTerbayar: 200_000, belumTerbayar: 0 });
  });

  test('after a proof that showed nothing the bill may be corrected again', async () => {
    const { uuid } = await alur.sampai(9);
    await alur.bayar(uuid);
    expect((await alur.pelunasan(uuid, seharga(1))).status).toBe(409);
    await alur.putuskanBayar(uuid, 0);
    expect((await alur.pelunasan(uuid, seharga(100_000))).data.idPengujianStatusPengajuan).toBe(9);
  });
});

describe('[GAP-137] opened again after it was paid, and billed again', () => {
  test('what was paid, and what went back, counts in the next bill', async () => {
    const { uuid } = await alur.sampai(8);
    await alur.pelunasan(uuid, seharga(50_000));
    const { data: dibuka } = await alur.bukaKembali(uuid);
    expect(dibuka.idPengujianStatusPengajuan).toBe(11);
    expect(dibuka.pembayaran.statusPembayaran).toBe('Belum lunas');
    await alur.uji(uuid);

    const { data: ditagih } = await alur.pelunasan(uuid, seharga(150_000));
    expect(uangDari(ditagih)).toEqual({
      // 162 501 paid, 62 501 of it on its way back.
      totalTerbayar: 100_000,
      belumTerbayar: 200_000,
      invoice: [
        ['DP 50%', 325_001, 0, 162_501, 'Terbayar lunas'],
        ['Pelunasan', 300_000, 100_000, 200_000, 'Belum lunas'],
      ],
      pengembalian: [[62_501, 'Belum dikembalikan']],
    });
    const lunas = await alur.majukan(uuid, 10);
    expect(uangDari(lunas)).toMatchObject({ totalTerbayar: 300_000, belumTerbayar: 0 });

    await alur.bukaKembali(uuid, 1);
    await alur.uji(uuid);
    const { data: akhir } = await alur.pelunasan(uuid, seharga(10_000));
    expect(uangDari(akhir)).toMatchObject({
      totalTerbayar: 20_000,
      belumTerbayar: 0,
      pengembalian: [
        [280_000, 'Belum dikembalikan'],
        [62_501, 'Belum dikembalikan'],
      ],
    });
    // Of the last money that came in.
    expect(akhir.pengembalian[0]!.noInvoice).toBe(akhir.pembayaran.invoice[1]!.noInvoice);
    expect(jejak(akhir)).toEqual([1, 3, 5, 6, 7, 11, 8, 10, 11, 8, 9, 10, 11, 8, 10]);
  });

  test('the same bill once more: nothing is owed, nothing goes back', async () => {
    const { uuid } = await alur.sampai(10);
    await alur.bukaKembali(uuid);
    await alur.uji(uuid);
    const { data } = await alur.pelunasan(uuid);
    expect(data).toMatchObject({ idPengujianStatusPengajuan: 10, totalTerbayar: 325_001, pengembalian: [] });
    expect(data.pembayaran.invoice).toHaveLength(2);
  });
});

describe('a bill that does not add up', () => {
  test('[TESTADM-25, TESTADM-26, GAP-07]: 422 with what it should be, and nothing is written', async () => {
    const record = await alur.sampai(8);
    const sebelum = await potret(uji);
    const jawaban = await alur.pelunasan(record, undefined, { nominal_akhir: 162_501 });
    const message = 'Nominal akhir seharusnya 162.500. Muat ulang lalu periksa lagi.';
    expect([jawaban.status, jawaban.errors, jawaban.info]).toEqual([
      422,
      [{ field: 'nominal_akhir', message }],
      message,
    ]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[GAP-97] a body that is wrong in itself is told so before the state is looked at; no session and no role come first', async () => {
    const { uuid } = await alur.sampai(1);
    const kirim = (body: object, as?: string) =>
      uji.request('POST', '/api/test/repayment', { body, ...(as ? { as } : {}) });
    expect((await kirim({ uuid, nominal_akhir: 'x' })).status).toBe(401);
    expect((await kirim({ uuid, nominal_akhir: 'x' }, analis)).status).toBe(403);
    expect((await kirim({ uuid, nominal_akhir: 'x' }, 'admin@kampus.example')).status).toBe(422);
    expect((await kirim({ uuid, nominal_akhir: 0 }, 'admin@kampus.example')).status).toBe(409);
    const tiada = '0195c000-0000-7000-8000-0000000000ff';
    expect((await kirim({ uuid: tiada, nominal_akhir: 0 }, 'admin@kampus.example')).status).toBe(404);
  });
});
