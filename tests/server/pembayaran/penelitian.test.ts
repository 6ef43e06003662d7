import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { audit } from '#server/db/tables/sync.ts';
import { layanan } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';
const laboran = 'laboran@kampus.example';
const industri = 'industri@perusahaan.example';
const dosen = 'dosen@kampus.example';

let uji: ServerUji;
let uang: ReturnType<typeof uangPenelitian>;
/** A payment officer of laboratory 4 alone. */
let petugasLain: string;
beforeAll(async () => {
  uji = await createTestServer();
  uang = uangPenelitian(uji);
  petugasLain = await petugasDari(uji, 4);
});
afterAll(() => uji.close());

const kodeInvoice = ({
  pembayaran,
}: {
  pembayaran: { invoice: { statusPayment: { kdStatusPembayaran: number } }[] };
}) => pembayaran.invoice.map(({ statusPayment }) => statusPayment.kdStatusPembayaran);

describe('[API-089, GAP-11, PAY-09] an invoice of chosen bills', () => {
  test('gathers their lines under the next number of the year, and says who pays', async () => {
    const { uuid, tagihan } = await uang.ditagih([30, 12, 8]);
    const dua = [tagihan[0]!, tagihan[2]!];
    const jawaban = await uang.buat(uuid, dua, { id_jenis_pembiayaan: 3, nama_pembiayaan: 'Hibah fakultas' });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Data invoice berhasil disimpan']);
    const { pembayaran } = jawaban.data;
    expect(pembayaran.invoice).toMatchObject([
      {
        jenis: 'penggunaan',
        totalRincian: 38_000,
        sudahDibayar: 0,
        totalTagihan: 38_000,
        statusPayment: { statusPembayaran: 'Belum lunas', prosesSelanjutnya: 'Menunggu pembayaran' },
        rincian: [
          { kdBarang: expect.stringMatching(/^UJI-/) as string, jlhPenggunaan: 30, hargaTotal: 30_000 },
          { jlhPenggunaan: 8, satuan: 'mL', hargaSatuan: 1000, hargaTotal: 8000 },
        ],
        pembiayaan: {
          idJenisPembiayaan: 3,
          nikDosenPembiayaan: null,
          namaDosenPembiayaan: null,
          namaPembiayaan: 'Hibah fakultas',
        },
      },
    ]);
    expect(pembayaran.invoice[0]!.noInvoice).toMatch(/^INV\/PN\/2026\/\d{5}$/); // GAP-53
    expect(pembayaran.tagihan.map(({ flagSudahInvoice }) => flagSudahInvoice)).toEqual([1, 0, 1]);
    const lagi = await uang.buat(uuid, [tagihan[1]!]);
    const [satu, kedua] = lagi.data.pembayaran.invoice.map(({ noInvoice }) => Number(noInvoice.slice(-5)));
    expect(kedua).toBe(satu! + 1);
  });

  test('[GAP-101] of an addition on two invoices less is credit once the one that was left is paid as well', async () => {
    const riset = await uang.berinvoice(2);
    const lebih = await uang.koreksi(riset, riset.penambahan, 150);
    const baru = lebih.data.pembayaran.tagihan.find(({ flagSudahInvoice }) => flagSudahInvoice === 0)!;
    const { data } = await uang.buat(riset.uuid, [baru.uuid]);
    const kedua = data.pembayaran.invoice.at(-1)!;
    await uang.bayar(kedua);
    await uang.putuskan(kedua, 1);
    const kurang = await uang.koreksi(riset, riset.penambahan, 120);
    expect(kurang.data.pembayaran.kredit).toBe(0);
    expect((await uang.putuskan(riset.invoice, 1)).data.pembayaran.kredit).toBe(30_000);
  });

  test('[GAP-53] numbers begin anew with the year in Jakarta, whatever those of tests have come to', async () => {
    const kini = uji.jam.now();
    uji.jam.set('2026-12-31T17:00:00Z');
    const tes = layanan(uji);
    const { data } = await tes.verifikasi((await tes.daftar()).data.uuid, 1);
    expect(data.pembayaran.invoice[0]!.noInvoice).toBe('INV/PG/2027/00001');
    expect((await uang.berinvoice(1)).invoice.noInvoice).toBe('INV/PN/2027/00001');
    uji.jam.set(kini);
  });

  test('[GAP-81] a lecturer who pays is one of the list, and printed by that name', async () => {
    const { uuid, tagihan } = await uang.ditagih([5]);
    const { data } = await uang.buat(uuid, tagihan, {
      id_jenis_pembiayaan: 2,
      nik_dosen_pembiayaan: '986130207',
      nama_dosen_pembiayaan: 'Nama lain',
    });
    expect(data.pembayaran.invoice[0]!.pembiayaan).toMatchObject({
      nikDosenPembiayaan: '986130207',
      namaDosenPembiayaan: 'Dr. apt. Bambang Prasetyo, M.Si.',
    });
  });

  test.each<[string, object, string, string]>([
    ['[PAY-07] no bill', { uuid_tagihan: [] }, 'uuid_tagihan', 'Pilih paling sedikit satu tagihan.'],
    [
      'a bill that is none',
      { uuid_tagihan: ['0195c000-0000-7000-8000-0000000000ff'] },
      'uuid_tagihan[0]',
      'Tagihan ini bukan tagihan penelitian ini. Muat ulang halaman pembayaran.',
    ],
    [
      'a lecturer nobody knows',
      { id_jenis_pembiayaan: 2, nik_dosen_pembiayaan: '1' },
      'nik_dosen_pembiayaan',
      'Pilih dosen dari daftar.',
    ],
  ])('%s: 422, nothing is written', async (_judul, lain, field, message) => {
    const { uuid, tagihan } = await uang.ditagih([5]);
    const sebelum = await potret(uji);
    const jawaban = await uang.buat(uuid, tagihan, lain);
    expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[REG-21] somebody from outside pays themself', async () => {
    const { uuid, tagihan } = await uang.ditagih([5], { as: industri });
    const dosenLain = { id_jenis_pembiayaan: 2, nik_dosen_pembiayaan: '986130207' };
    expect((await uang.buat(uuid, tagihan, dosenLain, { as: industri })).status).toBe(422);
    const { data } = await uang.buat(uuid, tagihan, {}, { as: industri });
    expect(data.pembayaran.invoice[0]!.totalTagihan).toBe(10_000); // The price of outside.
  });

  test('[PAY-08, GAP-101] a bill that is invoiced already, of another research, or a correction to less: nothing is written', async () => {
    const { uuid, tagihan } = await uang.ditagih([5, 6]);
    const lain = await uang.ditagih([7]);
    await uang.buat(uuid, [tagihan[0]!]);
    const riset = await uang.berinvoice(3);
    const { data } = await uang.koreksi(riset, riset.penambahan, 60);
    const turun = data.pembayaran.tagihan.find(({ totalTagihan }) => totalTagihan < 0)!;
    expect([turun.totalTagihan, turun.flagSudahInvoice]).toEqual([-40_000, 1]);
    const sebelum = await potret(uji);
    const sudah = await uang.buat(uuid, tagihan);
    expect([sudah.status, sudah.code, sudah.data.uuid]).toEqual([409, 'STATE', uuid]);
    expect((await uang.buat(uuid, lain.tagihan)).status).toBe(422);
    expect((await uang.buat(riset.uuid, [turun.uuid])).status).toBe(409);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[W2] [GAP-134] is made by the payment officer of the laboratory as well; by nobody else, at 8 by none', async () => {
    const { uuid, tagihan } = await uang.ditagih([1, 1]);
    const sebelum = await potret(uji);
    for (const [as, status] of [
      [laboran, 403],
      [petugasLain, 403],
      [dosen, 404],
    ] as const)
      expect((await uang.buat(uuid, tagihan, {}, { as })).status, as).toBe(status);
    expect(await potret(uji)).toEqual(sebelum);
    expect((await uang.buat(uuid, tagihan.slice(0, 1), {}, { as: petugas })).status).toBe(201);
    await uji.server.db.update(pendaftaran).set({ kdStatus: 8 }).where(eq(pendaftaran.id, uuid));
    const terlambat = await uang.buat(uuid, tagihan.slice(1));
    expect([terlambat.status, terlambat.data.uuid]).toEqual([409, uuid]);
  });

  test('two invoices for one bill at once: one wins, the other is 409', async () => {
    const { uuid, tagihan } = await uang.ditagih([9]);
    const jawaban = await Promise.all([
      uang.buat(uuid, tagihan),
      uang.buat(uuid, tagihan, {}, { as: petugas }),
    ]);
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await uang.baca(uuid)).data.pembayaran.invoice).toHaveLength(1);
  });
});

