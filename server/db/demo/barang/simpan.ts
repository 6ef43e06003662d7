import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Barang } from '#domain/barang/schema.ts';
import { jumlahkan } from '#domain/core/takaran.ts';
import type { Db } from '#server/core/database.ts';
import { akunDari } from '#server/db/demo/akun.ts';
import { geserHari, idPada, type Kalender } from '#server/db/demo/waktu.ts';
import type { Gerak } from '#server/db/demo/penelitian/perjalanan.ts';
import { alat, bahan, instrumen, pergerakanStok, satuan } from '#server/db/tables/barang.ts';
import { findBarang } from '#server/modules/barang/repository.ts';
import { barangPeragaan, type BarangLaboratorium, type Umum } from './katalog.ts';

/** How many working days ago the shelves were counted, before any research of the demo. */
const hariHitung = 130;
const satuInstrumen = 30;

/** Stores what the laboratories lend and sell; gives it by code, with the stock as it was counted. */
export async function simpanBarang(db: Db, kalender: Kalender): Promise<Map<string, Barang>> {
  const hariIni = kalender.hariIni;
  const dihitung = kalender.saat(hariHitung, 9 * 60);
  const semua = [...barangPeragaan];
  const pokok = (laboratoriumId: number, { kd, nama, nonaktif }: Umum) => ({
    uuid: uuidv7(),
    laboratoriumId,
    kd,
    nama,
    flagAktif: !nonaktif,
    updatedAt: dihitung,
  });
  await db
    .insert(alat)
    .values(
      semua.flatMap(([lab, milik]) =>
        milik.alat.map((satu) => ({ ...pokok(lab, satu), keterangan: satu.keterangan ?? null })),
      ),
    );
  await db
    .insert(satuan)
    .values(
      semua.flatMap(([lab, milik]) =>
        satuanDari(milik).map((nama, at) => pokok(lab, { kd: `S-${String(at + 1).padStart(3, '0')}`, nama })),
      ),
    );
  const stok = await db
    .insert(bahan)
    .values(
      semua.flatMap(([lab, milik]) =>
        milik.bahan.map((satu) => ({
          ...pokok(lab, satu),
          keterangan: satu.keterangan ?? null,
          linkMsds: satu.msds ?? null,
          casNumber: satu.cas,
          satuan: satu.satuan,
          minStok: satu.limit,
          jmlStok: satu.stok,
          tarifInternal: satu.harga.internal,
          tarifEksternal: satu.harga.eksternal,
          tglExpired: geserHari(hariIni, satu.kedaluwarsa),
        })),
      ),
    )
    .returning({ id: bahan.id, jmlStok: bahan.jmlStok, lab: bahan.laboratoriumId });
  await db.insert(instrumen).values(
    semua.flatMap(([lab, milik]) =>
      milik.instrumen.map((satu) => ({
        ...pokok(lab, satu),
        keterangan: satu.spesifikasi,
        durasi: satu.satuan === 'menit' ? satuInstrumen : 1, // MASTER-16
        satuan: satu.satuan,
        tarifInternal: satu.harga.internal,
        tarifEksternal: satu.harga.eksternal,
        tglKalibrasi: geserHari(hariIni, satu.kalibrasi - 365),
        tglKalibrasiSelanjutnya: geserHari(hariIni, satu.kalibrasi),
      })),
    ),
  );
  await db.insert(pergerakanStok).values(
    stok.map(({ id, jmlStok, lab }, at) => ({
      id: idPada(dihitung, at),
      bahanId: id,
      sebelum: 0,
      sesudah: jmlStok,
      sebab: 'Stok awal',
      aktorId: akunDari(lab === 4 || lab === 7 ? 'laboran' : 'laboran2').uuid,
      createdAt: dihitung,
    })),
  );
  return new Map((await findBarang(db, undefined)).map((satu) => [satu.kdBarang, satu]));
}

/** What the materials of a laboratory are counted in, and one unit that nothing is counted in yet. */
const satuanDari = ({ bahan: semua }: BarangLaboratorium): string[] => [
  ...new Set([...semua.map((satu) => satu.satuan), 'botol']),
];

/** What research took off the shelves, in the order it happened: a row each, and what is left (GAP-143). */
export async function simpanPergerakan(
  db: Db,
  semua: readonly (Gerak & { penelitianId: string; nomor: string })[],
): Promise<void> {
  const sisa = new Map(
    (await db.select({ id: bahan.id, stok: bahan.jmlStok }).from(bahan)).map(({ id, stok }) => [id, stok]),
  );
  const urut = semua.toSorted((a, b) => a.saat.getTime() - b.saat.getTime());
  await db.insert(pergerakanStok).values(
    urut.map(({ bahanId, jumlah, koreksi, aktor, saat, penelitianId, nomor }, at) => {
      const sebelum = sisa.get(bahanId)!;
      const sesudah = jumlahkan(sebelum, -jumlah);
      if (sesudah < 0) throw new Error(`material ${bahanId} runs out at ${saat.toISOString()}`);
      sisa.set(bahanId, sesudah);
      return {
        id: idPada(saat, 600 + at),
        bahanId,
        sebelum,
        sesudah,
        sebab:
          koreksi === null
            ? `Dipakai penelitian ${nomor}`
            : `Koreksi penambahan penelitian ${nomor}: ${koreksi}`,
        penelitianId,
        aktorId: akunDari(aktor).uuid,
        createdAt: saat,
      };
    }),
  );
  const akhir = [...Map.groupBy(urut, ({ bahanId }) => bahanId)].map(([id, gerak]) => ({
    id,
    stok: sisa.get(id)!,
    banyak: gerak.length,
    saat: gerak.at(-1)!.saat,
  }));
  await db.execute(sql`update bahan set jml_stok = akhir.stok, rev = bahan.rev + akhir.banyak, updated_at = akhir.saat
    from jsonb_to_recordset(${JSON.stringify(akhir)}::jsonb) as akhir(id int, stok numeric, banyak int, saat timestamptz)
    where akhir.id = bahan.id`);
}
