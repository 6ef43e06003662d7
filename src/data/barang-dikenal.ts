import type { PromiseExtended } from 'dexie';
import { kunciBarang } from '#domain/barang/schema.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import type { OrangDb } from './db.ts';
import { laneDari } from './lane.ts';

/** The lanes in which writes lie that name tools, materials and instruments. */
const lanePenamaBarang = ['penelitian', 'penambahan'].map((jenis) => laneDari(jenis, ''));

// Dexie's own promises all the way: a reading that awaits functions of ours before its transaction is followed by no
// liveQuery any more.

/**
 * The tools, materials and instruments that own writes may name, for the lines and plans shown of them: read only while
 * there is any such write.
 */
export const bacaBarangDikenal = (db: OrangDb): PromiseExtended<BarangDikenal> =>
  db.antrean
    .where('lane')
    .startsWithAnyOf(lanePenamaBarang)
    .count()
    .then((writes): BarangDikenal | PromiseExtended<BarangDikenal> =>
      writes === 0 ? new Map() : bacaSemuaBarang(db),
    );

/** All of them that this device keeps. */
export const bacaSemuaBarang = (db: OrangDb): PromiseExtended<BarangDikenal> =>
  db.barang.toArray().then((rows) => new Map(rows.map(({ data }) => [kunciBarang(data), data])));
