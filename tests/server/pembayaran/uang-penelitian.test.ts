import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoicePenelitian } from '#domain/pembayaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { tagihan } from '#server/db/tables/pembayaran.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';
import { jumlahKwitansi } from './uang.ts';

let uji: ServerUji;
let uang: ReturnType<typeof uangPenelitian>;
beforeAll(async () => {
  uji = await createTestServer();
  uang = uangPenelitian(uji);
});
afterAll(() => uji.close());

/** What happens next: which of the acts that are possible now, of how much, and to which of several. */
const langkah = fc.record({
  aksi: fc.nat(30),
  jumlah: fc.oneof(fc.constantFrom(1, 10), fc.integer({ min: 1, max: 200 })),
  pilih: fc.nat(63),
});
type Langkah = typeof langkah extends fc.Arbitrary<infer T> ? T : never;
type Riset = { uuid: string; bahan: number };
type Tindakan = () => Promise<Jawaban<Penelitian>>;

const jumlah = (angka: readonly number[]) => angka.reduce((sum, satu) => sum + satu, 0);
const berstatus = ({ pembayaran }: Penelitian, kode: number, batal: 0 | 1 = 0): InvoicePenelitian[] =>
  pembayaran.invoice.filter(
    (satu) => satu.flagDibatalkan === batal && satu.statusPayment.kdStatusPembayaran === kode,
  );
const belumDitagih = ({ pembayaran }: Penelitian) =>
  pembayaran.tagihan.filter(({ flagSudahInvoice }) => flagSudahInvoice === 0);

/** Everything somebody could do with the money of a research now, by name; what money comes in by more than once. */
function mungkin(riset: Riset, record: Penelitian, { jumlah: banyak, pilih }: Langkah): [string, Tindakan][] {
  const semua: [string, Tindakan][] = [];
  const bisa = (nama: string, kerja: Tindakan) => semua.push([nama, kerja]);
  if (record.penambahan.length < 4) bisa('dicatat', () => uang.catat(riset, banyak));
  const satu = record.penambahan[pilih % Math.max(1, record.penambahan.length)];
  if (satu) {
    bisa('dikoreksi', () => uang.koreksi(riset, satu.uuid, banyak));
    bisa('dikoreksi sedikit', () => uang.koreksi(riset, satu.uuid, 1));
  }
  const terbuka = belumDitagih(record);
  const dipilih = terbuka.filter((_, at) => (pilih >> at) % 2 === 0);
  if (terbuka.length > 0)
    bisa('ditagih', () =>
      uang.buat(
        riset.uuid,
        (dipilih.length > 0 ? dipilih : terbuka).map(({ uuid }) => uuid),
      ),
    );
  for (const invoice of berstatus(record, 1)) {
    bisa('dibayar', () => uang.bayar(invoice));
    bisa('dibayar', () => uang.bayar(invoice));
    bisa('dibatalkan', () => uang.batalkan(invoice.uuid));
  }
  for (const invoice of berstatus(record, 4, 1).slice(0, 1))
    bisa('dibayar terlambat', () => uang.bayar(invoice));
  for (const invoice of [...berstatus(record, 2), ...berstatus(record, 2, 1)]) {
    bisa('diterima', () => uang.putuskan(invoice, 1));
    bisa('diterima', () => uang.putuskan(invoice, 1));
    bisa('diterima', () => uang.putuskan(invoice, 1));
    bisa('ditolak', () => uang.putuskan(invoice, 0));
  }
  return semua;
}

/** What must hold of the money of a research at every moment, whatever has happened to it. */
async function periksa(record: Penelitian): Promise<void> {
  const { pembayaran, pengembalian, penambahan } = record;
  const bills = await uji.server.db.select().from(tagihan).where(eq(tagihan.pendaftaranId, record.uuid));
  expect(jumlah(bills.map(({ total }) => total))).toBe(jumlah(penambahan.map(({ total }) => total)));
  for (const { total, rincian } of bills)
    expect(jumlah(rincian.map(({ hargaTotal }) => hargaTotal))).toBe(total);
  expect(pembayaran.kredit).toBeGreaterThanOrEqual(0);
  for (const {
    uuid,
    flagDibatalkan,
    totalRincian,
    sudahDibayar,
    totalTagihan,
    rincian,
  } of pembayaran.invoice) {
    const miliknya = bills.filter(({ invoiceId }) => invoiceId === uuid);
    // A bill stands on one invoice that is in force, and that is the sum of its bills.
    expect(jumlah(miliknya.map(({ total }) => total))).toBe(flagDibatalkan ? 0 : totalRincian);
    expect(totalRincian).toBe(jumlah(rincian.map(({ hargaTotal }) => hargaTotal)));
    expect(totalTagihan).toBe(totalRincian - sudahDibayar);
    expect(Math.min(totalTagihan, sudahDibayar)).toBeGreaterThanOrEqual(0);
  }
  const masuk = (batal: 0 | 1) => jumlah(berstatus(record, 3, batal).map(({ totalTagihan }) => totalTagihan));
  const keluar = (batal: boolean) =>
    jumlah(
      pengembalian
        .filter(({ sebab }) => (sebab === 'invoiceBatal') === batal)
        .map(({ nominalPengembalian }) => nominalPengembalian),
    );
  expect(pembayaran.totalTagihanTerbayar).toBe(masuk(0) - keluar(false));
  expect(keluar(true)).toBe(masuk(1));
  expect(jumlahKwitansi(pembayaran.invoice)).toBe(masuk(0) + masuk(1));
}