describe('[GAP-09, GAP-101, GAP-128] credit', () => {
  test('counts once its invoice is paid, and comes off the next invoice', async () => {
    const riset = await uang.berinvoice(2);
    const kredit = async () => (await uang.baca(riset.uuid)).data.pembayaran.kredit;
    await uang.koreksi(riset, riset.penambahan, 70);
    expect(await kredit()).toBe(0);
    const { data } = await uang.putuskan(riset.invoice, 1);
    expect(data.pembayaran.kredit).toBe(30_000);
    const baru = await uang.catat(riset, 50);
    const tagihan = baru.data.pembayaran.tagihan.at(-1)!;
    const { data: akhir } = await uang.buat(riset.uuid, [tagihan.uuid]);
    expect(akhir.pembayaran.invoice.at(-1)).toMatchObject({
      totalRincian: 50_000,
      sudahDibayar: 30_000,
      totalTagihan: 20_000,
      statusPayment: { kdStatusPembayaran: 1 },
    });
    expect(await kredit()).toBe(0);
    // GAP-127: cancelled, it gives back what it took.
    await uang.batalkan(akhir.pembayaran.invoice.at(-1)!.uuid);
    expect(await kredit()).toBe(30_000);
  });

  test('that covers an invoice whole: it is paid as it is made, and no proof is taken for it', async () => {
    const riset = await uang.berinvoice(3);
    await uang.koreksi(riset, riset.penambahan, 40);
    const { data } = await uang.catat(riset, 25);
    const { data: setelah } = await uang.buat(riset.uuid, [data.pembayaran.tagihan.at(-1)!.uuid]);
    const gratis = setelah.pembayaran.invoice.at(-1)!;
    expect(gratis).toMatchObject({
      totalRincian: 25_000,
      sudahDibayar: 25_000,
      totalTagihan: 0,
      statusPayment: { statusPembayaran: 'Terbayar lunas' },
    });
    expect(setelah.pembayaran).toMatchObject({ kredit: 35_000, statusPembayaran: 'Terbayar lunas' });
    expect((await uang.bayar(gratis)).status).toBe(409);
  });

  test('two invoices at once never take the same credit twice', async () => {
    const riset = await uang.berinvoice(3);
    await uang.koreksi(riset, riset.penambahan, 90);
    await uang.catat(riset, 20);
    const { data } = await uang.catat(riset, 30);
    const [, , satu, dua] = data.pembayaran.tagihan;
    const jawaban = await Promise.all([
      uang.buat(riset.uuid, [satu!.uuid]),
      uang.buat(riset.uuid, [dua!.uuid], {}, { as: petugas }),
    ]);
    expect(jawaban.map(({ status }) => status)).toEqual([201, 201]);
    const { pembayaran } = (await uang.baca(riset.uuid)).data;
    const potongan = pembayaran.invoice.reduce((sum, { sudahDibayar }) => sum + sudahDibayar, 0);
    expect([potongan, pembayaran.kredit]).toEqual([10_000, 0]);
  });
});

