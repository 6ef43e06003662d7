import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { barisTagihan } from '#server/db/tables/pengujian.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { katalog } from '#tests/support/katalog.ts';
import { analis, layanan, pendaftar } from '#tests/support/layanan.ts';
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
  test('[GAP-14, DATA-34] prices and shares are those of the day of the first bill, whatever the catalogue says since', async () => {
    const { kadar } = await katalog(uji);
    const pembagian = [
      { idPeran: 1, persenPembagian: 60 },
      { idPeran: 2, persenPembagian: 40 },
    ];
    const { uuid, bill } = await alur.sampai(5);
    const tersimpan = async () => {
      const [baris] = await uji.server.db
        .select()
        .from(barisTagihan)
        .where(eq(barisTagihan.id, bill[0]!.uuid));
      return baris!.pembagian;
    };
    expect(await tersimpan()).toEqual(pembagian);
    const ubah = (kolom: Partial<typeof parameterUji.$inferInsert>) =>
      uji.server.db.update(parameterUji).set(kolom).where(eq(parameterUji.id, kadar));
    await ubah({ hargaInternal: 999_000, hargaReplikasiInternal: 1, pembagian: [] });
    expect((await alur.baca(uuid)).data.bill).toEqual(bill);
    expect(await tersimpan()).toEqual(pembagian);
    const { totalHarga } = await alur.majukan(uuid, 9);
    expect(totalHarga).toBe(325_001);
    await ubah({ hargaInternal: 150_000, hargaReplikasiInternal: 50_000, pembagian });
  });

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

  test('[GAP-08] nothing left to pay: 10 at once, without an invoice of 0', async () => {
    const { uuid } = await alur.sampai(8);
    const { data } = await alur.pelunasan(uuid, ({ namaParameterUji }) => ({
      harga_pengujian: namaParameterUji === 'Kadar air' ? 12_501 : 150_000,
      harga_replikasi: 0,
    }));
    expect(jejak(data)).toEqual([1, 3, 5, 6, 7, 11, 8, 10]);
    expect(uangDari(data)).toMatchObject({ totalTerbayar: 162_501, belumTerbayar: 0, pengembalian: [] });
    expect(data.pembayaran.invoice).toHaveLength(1);
  });

  test('[GAP-08, REFUND-14] less than was paid: 10, and the difference goes back', async () => {
    const { uuid } = await alur.sampai(8);
    const { data } = await alur.pelunasan(uuid, seharga(50_000));
    expect(jejak(data)).toEqual([1, 3, 5, 6, 7, 11, 8, 10]);
    expect(uangDari(data)).toMatchObject({
      totalTerbayar: 100_000,
      belumTerbayar: 0,
      pengembalian: [[62_501, 'Belum dikembalikan']],
    });
    expect((await alur.baca(uuid, pendaftar)).data.pengembalian[0]).toMatchObject({
      judul: 'Tablet parasetamol 500 mg',
      noInvoice: data.pembayaran.invoice[0]!.noInvoice,
      prosesSelanjutnya: 'Pengembalian oleh petugas',
      rekeningAsal: { noRekening: '0123456789', namaBank: 'Bank Contoh' },
    });
  });

  test('[GAP-124, GAP-136] nothing was tested: 4, and all that was paid goes back', async () => {
    const { uuid } = await alur.sampai(6);
    const { data: dikeluarkan } = await alur.tugaskan(uuid, {
      sampel: () => ({ id_pengujian_status_sampel: 3 }),
      lain: { catatan_tambahan: 'Kemasan rusak.' },
    });
    expect(dikeluarkan.idPengujianStatusPengajuan).toBe(8);
    const ditagih = await alur.pelunasan(uuid, ({ hargaPengujian }) => ({
      harga_pengujian: hargaPengujian,
      harga_replikasi: 0,
    }));
    expect(ditagih.errors).toEqual([
      { field: 'tagihan[0][harga_pengujian]', message: 'Parameter yang tidak diuji tidak ditagih: isi 0.' },
      { field: 'tagihan[1][harga_pengujian]', message: 'Parameter yang tidak diuji tidak ditagih: isi 0.' },
    ]);
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

  test('down to what was paid, and below: 10 without an invoice', async () => {
    const pas = await alur.sampai(9);
    const { data: nol } = await alur.pelunasan(pas.uuid, ({ namaParameterUji }) => ({
      harga_pengujian: namaParameterUji === 'Kadar air' ? 0 : 162_501,
      harga_replikasi: 0,
    }));
    expect([nol.idPengujianStatusPengajuan, uangDari(nol).pengembalian]).toEqual([10, []]);
    const lebih = await alur.sampai(9);
    const { data: kurang } = await alur.pelunasan(lebih.uuid, seharga(0));
    expect([kurang.idPengujianStatusPengajuan, uangDari(kurang).pengembalian]).toEqual([
      10,
      [[162_501, 'Belum dikembalikan']],
    ]);
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
  let record: Pengujian;
  let baris: { uuid: string; harga_pengujian: number; harga_replikasi: number; harga_total: number }[];
  beforeAll(async () => {
    record = await alur.sampai(8);
    baris = record.bill.map(({ uuid, hargaPengujian, hargaReplikasi, hargaTotal }) => ({
      uuid,
      harga_pengujian: hargaPengujian,
      harga_replikasi: hargaReplikasi,
      harga_total: hargaTotal,
    }));
  });
  const [bukanBagian, harusLengkap] = [
    'Baris ini bukan bagian dari tagihan, atau disebut dua kali.',
    'Semua baris tagihan harus ikut dikirim.',
  ];

  test.each<[string, (isi: typeof baris) => object, string, string]>([
    [
      '[TESTADM-25] a line whose total is not its two prices',
      ([a, b]) => ({ tagihan: [{ ...a, harga_total: 249_999 }, b], nominal_akhir: 162_499 }),
      'tagihan[0][harga_total]',
      'Harga total harus sama dengan harga pengujian ditambah harga replikasi.',
    ],
    [
      '[TESTADM-26, GAP-07] a final amount that is not what is left',
      (tagihan) => ({ tagihan, nominal_akhir: 162_501 }),
      'nominal_akhir',
      'Nominal akhir seharusnya 162.500. Muat ulang lalu periksa lagi.',
    ],
    ['a line left out', ([a]) => ({ tagihan: [a], nominal_akhir: 87_499 }), 'tagihan', harusLengkap],
    ['no lines', () => ({ tagihan: [], nominal_akhir: -162_501 }), 'tagihan', harusLengkap],
    ['a line twice', ([a]) => ({ tagihan: [a, a], nominal_akhir: 337_499 }), 'tagihan[1][uuid]', bukanBagian],
    [
      'a line of nobody',
      ([a, b]) => ({
        tagihan: [a, { ...b, uuid: '0195c000-0000-7000-8000-0000000000ff' }],
        nominal_akhir: 162_500,
      }),
      'tagihan[1][uuid]',
      bukanBagian,
    ],
    [
      '[TESTADM-24] a price in words',
      ([a, b]) => ({ tagihan: [a, { ...b, harga_pengujian: 'gratis' }], nominal_akhir: 1 }),
      'tagihan[1][harga_pengujian]',
      'Input harus berisi angka.',
    ],
    [
      'a price below 0',
      ([a, b]) => ({ tagihan: [a, { ...b, harga_replikasi: -1 }], nominal_akhir: 1 }),
      'tagihan[1][harga_replikasi]',
      'Kolom minimal 0',
    ],
    [
      'half a rupiah',
      ([a, b]) => ({ tagihan: [a, { ...b, harga_total: 0.5 }], nominal_akhir: 1 }),
      'tagihan[1][harga_total]',
      'Input harus berisi angka.',
    ],
    ['no final amount', (tagihan) => ({ tagihan }), 'nominal_akhir', 'Kolom tidak boleh kosong'],
  ])('%s: 422', async (_judul, isi, field, message) => {
    const sebelum = await potret(uji);
    const jawaban = await alur.panggil('POST', 'test/repayment', { uuid: record.uuid, ...isi(baris) });
    expect([jawaban.status, jawaban.errors, jawaban.info]).toEqual([422, [{ field, message }], message]);
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
