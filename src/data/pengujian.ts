import type { Table } from 'dexie';
import type { Actor } from '#domain/core/roles.ts';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { OrangDb } from './db.ts';
import type { BarisPengujian } from './koleksi/pengujian.ts';
import type { Baris } from './outbox/row.ts';
import { tampilan, type Tampilan } from './view.ts';

/** One page of submissions, and how many there are on all pages. */
export type DaftarPengujian = { baris: Tampilan<Pengujian>[]; total: number };

/** Which page of a list, and what its search box holds. */
export type SaringDaftar = { cari: string; halaman: number; perHalaman: number };

/** The submissions as their reader sees them, with own writes of all their lanes on top. */
export async function tampilkanPengujian(
  db: OrangDb,
  actor: Actor,
  rows: readonly BarisPengujian[],
): Promise<Tampilan<Pengujian>[]> {
  const writes = await db.antrean
    .where('lane')
    .anyOf(rows.flatMap(({ lane }) => lane))
    .toArray();
  return denganTulisan(rows, writes, actor);
}

/** The same of writes that were read with the rows; those of other lanes do not count. */
export function denganTulisan(
  rows: readonly BarisPengujian[],
  writes: readonly Baris[],
  actor: Actor,
): Tampilan<Pengujian>[] {
  const perLane = Map.groupBy(writes, ({ lane }) => lane);
  return rows.map((row) =>
    tampilan(
      row,
      row.lane.flatMap((lane) => perLane.get(lane) ?? []),
      (data, tulisan) => reducePengujian(data, tulisan, actor),
    ),
  );
}

/**
 * The rows of a table that fit, newest first. It is walked whole: what one registrant sent in and what waits for one Kalab
 * are tens, not thousands.
 */
export function cariPengujian(
  table: Table<BarisPengujian, string>,
  cari: string,
  fits: (row: BarisPengujian) => boolean,
): Promise<BarisPengujian[]> {
  const text = cari.trim().toLowerCase();
  return table
    .orderBy('urut')
    .reverse()
    .filter((row) => row.cari.includes(text) && fits(row))
    .toArray();
}

/** The part of a list that a page shows. */
export const halamanDari = <T>(
  list: readonly T[],
  { halaman, perHalaman }: Pick<SaringDaftar, 'halaman' | 'perHalaman'>,
): T[] => list.slice((halaman - 1) * perHalaman, halaman * perHalaman);
