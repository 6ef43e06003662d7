import type { PromiseExtended } from 'dexie';
import { labDay } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import { kodePenelitian } from '#domain/penggunaan/kode.ts';
import { giliranPetugasPenelitian, kodeMenungguLaboran } from '#domain/penelitian/giliran.ts';
import { tagihanDiurus } from '#domain/penelitian/keadaan-rekaman.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeDaftar } from '#domain/penelitian/workflow.ts';
import { mendesak, urutanJanji } from '#domain/perjalanan/janji.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import { useOrang } from './app.ts';
import {
  bacaSatu,
  denganTulisan,
  terlamaDahulu,
  tulisanKoleksi,
  type Bacaan,
  type Daftar,
  type SaringDaftar,
} from './baca.ts';
import { bacaBarangDikenal } from './barang-dikenal.ts';
import type { OrangDb } from './db.ts';
import { bacaKalender } from './kalender.ts';
import type { BarisPenelitian } from './koleksi/penelitian.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import type { Tampilan } from './view.ts';
import { useBaca } from './use-baca.ts';
import { useDaftarDibaca, type DaftarDibaca } from './use-daftar.ts';

export type SaringPenggunaan = SaringDaftar & {
  /** Which list of officers: what is to be approved and verified, or what is under way (GAP-84). */
  daftar: 'laboran' | 'penggunaan';
  idLaboratorium: number | null;
  kdStatus: number | null;
  /** Only what waits for the reader (GAP-151). */
  menunggu?: boolean;
};

/** Research that runs in the laboratories of this officer, with own writes on top. */
const penggunaanLab = (db: OrangDb): PromiseExtended<Bacaan<Penelitian, BarisPenelitian>> =>
  bacaBarangDikenal(db).then((barang) => ({
    adapter: koleksiRekaman.penggunaan,
    table: () => db.penggunaan,
    reduce: (data, tulisan, actor) => reducePenelitian(data, tulisan, actor, barang),
  }));

/** What waits in a list, each in one alone, where its act is done: what is in use among the usage (GAP-151). */
const kodeMenunggu = ({ daftar }: Pick<SaringPenggunaan, 'daftar'>): readonly number[] =>
  kodeMenungguLaboran.filter((code) => kodeDaftar.penggunaan.includes(code) === (daftar === 'penggunaan'));

/** Whether a research belongs to a list, as its reader sees it. */
const padaDaftar =
  ({ daftar, idLaboratorium, kdStatus, menunggu = false }: SaringPenggunaan, actor: Actor) =>
  (data: Penelitian): boolean =>
    (menunggu ? kodeMenunggu({ daftar }) : kodeDaftar[daftar]).includes(data.idStatusPengajuan) &&
    (kdStatus === null || data.idStatusPengajuan === kdStatus) &&
    (idLaboratorium === null ||
      [data, ...data.penambahan].some((satu) => satu.idLaboratorium === idLaboratorium)) &&
    (!menunggu || giliranPetugasPenelitian(data, actor) !== null);

/**
 * One page of an officer's list, newest first, from the device alone. Which records it has follows from keys; what own
 * writes are on is looked at itself, for indexes know the server's word only. A text search walks the rows it may be in.
 */
export async function bacaDaftarPenggunaan(
  db: OrangDb,
  actor: Actor,
  saring: SaringPenggunaan,
): Promise<Daftar<Penelitian>> {
  const { cari, halaman, perHalaman, urut = null, menunggu = false } = saring;
  const bacaan = await penggunaanLab(db);
  const teks = cari.trim().toLowerCase();
  const kalender = await bacaKalender(db);
  const hariIni = labDay(new Date());
  // As the server has it: first what presses, by its day, then what has waited longest (BEYOND-32).
  const urutanMenunggu = (data: Penelitian) =>
    `${urutanJanji(data.janji, mendesak(kalender(data.idLaboratorium), data, hariIni))} ${sejakKeadaan(data)}`;
  return db.transaction('r', db.penggunaan, db.antrean, async () => {
    const writes = await tulisanKoleksi(db, bacaan.adapter);
    const lihat = denganTulisan(bacaan, writes, actor);
    const touched = await db.penggunaan
      .where('lane')
      .anyOf(writes.semua.map(({ lane, induk }) => induk ?? lane))
      .distinct()
      .toArray();
    const moved = new Map(touched.map((row) => [row.uuid, padaDaftar(saring, actor)(lihat(row).data)]));
    const stored = await kunciMenurutIndeks(db, actor, saring);
    // Only counted, they need no order. Forward and turned round: keys without rows come at once only that way.
    const keys =
      perHalaman === 0
        ? new Set([...moved.keys(), ...stored.keys])
        : await db.penggunaan
            .orderBy('urut')
            .primaryKeys()
            .then((naik) => (urut === 'naik' ? naik : naik.reverse()));
    const fits = [...keys].filter((uuid) => moved.get(uuid) ?? stored.has(uuid));
    const found = teks === '' ? fits : await yangMemuat(db, fits, teks);
    const [dari, sampai] = [(halaman - 1) * perHalaman, halaman * perHalaman];
    // What waits is little, and in an order that no index has.
    const antre = menunggu && urut === null && perHalaman > 0;
    const dibaca = await db.penggunaan.bulkGet(antre ? found : found.slice(dari, sampai));
    const rows = dibaca.filter((row) => row !== undefined);
    if (antre) rows.sort(terlamaDahulu(urutanMenunggu));
    return {
      baris: (antre ? rows.slice(dari, sampai) : rows).map(lihat),
      total: found.length,
      halaman,
    };
  });
}

