import Dexie from 'dexie';
import { denganPerkiraan, type BarangTampak } from '#domain/penggunaan/perkiraan.ts';
import type { IdJenisBarang } from '#domain/barang/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { isiLane, laneDari } from './outbox/lane.ts';
import { isTertunda } from './outbox/row.ts';
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
  const tulisan = await tulisanDisetujui(db);
  return rows.map(({ data }) => denganPerkiraan(data, tulisan));
}

/** Own writes that take from the stock once the server has them: on research of others, for nobody approves their own. */
async function tulisanDisetujui(db: OrangDb): Promise<TulisanTertunda[]> {
  const rows = await db.antrean.where('lane').startsWith(laneDari('penambahan', '')).toArray();
  const open = rows.filter((row) => isTertunda(row) || row.state === 'terkirim');
  const own = await db.pendaftaran.bulkGet(open.map(({ induk = '' }) => isiLane(induk).id));
  return open.filter((_row, at) => own[at] === undefined).map(tulisanDari);
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
