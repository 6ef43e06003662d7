import { kunciBarang } from '#domain/barang/schema.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import type { OrangDb } from './db.ts';
import { laneDari } from './outbox/lane.ts';

/** The lanes in which writes lie that name tools, materials and instruments. */
const lanePenamaBarang = ['penelitian', 'penambahan'].map((jenis) => laneDari(jenis, ''));

/**
 * The tools, materials and instruments that own writes may name, for the lines and plans shown of them: read only while
 * there is any such write.
 */
export async function bacaBarangDikenal(db: OrangDb): Promise<BarangDikenal> {
  const writes = await db.antrean.where('lane').startsWithAnyOf(lanePenamaBarang).count();
  return writes === 0 ? new Map() : bacaSemuaBarang(db);
}

/** All of them that this device keeps. */
export async function bacaSemuaBarang(db: OrangDb): Promise<BarangDikenal> {
  const rows = await db.barang.toArray();
  return new Map(rows.map(({ data }) => [kunciBarang(data), data]));
}
