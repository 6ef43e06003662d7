import { and, eq, inArray, sql } from 'drizzle-orm';
import { daftarLibur, hariDari } from '#domain/perjalanan/kalender.ts';
import { formatDate } from '#domain/core/format.ts';
import { jenisLibur, type HariLibur, type TahunLibur } from '#domain/libur/schema.ts';
import { hariLiburDari, kodeHari, tahunLiburDari } from '#domain/libur/tahun.ts';
import type { Db } from '#server/core/database.ts';
import { uuidAcuan } from '#server/core/uuid-acuan.ts';
import { acuan } from '#server/db/tables/acuan.ts';

/** By what the trail and every second call know a day, whatever it is, and the decree of a year. */
export const uuidHari = (tanggal: string): string => uuidAcuan(daftarLibur.libur, kodeHari(tanggal));
export const uuidDasar = (tahun: number): string => uuidAcuan(daftarLibur.dasar, tahun);

/** Any number will do, as long as every process of the product takes the same one. */
const liburLock = 7_305_031;

/** One writer of holidays at a time: a day that is not there yet cannot be locked, and it may stand in either of two lists. */
export const kunciLibur = (db: Db): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(${liburLock})`);

type Baris = typeof acuan.$inferSelect;

/** The rows of all lists of holidays, those that are switched off as well. */
const semuaBaris = (db: Db): Promise<Baris[]> =>
  db
    .select()
    .from(acuan)
    .where(inArray(acuan.jenis, Object.values(daftarLibur)));

const yangAktif = (baris: readonly Baris[]) =>
  baris.filter(({ flagAktif }) => flagAktif).map(({ rev, ...satu }) => ({ ...satu, rev: String(rev) }));

export const bacaTahun = async (db: Db, tahun: number): Promise<TahunLibur> =>
  tahunLiburDari(yangAktif(await semuaBaris(db)), tahun);

export const bacaHari = async (db: Db): Promise<HariLibur[]> =>
  hariLiburDari(yangAktif(await semuaBaris(db)));

/** The day or the year that a uuid stands for, on or off: it stands in no table. */
export async function barisBeruuid(db: Db, uuid: string): Promise<Baris | undefined> {
  const baris = await semuaBaris(db);
  return baris.find(({ jenis, kode }) =>
    jenis === daftarLibur.dasar ? uuidDasar(kode) === uuid : uuidHari(hariDari(kode)) === uuid,
  );
}

/** What the trail calls each of them: '25 Desember 2026', or the year. */
export const sebutanLibur = async (db: Db): Promise<[uuid: string, sebutan: string][]> =>
  (await semuaBaris(db)).map(({ jenis, kode }) =>
    jenis === daftarLibur.dasar
      ? [uuidDasar(kode), String(kode)]
      : [uuidHari(hariDari(kode)), formatDate(hariDari(kode))],
  );

/** How often these days were changed, on or off; a day that never was there has no number. */
export async function revHari(db: Db, tanggal: readonly string[]): Promise<Map<string, number>> {
  const baris = await db
    .select({ kode: acuan.kode, rev: sql<number>`max(${acuan.rev})` })
    .from(acuan)
    .where(and(inArray(acuan.jenis, [...jenisLibur]), inArray(acuan.kode, tanggal.map(kodeHari))))
    .groupBy(acuan.kode);
  return new Map(baris.map(({ kode, rev }) => [hariDari(kode), rev]));
}

/** Switches choices on under their names, whether they were there or not. */
export const nyalakan = (
  db: Db,
  baris: readonly Pick<Baris, 'jenis' | 'kode' | 'nama' | 'rev'>[],
): Promise<unknown> =>
  db
    .insert(acuan)
    .values(baris.map((satu) => ({ ...satu, urutan: satu.kode })))
    .onConflictDoUpdate({
      target: [acuan.jenis, acuan.kode],
      set: { nama: sql`excluded.nama`, rev: sql`excluded.rev`, flagAktif: true },
    });

/**
 * Switches it off in these lists and gives those it was on in. The row stays, so that what the app brings along does not
 * switch it on again.
 */
export async function matikan(
  db: Db,
  jenis: readonly string[],
  kode: number,
  rev: number,
): Promise<string[]> {
  const mati = await db
    .update(acuan)
    .set({ flagAktif: false, rev })
    .where(and(inArray(acuan.jenis, [...jenis]), eq(acuan.kode, kode), eq(acuan.flagAktif, true)))
    .returning({ jenis: acuan.jenis });
  return mati.map((satu) => satu.jenis);
}