/** The records that belong to a list by what the server last said of them: their keys, and whether one is among them. */
async function kunciMenurutIndeks(
  db: OrangDb,
  actor: Actor,
  { daftar, idLaboratorium, kdStatus, menunggu = false }: SaringPenggunaan,
): Promise<{ keys: readonly string[]; has: (uuid: string) => boolean }> {
  const codes = (menunggu ? kodeMenunggu({ daftar }) : kodeDaftar[daftar]).filter(
    (code) => kdStatus === null || code === kdStatus,
  );
  const byCode = await Promise.all(
    codes.map((code) => {
      const rows = db.penggunaan.where('kdStatus').equals(code);
      // Whether it waits at these codes is told by the record alone (GAP-154, GAP-157).
      const ditunggu = ({ data }: BarisPenelitian) => giliranPetugasPenelitian(data, actor) !== null;
      return menunggu && (code === kodePenelitian.disetujui || code === kodePenelitian.perluVerifikasi)
        ? rows.filter(ditunggu).primaryKeys()
        : rows.primaryKeys();
    }),
  );
  const keys = byCode.flat();
  const coded = new Set(keys);
  if (idLaboratorium === null) return { keys, has: (uuid) => coded.has(uuid) };
  const diLaboratorium = (indeks: string) => db.penggunaan.where(indeks).equals(idLaboratorium).primaryKeys();
  const lab = new Set([...(await diLaboratorium('idLaboratorium')), ...(await diLaboratorium('lab'))]);
  return { keys, has: (uuid) => coded.has(uuid) && lab.has(uuid) };
}

async function yangMemuat(db: OrangDb, uuids: readonly string[], teks: string): Promise<string[]> {
  const memuat = new Set<string>();
  await db.penggunaan.filter((row) => row.cari.includes(teks)).each(({ uuid }) => void memuat.add(uuid));
  return uuids.filter((uuid) => memuat.has(uuid));
}

/** One research that runs in a laboratory of this officer, or null when this device does not have it. */
export const bacaPenggunaan = async (
  db: OrangDb,
  actor: Actor,
  uuid: string,
): Promise<Tampilan<Penelitian> | null> => bacaSatu(db, await penggunaanLab(db), { actor }, uuid);

/** The list of the signed-in officer, live: it follows every write and every pull. Undefined while first reading. */
export function useDaftarPenggunaan(saring: SaringPenggunaan): DaftarDibaca<Daftar<Penelitian>> | undefined {
  const { db, actor } = useOrang();
  return useDaftarDibaca((satu) => bacaDaftarPenggunaan(db, actor, satu), saring, [db, actor]);
}

/** One research, live. Undefined while first reading, null when this device does not have it. */
export function usePenggunaan(uuid: string | null): Tampilan<Penelitian> | null | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => (uuid ? bacaPenggunaan(db, actor, uuid) : null), [db, actor, uuid]);
}

/** One research as last pulled, without own writes: to repair one that has not left yet. */
export function usePenggunaanPokok(uuid: string | null): Penelitian | undefined {
  const { db } = useOrang();
  return useBaca(async () => (uuid ? (await db.penggunaan.get(uuid))?.data : undefined), [db, uuid]);
}

/** The research with bills of this officer's that are on no invoice yet, newest first: what the server last said of it (GAP-134). */
const bacaTanpaInvoice = async (db: OrangDb, actor: Actor): Promise<Penelitian[]> =>
  (await db.penggunaan.orderBy('urut').reverse().toArray())
    .map(({ data }) => data)
    .filter((data) => tagihanDiurus(data, actor).length > 0);

/** The same, live. Undefined while first reading. */
export function useTanpaInvoice(): Penelitian[] | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => bacaTanpaInvoice(db, actor), [db, actor]);
}
