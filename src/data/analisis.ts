import Dexie, { type Table } from 'dexie';
import { urutanMenunggu } from '#domain/analisis/dikembalikan.ts';
import { kodeMenunggu, selesaiMulai, type PeranAnalisis } from '#domain/analisis/giliran.ts';
import { reduceAnalisis } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import { mendesak } from '#domain/perjalanan/janji.ts';
import { useOrang } from './app.ts';
import {
  bacaDaftar,
  bacaHalaman,
  bacaSatu,
  denganTulisan,
  tulisanKoleksi,
  type Bacaan,
  type Daftar,
  type SaringDaftar,
} from './baca.ts';
import type { OrangDb } from './db.ts';
import { bacaKalender } from './kalender.ts';
import type { BarisAnalisis } from './koleksi/analisis.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import { isiLane } from './lane.ts';
import type { Tampilan } from './view.ts';
import { useBaca } from './use-baca.ts';
import { useDaftarDibaca, type DaftarDibaca } from './use-daftar.ts';

export type SaringAnalisis = SaringDaftar & {
  peran: PeranAnalisis;
  idLaboratorium: number | null;
  kdProgres: number | null;
  /** Only what waits for the reader (GAP-151). */
  menunggu?: boolean;
};

/** Of how many of a person's parameters of one sample their part is done. */
export type Kemajuan = { selesai: number; jumlah: number };

/** One page of a person's list, and how far each sample on it is, by its uuid. */
export type DaftarAnalisis = Daftar<Analisis> & { kemajuan: ReadonlyMap<string, Kemajuan> };

/** What is to be done at the bench and reviewed. */
export const analisisSaya: Bacaan<Analisis, BarisAnalisis> = {
  adapter: koleksiRekaman.analisis,
  table: (db) => db.analisis,
  reduce: reduceAnalisis,
};

const kdProgresDari = ({ idStatusProgresParameter }: Analisis): number => idStatusProgresParameter ?? 0;

/**
 * One page of a person's list, newest submission first, or of what waits what presses first, from the device alone. Without
 * filters it reads only the rows it shows; with filters it walks the index of the person's rows once.
 */
export async function bacaDaftarAnalisis(
  db: OrangDb,
  actor: Actor,
  saring: SaringAnalisis,
): Promise<DaftarAnalisis> {
  const daftar = await bacaBaris(db, actor, saring);
  const sampel = [...new Set(daftar.baris.map(({ data }) => data.sampel.uuid))];
  return { ...daftar, kemajuan: await hitungKemajuan(db, actor, saring.peran, sampel) };
}

async function bacaBaris(
  db: OrangDb,
  actor: Actor,
  { peran, idLaboratorium, kdProgres, menunggu = false, cari, ...halaman }: SaringAnalisis,
): Promise<Daftar<Analisis>> {
  const urut = (table: Table<BarisAnalisis, string>) =>
    table.where(`[${peran}+urut]`).between([actor.uuid, ''], [actor.uuid, '\uffff']).reverse();
  const text = cari.trim().toLowerCase();
  if (idLaboratorium === null && kdProgres === null && !menunggu && text === '')
    return bacaHalaman(db, analisisSaya, { actor }, urut, halaman);
  const cocok = (row: BarisAnalisis) =>
    (idLaboratorium === null || row.idLaboratorium === idLaboratorium) && row.cari.includes(text);
  const tampak = (data: Analisis) =>
    (kdProgres === null || kdProgresDari(data) === kdProgres) &&
    (!menunggu || kodeMenunggu[peran].includes(kdProgresDari(data)));
  const sejak = menunggu ? await urutanPada(db, peran, labDay(new Date())) : undefined;
  return bacaDaftar(db, analisisSaya, { actor }, { urut, cocok, tampak, sejak }, halaman);
}

/** The order of what waits, by the working days of each laboratory. */
async function urutanPada(db: OrangDb, peran: PeranAnalisis, hariIni: string) {
  const kalender = await bacaKalender(db);
  return (data: Analisis) =>
    urutanMenunggu(data, peran, mendesak(kalender(data.pengujian.idLaboratorium), data.pengujian, hariIni));
}

/** The list of the signed-in person, live: it follows every write and every pull. Undefined while first reading. */
export function useDaftarAnalisis(saring: SaringAnalisis): DaftarDibaca<DaftarAnalisis> | undefined {
  const { db, actor } = useOrang();
  return useDaftarDibaca((satu) => bacaDaftarAnalisis(db, actor, satu), saring, [db, actor]);
}