describe('[W4] [GAP-127] an invoice taken back', () => {
  test('at 4 with its number and the reason, and its bills are free again', async () => {
    const { uuid, invoice, tagihan } = await uang.berinvoice(1);
    const { status, info, data } = await uang.batalkan(
      invoice.uuid,
      { as: petugas },
      { catatan: 'Pembayar berubah' },
    );
    expect([status, info]).toEqual([201, 'Invoice berhasil dibatalkan']);
    expect(data.pembayaran.invoice).toMatchObject([
      { noInvoice: invoice.noInvoice, flagDibatalkan: 1, statusPayment: { kdStatusPembayaran: 4 } },
    ]);
    expect(data.pembayaran.tagihan).toMatchObject([{ uuid: tagihan[0], flagSudahInvoice: 0 }]);
    expect(data.pembayaran.statusPembayaran).toBe('Belum lunas');
    const [jejak] = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.record, invoice.uuid))
      .orderBy(asc(audit.id))
      .offset(1);
    expect(jejak!.perubahan).toMatchObject({ kdStatus: [1, 4], catatan: [null, 'Pembayar berubah'] });
    const lagi = await uang.buat(uuid, tagihan);
    expect(lagi.data.pembayaran.invoice.map(({ totalTagihan }) => totalTagihan)).toEqual([100_000, 100_000]);
  });

  test('what was corrected down while its proof was looked at comes off the bill itself', async () => {
    const riset = await uang.berinvoice(2);
    await uang.koreksi(riset, riset.penambahan, 70);
    await uang.putuskan(riset.invoice, 0);
    const { data } = await uang.batalkan(riset.invoice.uuid);
    expect(data.pembayaran.tagihan.map(({ totalTagihan }) => totalTagihan)).toEqual([70_000]);
    const lagi = await uang.buat(
      riset.uuid,
      data.pembayaran.tagihan.map(({ uuid }) => uuid),
    );
    expect(lagi.data.pembayaran.invoice.at(-1)).toMatchObject({ totalTagihan: 70_000, sudahDibayar: 0 });
  });

  test('[GAP-126] a proof that comes too late is looked at all the same: accepted, the sum goes back', async () => {
    const { uuid, invoice } = await uang.berinvoice(4);
    const dikirim = await uang.bayar(invoice);
    expect([dikirim.status, kodeInvoice(dikirim.data)]).toEqual([201, [2]]);
    const { data } = await uang.putuskan(invoice, 1);
    expect(kodeInvoice(data)).toEqual([3]);
    expect(data.pengembalian).toMatchObject([
      { sebab: 'invoiceBatal', nominalPengembalian: 100_000, statusPengembalian: 'Belum dikembalikan' },
    ]);
    expect(data.pembayaran).toMatchObject({
      totalTagihanTerbayar: 0,
      kredit: 0,
      statusPembayaran: 'Belum lunas',
      tagihan: [{ flagSudahInvoice: 0 }],
    });
    expect((await uang.bayar(invoice)).status).toBe(409);
    expect((await uang.baca(uuid)).data.pengembalian).toHaveLength(1);
  });

  test('[GAP-126] a late proof that is turned down leaves it cancelled', async () => {
    const { invoice } = await uang.berinvoice(4);
    await uang.bayar(invoice);
    const { data } = await uang.putuskan(invoice, 0);
    expect([kodeInvoice(data), data.pengembalian]).toEqual([[4], []]);
  });
});
