import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jumlahkan } from '#domain/core/takaran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { menurutPenambahan } from '#domain/penelitian/keadaan.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { bahan, pergerakanStok } from '#server/db/tables/barang.ts';
import { invoice } from '#server/db/tables/pembayaran.ts';
import { barisPenggunaan } from '#server/db/tables/penggunaan.ts';
import { labBiologi, laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
import { pemakaianUji, type Baris } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

const stokAwal = 4;
/** One step: what is done, to which addition, with which lines. */
const langkah = fc.record({
  aksi: fc.noBias(fc.nat(9999)),
  sasaran: fc.nat(9),
  baris: fc.array(fc.record({ apa: fc.nat(3), jumlah: fc.integer({ min: 1, max: 25 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
});
type Langkah = typeof langkah extends fc.Arbitrary<infer L> ? L : never;

/** Two materials, a tool and an instrument that nobody else uses, and a research of them. */
async function awal() {
  const metanol = await pakai.barang.bahan(stokAwal);
  // Of another laboratory (GAP-154).
  const agar = await pakai.barang.bahan(stokAwal, { nama: 'Agar', tarif: 2005, lab: labBiologi });
  const labu = await pakai.barang.alat();
  const kckt = await pakai.barang.instrumen();
  const { uuid } = await pakai.sampai(3);
  const jam = (satu: number) => `${String(satu).padStart(2, '0')}:00`;
  const keBaris = ({ baris }: Langkah): Baris[] =>
    baris.map(({ apa, jumlah }) => {
      if (apa === 2) return pakai.baris.alat(labu.id, jumlah);
      if (apa === 3)
        return pakai.baris.waktu(kckt.id, jam(jumlah % 12), jam((jumlah % 12) + 1 + (jumlah % 3)));
      const baris = pakai.baris.bahan(apa === 0 ? metanol.id : agar.id, jumlah / 10); // GAP-155
      return apa === 0 ? baris : pakai.lain(baris);
    });
  return { uuid, bahanIds: [metanol.id, agar.id], keBaris };
}
type Dunia = Awaited<ReturnType<typeof awal>>;

const pilih = <T>(semua: readonly T[], at: number): T | undefined => semua[at % Math.max(1, semua.length)];
const jumlah = (angka: readonly number[]) => jumlahkan(...angka);

/** What may be tried; the server says what of it may be. */
function mungkin({ uuid, keBaris }: Dunia, record: Penelitian, satu: Langkah) {
  const diKode = (kode: number) =>
    pilih(
      record.penambahan.filter(
        ({ kdStatusPengajuan, flagWaktu }) => kdStatusPengajuan === kode && !flagWaktu,
      ),
      satu.sasaran,
    );
  const alat = pilih(record.pengembalianAlat, satu.sasaran);
  const terbuka = record.pembayaran.tagihan.filter(({ flagSudahInvoice }) => flagSudahInvoice === 0);
  const tagihan = pilih(
    record.pembayaran.invoice.filter(({ flagDibatalkan }) => !flagDibatalkan),
    satu.sasaran,
  );
  const semuaBaris = keBaris(satu);
  type Target = { uuid: string; lines: Baris[]; as: string };
  const pada = (kode: number, kerjakan: (target: Target) => Promise<unknown>) => {
    const target = diKode(kode);
    if (!target) return [];
    const biologi = target.idLaboratorium === labBiologi;
    const miliknya = semuaBaris.filter((baris) => (baris['id_laboratorium'] === labBiologi) === biologi);
    const lines = miliknya.length > 0 ? miliknya : semuaBaris;
    return [() => kerjakan({ uuid: target.uuid, lines, as: biologi ? laboran2 : laboran })];
  };
  const semua: Record<string, (() => Promise<unknown>)[]> = {
    tambah: [() => pakai.tambah(uuid, semuaBaris)],
    catat: [() => pakai.tambah(uuid, semuaBaris, {}, { as: laboran })],
    setujui: pada(10, ({ uuid: id, as }) => pakai.putuskan(id, 1, {}, { as })),
    'setujui lain': pada(10, ({ uuid: id, lines }) =>
      pakai.putuskan(id, 1, { penggunaan: lines }, { as: petugas }),
    ),
    tolak: pada(10, ({ uuid: id, as }) => pakai.putuskan(id, 2, {}, { as })),
    'tolak lagi': pada(11, ({ uuid: id, as }) => pakai.putuskan(id, 2, {}, { as })),
    ganti: pada(10, ({ uuid: id, lines }) => pakai.ubah(id, lines)),
    perbaiki: pada(11, ({ uuid: id, lines }) => pakai.ubah(id, lines)),
    tarik: [10, 11].flatMap((kode) => pada(kode, ({ uuid: id }) => pakai.ubah(id, []))),
    koreksi: pada(12, ({ uuid: id, lines, as }) => pakai.koreksi(id, lines, {}, { as })),
    kosongkan: pada(12, ({ uuid: id, as }) => pakai.koreksi(id, [], {}, { as })),
    kembali: alat
      ? [
          () =>
            pakai.kembalikan([
              {
                uuid: alat.uuid,
                rev: alat.rev,
                jlh_kembali: satu.aksi % 7,
                jlh_rusak: satu.aksi % 3,
                jlh_diganti: satu.aksi % 2,
              },
            ]),
        ]
      : [],
    perpanjang: [() => pakai.perpanjang(uuid, `2027-0${1 + (satu.aksi % 9)}-01`)],
    naikkan: [() => uji.server.db.execute('update bahan set tarif_internal = tarif_internal + 100')],
    invoice: terbuka.length > 0 ? [() => buatInvoice(record, terbuka)] : [],
    bayar: tagihan
      ? [
          () =>
            uji.server.db
              .update(invoice)
              .set({ kdStatus: 1 + (satu.aksi % 3) })
              .where(eq(invoice.id, tagihan.uuid)),
        ]
      : [],
  };
  return Object.entries(semua).flatMap(([nama, acts]) => acts.map((kerjakan) => ({ nama, kerjakan })));
}

const buatInvoice = ({ uuid }: Penelitian, terbuka: readonly { uuid: string }[]) =>
  pakai.invoiceLangsung(
    uuid,
    terbuka.map((satu) => satu.uuid),
    1,
  );

/** What must hold of stock, tools, prices, bills, times and code at every moment, whatever has happened. */
async function periksa({ bahanIds }: Dunia, record: Penelitian): Promise<void> {
  const { db } = uji.server;
  const disetujui = record.penambahan.filter(({ kdStatusPengajuan }) => kdStatusPengajuan === 12);
  const lines = disetujui.flatMap(({ baris }) => baris);
  const dipakai = (jenis: number, id: number) =>
    jumlah(
      lines.flatMap((satu) =>
        satu.idJenisBarang === jenis && satu.idBarang === id ? [satu.jlhPenggunaan] : [],
      ),
    );
  // What was bought is on the shelf or was used, and every step between is written down.
  for (const satu of await db.select().from(bahan).where(inArray(bahan.id, bahanIds))) {
    expect(jumlahkan(satu.jmlStok, dipakai(2, satu.id))).toBe(stokAwal);
    const gerak = await db.select().from(pergerakanStok).where(eq(pergerakanStok.bahanId, satu.id));
    expect(jumlah([stokAwal, ...gerak.flatMap(({ sebelum, sesudah }) => [sesudah, -sebelum])])).toBe(
      satu.jmlStok,
    );
    expect(satu.rev).toBe(1 + gerak.length);
  }
  // What was lent is back, broken, replaced or out.
  expect(jumlah(record.pengembalianAlat.map(({ jlhPenggunaan }) => jlhPenggunaan))).toBe(
    jumlah(lines.flatMap((satu) => (satu.idJenisBarang === 1 ? [satu.jlhPenggunaan] : []))),
  );
  for (const satu of record.pengembalianAlat)
    expect(satu.jlhKembali + satu.jlhRusak + satu.jlhDiganti).toBeLessThanOrEqual(satu.jlhPenggunaan);
  // An addition is of one laboratory, and so is all of it (GAP-154).
  for (const { idLaboratorium, baris } of record.penambahan)
    for (const line of baris) expect(line.idLaboratorium).toBe(idLaboratorium);
  // The bills of each addition add up to it.
  for (const { uuid, total } of record.penambahan.filter(({ kdStatusPengajuan }) => kdStatusPengajuan === 12))
    expect(
      jumlah(
        record.pembayaran.tagihan.flatMap((satu) =>
          satu.uuidPenambahan === uuid ? [satu.totalTagihan] : [],
        ),
      ),
    ).toBe(total);
  for (const { totalTagihan, rincian } of record.pembayaran.tagihan)
    expect(jumlah(rincian.map(({ hargaTotal }) => hargaTotal))).toBe(totalTagihan);
  expect(record.pembayaran.kredit).toBeGreaterThanOrEqual(0);
  // A time is held while its addition waits or is granted, and at no other time.
  for (const { uuid, kdStatusPengajuan } of record.penambahan) {
    const rows = await db.select().from(barisPenggunaan).where(eq(barisPenggunaan.penambahanId, uuid));
    for (const { memegangSlot, mulai } of rows)
      expect(memegangSlot).toBe(mulai !== null && [10, 12].includes(kdStatusPengajuan));
  }
  const keadaan = record.penambahan
    .toSorted((a, b) => (a.disetujuiPada ?? a.createdAt).localeCompare(b.disetujuiPada ?? b.createdAt))
    .map(({ kdStatusPengajuan, flagWaktu, flagPetugas }) => ({
      kdStatus: kdStatusPengajuan,
      cara: flagWaktu ? ('waktu' as const) : flagPetugas ? ('petugas' as const) : ('pendaftar' as const),
    }));
  expect(record.statusSubmission.kdStatusPengajuan).toBe(
    penelitianWorkflow.states[menurutPenambahan({ penambahan: keadaan })].code,
  );
}

/** Prices of approved lines, which stay whatever the master says. */
const harga = ({ penambahan }: Penelitian) =>
  new Map(
    penambahan
      .filter(({ kdStatusPengajuan }) => kdStatusPengajuan === 12)
      .map(({ uuid, baris }) => [
        uuid,
        new Map(
          baris.map(({ idJenisBarang, idBarang, hargaSatuan }) => [
            `${idJenisBarang} ${idBarang}`,
            hargaSatuan,
          ]),
        ),
      ]),
  );
function tetapHarganya(lama: Penelitian, baru: Penelitian): void {
  const kini = harga(baru);
  for (const [uuid, dulu] of harga(lama))
    for (const [barang, satuan] of kini.get(uuid)!) expect(satuan).toBe(dulu.get(barang) ?? satuan);
}

describe('[GAP-14, GAP-15, GAP-71, GAP-101, GAP-125, GAP-143] [W3] stock, tools, prices and bills add up', () => {
  const seed = Number(process.env['GUNA_SEED'] ?? 20_261_122);
  const runs = 12 * Number(process.env['ACAK'] ?? 1);

  test(`after every step of ${runs} histories (seed ${seed})`, { timeout: 1_800_000 }, async () => {
    const pernah = new Set<string>();
    const riwayat = fc.asyncProperty(fc.array(langkah, { minLength: 10, maxLength: 20 }), async (semua) => {
      const dunia = await awal();
      let record = (await pakai.baca(dunia.uuid)).data;
      for (const satu of semua) {
        uji.jam.maju(1000);
        const pilihan = mungkin(dunia, record, satu);
        const { nama, kerjakan } = pilihan[satu.aksi % pilihan.length]!;
        const jawaban = (await kerjakan()) as { status?: number; code?: string };
        expect(jawaban.status ?? 200, nama).toBeLessThan(500);
        const { data } = await pakai.baca(dunia.uuid);
        tetapHarganya(record, data);
        record = data;
        await periksa(dunia, record);
        pernah.add(`${nama} ${jawaban.code ?? 'ya'}`);
      }
    });
    await fc.assert(riwayat, { numRuns: runs, seed, endOnFailure: true });
    // Histories that never come to something would show nothing about it.
    const perlu =
      'tambah ya, catat ya, setujui ya, setujui lain ya, tolak ya, perbaiki ya, tarik ya, koreksi ya, kosongkan ya, kembali ya, perpanjang ya, invoice ya, bayar ya, tambah STOK, catat STOK';
    expect([...pernah]).toEqual(expect.arrayContaining(perlu.split(', ')));
  });
});