/** An invoice once made keeps its lines, its sums and who pays it. */
const tetap = ({ pembayaran }: Penelitian) =>
  pembayaran.invoice.map(
    ({ uuid, noInvoice, totalRincian, sudahDibayar, totalTagihan, rincian, pembiayaan }) => ({
      uuid,
      noInvoice,
      totalRincian,
      sudahDibayar,
      totalTagihan,
      rincian,
      pembiayaan,
    }),
  );

/** Everything is invoiced, paid and looked at, then the usage ends. */
async function tuntaskan({ uuid }: Riset): Promise<Penelitian> {
  const baca = async () => (await uang.baca(uuid)).data;
  for (const invoice of berstatus(await baca(), 2, 1)) await uang.putuskan(invoice, 1);
  for (const invoice of berstatus(await baca(), 2)) await uang.putuskan(invoice, 1);
  const terbuka = belumDitagih(await baca());
  if (terbuka.length > 0)
    await uang.buat(
      uuid,
      terbuka.map((satu) => satu.uuid),
    );
  for (const invoice of berstatus(await baca(), 1)) {
    await uang.bayar(invoice);
    await uang.putuskan(invoice, 1);
  }
  const { status, info, data } = await uang.selesaikan(uuid, 'petugas@kampus.example');
  expect(status, info).toBe(201);
  return data;
}

describe('[GAP-09, GAP-11, GAP-14, GAP-101, GAP-126, GAP-127, GAP-128, GAP-172] money of research adds up', () => {
  const seed = Number(process.env['UANG_SEED'] ?? 20_261_120);
  const runs = 16 * Number(process.env['ACAK'] ?? 1);

  test(`after every step of ${runs} histories (seed ${seed})`, { timeout: 1_800_000 }, async () => {
    const pernah = new Map<string, number>();
    let [potongan, deposit] = [0, 0];
    const riwayat = fc.asyncProperty(fc.array(langkah, { minLength: 10, maxLength: 22 }), async (semua) => {
      // So many proofs are more than one person may upload in an hour.
      uji.jam.maju(3600_000);
      const riset = await uang.baru();
      let record = (await uang.baca(riset.uuid)).data;
      for (const satu of semua) {
        const pilihan = mungkin(riset, record, satu);
        const [nama, kerjakan] = pilihan[satu.aksi % pilihan.length]!;
        const { status, info, data } = await kerjakan();
        expect(status, `${nama}: ${info}`).toBeLessThan(300);
        const sebelum = tetap(record);
        record = data;
        expect(tetap(record).slice(0, sebelum.length), nama).toEqual(sebelum);
        await periksa(record);
        pernah.set(nama, (pernah.get(nama) ?? 0) + 1);
      }
      const akhir = await tuntaskan(riset);
      await periksa(akhir);
      // Paid less given back is what was used, to the rupiah.
      const { totalTagihan, totalTagihanTerbayar, kredit } = akhir.pembayaran;
      expect([totalTagihanTerbayar, kredit]).toEqual([totalTagihan, 0]);
      potongan += jumlah(akhir.pembayaran.invoice.map(({ sudahDibayar }) => sudahDibayar));
      deposit += akhir.pengembalian.filter(({ sebab }) => sebab === 'deposit').length;
    });
    await fc.assert(riwayat, { numRuns: runs, seed, endOnFailure: true });
    // Histories that never come to something would show nothing about it.
    expect(Math.min(potongan, deposit)).toBeGreaterThan(0);
    expect([...pernah.keys()].toSorted()).toEqual([
      'dibatalkan',
      'dibayar',
      'dibayar terlambat',
      'dicatat',
      'dikoreksi',
      'dikoreksi sedikit',
      'ditagih',
      'diterima',
      'ditolak',
    ]);
  });
});
