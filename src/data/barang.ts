import Dexie from 'dexie';
import { denganPerkiraan, type BarangTampak, type BarisDiminta } from '#domain/penelitian/perkiraan.ts';
import type { Barang, IdJenisBarang } from '#domain/barang/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { isiLane, laneDari } from './lane.ts';
import { isTertunda } from './baris.ts';
import { tulisanDari } from './view.ts';
import { useBaca } from './use-baca.ts';

/** What one laboratory lends or sells of one kind, by name; of materials also what own unsent approvals leave of them. */
export async function bacaBarang(
  db: OrangDb,
  idLaboratorium: number,
  idJenisBarang: IdJenisBarang,
): Promise<BarangTampak[]> {
  const awal = [idLaboratorium, idJenisBarang];
  const rows = await db.barang
    .where('[idLaboratorium+idJenisBarang+nama]')
    .between([...awal, Dexie.minKey], [...awal, Dexie.maxKey])
    .toArray();
  return tampak(db, rows);
}

/** The same of every laboratory and kind, by laboratory: a line may be of any (GAP-154). */
export const bacaSemuaTampak = async (db: OrangDb): Promise<BarangTampak[]> =>
  tampak(db, await db.barang.orderBy('[idLaboratorium+idJenisBarang+nama]').toArray());

async function tampak(db: OrangDb, rows: readonly { data: Barang }[]): Promise<BarangTampak[]> {
  const { tulisan, diminta } = await tulisanDisetujui(db);
  return rows.map(({ data }) => denganPerkiraan(data, tulisan, diminta));
}

/**
 * Own writes that take from the stock once the server has them, on research of others, for nobody approves their own; and
 * what the additions of that research ask for.
 */
async function tulisanDisetujui(db: OrangDb): Promise<{ tulisan: TulisanTertunda[]; diminta: BarisDiminta }> {
  const rows = await db.antrean.where('lane').startsWith(laneDari('penambahan', '')).toArray();
  const open = rows.filter((row) => isTertunda(row) || row.state === 'terkirim');
  const records = open.map(({ induk = '' }) => isiLane(induk).id);
  const own = await db.pendaftaran.bulkGet(records);
  const others = (await db.penggunaan.bulkGet([...new Set(records)])).filter((row) => row !== undefined);
  return {
    tulisan: open.filter((_row, at) => own[at] === undefined).map(tulisanDari),
    diminta: new Map(
      others.flatMap(({ data }) => data.penambahan).map(({ uuid, baris }) => [uuid, baris] as const),
    ),
  };
}

/** The same, live. Undefined while first reading, empty while nothing is chosen. */
export function useBarang(
  idLaboratorium: number | null,
  idJenisBarang: IdJenisBarang | null,
): readonly BarangTampak[] | undefined {
  const { db } = useOrang();
  return useBaca(
    () =>
      idLaboratorium === null || idJenisBarang === null ? [] : bacaBarang(db, idLaboratorium, idJenisBarang),
    [db, idLaboratorium, idJenisBarang],
  );
}

/** Everything that can be chosen from, live; undefined while first reading, or while nothing is open. */
export function useSemuaBarang(terbuka: boolean): readonly BarangTampak[] | undefined {
  const { db } = useOrang();
  return useBaca(() => (terbuka ? bacaSemuaTampak(db) : undefined), [db, terbuka]);
}
