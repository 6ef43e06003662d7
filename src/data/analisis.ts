import Dexie from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { reduceAnalisis } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import type { BarisAnalisis } from './koleksi/analisis.ts';
import { useHitungan } from './hitungan.ts';
import type { Baris } from './outbox/row.ts';
import { tampilan, type Tampilan } from './view.ts';

/** As which of the two persons a list is read. */
export type PeranAnalisis = 'analis' | 'penyelia';

export type SaringAnalisis = {
  peran: PeranAnalisis;
  idLaboratorium: number | null;
  kdProgres: number | null;
  cari: string;
  halaman: number;
  perHalaman: number;
};

export type DaftarAnalisis = { baris: Tampilan<Analisis>[]; total: number };

const laneOf = (uuid: string) => `analisis:${uuid}`;

/** Own writes on analyses that the view has to carry, by record; of all analyses, or of these alone. */
async function tulisanAnalisis(db: OrangDb, hanya?: readonly string[]): Promise<Map<string, Baris[]>> {
  const lane = db.antrean.where('lane');
  const rows = await (hanya ? lane.anyOf(hanya.map(laneOf)) : lane.startsWith('analisis:'))
    .filter((row) => row.state !== 'dibuang')
    .toArray();
  return Map.groupBy(rows, (row) => row.lane);
}

/**
 * One page of a person's list, newest submission first, from the device alone. Without filters it reads only the rows
 * it shows; with filters it walks the index of the person's rows once.
 */
async function bacaDaftarAnalisis(
  db: OrangDb,
  actor: Actor,
  saring: SaringAnalisis,
): Promise<DaftarAnalisis> {
  const mine = db.analisis.where(`[${saring.peran}+urut]`).between([actor.uuid, ''], [actor.uuid, '\uffff']);
  const offset = (saring.halaman - 1) * saring.perHalaman;
  const cari = saring.cari.trim().toLowerCase();
  if (saring.idLaboratorium === null && saring.kdProgres === null && cari === '') {
    const [total, page] = await Promise.all([
      mine.clone().count(),
      mine.clone().reverse().offset(offset).limit(saring.perHalaman).toArray(),
    ]);
    const lanes = await tulisanAnalisis(
      db,
      page.map(({ uuid }) => uuid),
    );
    return { baris: page.map(denganTulisan(lanes, actor)), total };
  }
  const lanes = await tulisanAnalisis(db);
  const view = denganTulisan(lanes, actor);
  const fitting = await mine
    .reverse()
    .filter(
      (row) =>
        (saring.idLaboratorium === null || row.idLaboratorium === saring.idLaboratorium) &&
        (cari === '' || row.cari.includes(cari)),
    )
    .filter((row) => saring.kdProgres === null || progres(row, lanes, view) === saring.kdProgres)
    .toArray();
  return { baris: fitting.slice(offset, offset + saring.perHalaman).map(view), total: fitting.length };
}

const denganTulisan =
  (lanes: Map<string, Baris[]>, actor: Actor) =>
  (row: BarisAnalisis): Tampilan<Analisis> =>
    tampilan(row, lanes.get(laneOf(row.uuid)) ?? [], (data, tulisan) => reduceAnalisis(data, tulisan, actor));

/** The code a reader sees: the stored one unless own writes moved it on. */
const progres = (
  row: BarisAnalisis,
  lanes: Map<string, Baris[]>,
  view: (row: BarisAnalisis) => Tampilan<Analisis>,
): number => (lanes.has(laneOf(row.uuid)) ? (view(row).data.idStatusProgresParameter ?? 0) : row.kdProgres);

/** The list of the signed-in person, live: it follows every write and every pull. Undefined while first reading. */
export function useDaftarAnalisis(saring: SaringAnalisis): DaftarAnalisis | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => bacaDaftarAnalisis(db, actor, saring), [db, actor, JSON.stringify(saring)]);
}

/**
 * One analysis as its reader sees it, or null when this device does not have it. Record and writes come from one moment:
 * a pull in between would take a write away before it gives it back in the record.
 */
export async function bacaAnalisis(
  db: OrangDb,
  actor: Actor,
  uuid: string,
): Promise<Tampilan<Analisis> | null> {
  return db.transaction('r', db.analisis, db.antrean, async () => {
    const base = await db.analisis.get(uuid);
    if (!base) return null;
    return denganTulisan(await tulisanAnalisis(db, [uuid]), actor)(base);
  });
}

/** One analysis, live. Undefined while first reading, null when this device does not have it. */
export function useAnalisis(uuid: string | null): Tampilan<Analisis> | null | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => (uuid ? bacaAnalisis(db, actor, uuid) : null), [db, actor, uuid]);
}

/** The laboratories that occur in a person's list, read from the index alone. */
export async function bacaLaboratoriumTugas(
  db: OrangDb,
  userId: string,
  peran: PeranAnalisis,
): Promise<number[]> {
  const mine = db.analisis
    .where(`[${peran}+idLaboratorium]`)
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey]);
  return (await mine.uniqueKeys()).map((key) => (key as unknown as [string, number])[1]);
}

/** What the laboratory filter of the signed-in person offers. */
export function useLaboratoriumTugas(peran: PeranAnalisis): readonly number[] {
  const { db, actor } = useOrang();
  return useLiveQuery(() => bacaLaboratoriumTugas(db, actor.uuid, peran), [db, actor.uuid, peran]) ?? [];
}

/** Codes at which a parameter waits for its analyst, and for its supervisor (GAP-58). */
const menungguPada = { analis: [0, 1, 3, 4], penyelia: [2, 5] } as const;

/** How many analyses wait for this person in each part, own writes counted in. */
async function hitungMenunggu(db: OrangDb, actor: Actor): Promise<Record<PeranAnalisis, number>> {
  const lanes = await tulisanAnalisis(db);
  const touched = await db.analisis.bulkGet([...lanes.keys()].map((lane) => lane.slice('analisis:'.length)));
  const view = denganTulisan(lanes, actor);
  const own = { analis: 'userAnalyst', penyelia: 'userSupervisor' } as const;
  const hitung = async (peran: PeranAnalisis) => {
    const codes: readonly number[] = menungguPada[peran];
    // From the index alone: a work set of thousands is not read for a number in the menu.
    const stored = await Promise.all(
      codes.map((code) => db.analisis.where(`[${peran}+kdProgres]`).equals([actor.uuid, code]).count()),
    );
    const moved = touched
      .filter((row) => row !== undefined)
      .filter((row) => row.data[own[peran]]?.uuid === actor.uuid)
      .map(
        (row) => Number(codes.includes(progres(row, lanes, view))) - Number(codes.includes(row.kdProgres)),
      );
    return [...stored, ...moved].reduce((sum, one) => sum + one, 0);
  };
  const [analis, penyelia] = await Promise.all([hitung('analis'), hitung('penyelia')]);
  return { analis, penyelia };
}

const belumDihitung = { analis: 0, penyelia: 0 };

/** For the counts of the menu. */
export const useMenungguSaya = (mengirim: boolean): Record<PeranAnalisis, number> =>
  useHitungan(mengirim, hitungMenunggu, belumDihitung);