/** One analysis as its reader sees it, or null when this device does not have it. */
export const bacaAnalisis = (db: OrangDb, actor: Actor, uuid: string): Promise<Tampilan<Analisis> | null> =>
  bacaSatu(db, analisisSaya, { actor }, uuid);

/** One analysis, live. Undefined while first reading, null when this device does not have it. */
export function useAnalisis(uuid: string | null): Tampilan<Analisis> | null | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => (uuid ? bacaAnalisis(db, actor, uuid) : null), [db, actor, uuid]);
}

/** The parameters of one sample that this person analyses, in the order of their list. */
async function bacaAnalisisSampel(db: OrangDb, actor: Actor, sampel: string): Promise<Tampilan<Analisis>[]> {
  const rows = await db.analisis
    .where('[analis+data.sampel.uuid+kdProgres]')
    .between([actor.uuid, sampel, Dexie.minKey], [actor.uuid, sampel, Dexie.maxKey])
    .reverse()
    .sortBy('urut');
  const semua = await Promise.all(rows.map(({ uuid }) => bacaAnalisis(db, actor, uuid)));
  return semua.filter((satu) => satu !== null);
}

/** The same, live. Undefined while first reading. */
export function useAnalisisSampel(sampel: string | null): readonly Tampilan<Analisis>[] | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => (sampel ? bacaAnalisisSampel(db, actor, sampel) : []), [db, actor, sampel]);
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
  return useBaca(() => bacaLaboratoriumTugas(db, actor.uuid, peran), [db, actor.uuid, peran]) ?? [];
}

type Pindah = { row: BarisAnalisis; dari: number; ke: number };

/** The rows that own writes have moved from where the server has them: indexes know the server's code only. */
async function bacaPindah(db: OrangDb, actor: Actor): Promise<Pindah[]> {
  const writes = await tulisanKoleksi(db, analisisSaya.adapter);
  const touched = await db.analisis.bulkGet([...new Set(writes.semua.map(({ lane }) => isiLane(lane).id))]);
  const lihat = denganTulisan(analisisSaya, writes, actor);
  return touched
    .filter((row) => row !== undefined)
    .map((row) => ({ row, dari: row.kdProgres, ke: kdProgresDari(lihat(row).data) }));
}

/** How many more rows those moves bring in than they take out. */
const selisih = (moves: readonly Pindah[], masuk: (code: number) => boolean): number =>
  moves.reduce((sum, { dari, ke }) => sum + Number(masuk(ke)) - Number(masuk(dari)), 0);

/** How far these samples are, from the index alone: not one record is read for it, own writes counted in. */
async function hitungKemajuan(
  db: OrangDb,
  actor: Actor,
  peran: PeranAnalisis,
  sampel: readonly string[],
): Promise<Map<string, Kemajuan>> {
  const { uuid } = actor;
  const moves = (await bacaPindah(db, actor)).filter(({ row }) => row[peran] === uuid);
  const dari = (satu: string, code: unknown) =>
    db.analisis
      .where(`[${peran}+data.sampel.uuid+kdProgres]`)
      .between([uuid, satu, code], [uuid, satu, Dexie.maxKey], true, true)
      .count();
  const kemajuan = sampel.map(async (satu): Promise<[string, Kemajuan]> => {
    const [jumlah, stored] = await Promise.all([dari(satu, Dexie.minKey), dari(satu, selesaiMulai[peran])]);
    const own = moves.filter(({ row }) => row.data.sampel.uuid === satu);
    return [satu, { jumlah, selesai: stored + selisih(own, (code) => code >= selesaiMulai[peran]) }];
  });
  return new Map(await Promise.all(kemajuan));
}

/** How many parameters wait for this person as analyst or supervisor (GAP-58). */
export async function hitungMenunggu(db: OrangDb, actor: Actor, peran: PeranAnalisis): Promise<number> {
  const codes = kodeMenunggu[peran];
  // From the index alone: a work set of thousands is not read for a number in the menu.
  const stored = await Promise.all(
    codes.map((code) => db.analisis.where(`[${peran}+kdProgres]`).equals([actor.uuid, code]).count()),
  );
  const own = (await bacaPindah(db, actor)).filter(({ row }) => row[peran] === actor.uuid);
  return stored.reduce(
    (sum, one) => sum + one,
    selisih(own, (code) => codes.includes(code)),
  );
}
