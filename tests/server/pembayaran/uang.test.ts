import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hargaBaris } from '#domain/pengujian/biaya.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jumlahKwitansi, langkah, pelaku, pendaftaran, type Pendaftaran } from './uang.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const jumlah = (angka: readonly number[]) => angka.reduce((sum, satu) => sum + satu, 0);

/** What must hold of the money of a submission at every moment, whatever has happened to it. */
function periksa(record: Pengujian): void {
  const {
    bill,
    pembayaran,
    pengembalian,
    totalHarga,
    totalTerbayar,
    idPengujianStatusPengajuan: kode,
  } = record;
  for (const { hargaPengujian, hargaReplikasi, hargaTotal } of bill) {
    expect(hargaTotal).toBe(hargaPengujian + hargaReplikasi);
    expect(Math.min(hargaPengujian, hargaReplikasi)).toBeGreaterThanOrEqual(0);
  }
  expect(jumlah(bill.map(({ hargaTotal }) => hargaTotal))).toBe(totalHarga);
  for (const { totalRincian, rincian, jenis, sudahDibayar, totalTagihan } of pembayaran.invoice) {
    expect(totalRincian).toBe(jumlah(rincian.map(({ hargaTotal }) => hargaTotal)));
    expect(totalTagihan).toBe(jenis === 'dp' ? Math.ceil(totalRincian / 2) : totalRincian - sudahDibayar);
    expect(totalTagihan).toBeGreaterThan(0);
  }
  const nomor = pembayaran.invoice.map(({ noInvoice }) => noInvoice);
  expect(new Set(nomor).size).toBe(nomor.length);

  const masuk = (batal: 0 | 1) =>
    pembayaran.invoice.filter(
      ({ flagDibatalkan, statusPayment }) =>
        flagDibatalkan === batal && statusPayment.kdStatusPembayaran === 3,
    );
  const dibatalkan = new Set(masuk(1).map(({ noInvoice }) => noInvoice));
  const keluar = (batal: boolean) =>
    jumlah(
      pengembalian
        .filter(({ noInvoice }) => dibatalkan.has(noInvoice!) === batal)
        .map(({ nominalPengembalian }) => nominalPengembalian),
    );
  for (const { nominalPengembalian } of pengembalian) expect(nominalPengembalian).toBeGreaterThan(0);
  const dibayar = jumlah(masuk(0).map(({ totalTagihan }) => totalTagihan));
  expect(totalTerbayar).toBe(dibayar - keluar(false));
  expect(totalTerbayar).toBeGreaterThanOrEqual(0);
  // Paid for nothing, all of it goes back; never more than came in.
  expect(keluar(true)).toBe(jumlah(masuk(1).map(({ totalTagihan }) => totalTagihan)));
  expect(keluar(false)).toBeLessThanOrEqual(dibayar);

  expect(jumlahKwitansi(pembayaran.invoice)).toBe(dibayar + keluar(true));

  // At 4 nothing is kept and nothing asked for; elsewhere paid and due are the total.
  const belum = kode === 4 ? 0 : totalHarga - totalTerbayar;
  expect(pembayaran.totalTagihanBelumTerbayar).toBe(belum);
  expect(belum).toBeGreaterThanOrEqual(0);
  const terbuka = pembayaran.invoice.filter(
    ({ flagDibatalkan, statusPayment }) => !flagDibatalkan && statusPayment.kdStatusPembayaran !== 3,
  );
  const ditagih: Record<number, number[]> = { 5: [Math.ceil(totalHarga / 2)], 9: [belum] };
  expect(terbuka.map(({ totalTagihan }) => totalTagihan)).toEqual(ditagih[kode] ?? []);
  const selesai: Record<number, number> = { 4: 0, 10: totalHarga };
  expect(totalTerbayar).toBe(selesai[kode] ?? totalTerbayar);
}

/** An invoice once made keeps its lines and its sums. */
const tetap = ({ pembayaran }: Pengujian) =>
  pembayaran.invoice.map(({ uuid, noInvoice, totalRincian, sudahDibayar, totalTagihan, rincian }) => ({
    uuid,
    noInvoice,
    totalRincian,
    sudahDibayar,
    totalTagihan,
    rincian,
  }));

/** The lines at the tariff of who registered; the server's own words for the order are not asked. */
const sesuaiTarif = ({ as, sampel }: Pendaftaran) =>
  sampel
    .flat()
    .map(({ tarif, replikasi }) =>
      hargaBaris(
        tarif,
        as.endsWith('@kampus.example') ? 'internal' : 'eksternal',
        tarif.flagReplikasi ? replikasi : 1,
      ),
    );

describe('[GAP-06, GAP-07, GAP-08, GAP-14, GAP-124, GAP-126, GAP-127, GAP-137, GAP-172, CONF-64, TESTADM-26] money adds up', () => {
  const seed = Number(process.env['UANG_SEED'] ?? 20_261_120);
  const runs = 80 * Number(process.env['ACAK'] ?? 1);

  test(`after every step of ${runs} histories (seed ${seed})`, { timeout: 1_800_000 }, async () => {
    const { daftar, mungkin, baca } = pelaku(uji);
    const pernah = new Map<string, number>();
    const riwayat = fc.asyncProperty(
      pendaftaran,
      fc.array(langkah, { minLength: 8, maxLength: 18 }),
      async (isi, semua) => {
        const uuid = await daftar(isi);
        let record = await baca(uuid);
        expect(record.bill).toMatchObject(sesuaiTarif(isi));
        for (const satu of semua) {
          periksa(record);
          const pilihan = mungkin(record, satu);
          if (pilihan.length === 0) break;
          const [nama, kerjakan] = pilihan[satu.aksi % pilihan.length]!;
          const { status, info, data } = await kerjakan();
          expect(status, `${nama}: ${info}`).toBeLessThan(300);
          const sebelum = record;
          record = data;
          expect(tetap(record).slice(0, tetap(sebelum).length), nama).toEqual(tetap(sebelum));
          for (const baru of record.pembayaran.invoice.slice(sebelum.pembayaran.invoice.length))
            expect([baru.rincian, baru.sudahDibayar]).toEqual([record.bill, sebelum.totalTerbayar]);
          pernah.set(nama, (pernah.get(nama) ?? 0) + 1);
        }
        periksa(record);
        // What the acts have answered is what is kept.
        expect((await baca(uuid)).pembayaran).toEqual(record.pembayaran);
      },
    );
    await fc.assert(riwayat, { numRuns: runs, seed, endOnFailure: true });
    // Histories that never come to something would show nothing about it.
    expect([...pernah.keys()].toSorted()).toEqual([
      'bayar',
      'bayar terlambat',
      'bukti diterima',
      'bukti ditolak',
      'dibatalkan',
      'dibuka kembali',
      'dikeluarkan',
      'disetujui',
      'ditagih',
      'ditugaskan',
      'selesai diuji',
      'selesai diuji lagi',
      'tagihan diperbaiki',
    ]);
  });
});
