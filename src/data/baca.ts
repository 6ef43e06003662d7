import type { Collection, PromiseExtended, Table } from 'dexie';
import type { Actor } from '#domain/core/roles.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import type { OrangDb } from './db.ts';
import { tulisanPada } from './koleksi.ts';
import type { BarisRekaman, KoleksiRekaman, Rekaman } from './koleksi/adapter.ts';
import { laneDari } from './lane.ts';
import { perluKeputusan, urutanLane, type Baris } from './baris.ts';
import { tampilan, tulisanDari, type Tampilan } from './view.ts';

/** Who reads. More than the actor where a record that is still on its way cannot be shown without. */
type Pembaca = { actor: Actor };

/** How the records of a collection are read: where its rows lie, and what own writes make of one. */
export type Bacaan<R extends Rekaman, B extends BarisRekaman<R>, P extends Pembaca = Pembaca> = {
  adapter: KoleksiRekaman<R, B>;
  table: (db: OrangDb) => Table<B, string>;
  reduce: (data: R, tulisan: TulisanTertunda, actor: Actor) => R;
  /** For records their author makes: what one is while there is only the write that makes it. */
  baru?: RekamanBaru<R, P>;
};

export type RekamanBaru<R, P> = {
  calls: readonly string[];
  /** The ids of the records that a write makes: the first is the write's own, others its body names (GAP-21). */
  uuids?: (tulisan: TulisanTertunda) => readonly string[];
  /**
   * Reads what it takes besides the writes. A write makes one record, or several. A body that this app cannot read gives
   * none; the outbox shows it then.
   */
  susun: (db: OrangDb, pembaca: P) => Promise<(tulisan: TulisanTertunda) => readonly R[]>;
  /** The same once the server has refused it: what comes next is its author's. */
  ditolak: (data: R) => R;
};

/** One page of a list, which it is, and how many rows there are on all pages. */
export type Daftar<R> = { baris: Tampilan<R>[]; total: number; halaman: number };

/** Which page of a list, what its search box holds, and which way it goes where it is asked for otherwise than its own. */
export type SaringDaftar = Halaman & { cari: string; urut?: Urut | null };
export type Urut = 'naik' | 'turun';

/** The rows of an index, newest first unless they are asked for the other way. */
export const berurut = <B>(dari: Collection<B, string>, urut: Urut | null = null): Collection<B, string> =>
  urut === 'naik' ? dari : dari.reverse();

/** Those that have waited longest first, by when they came into the state they are in. */
export const terlamaDahulu =
  <R>(sejak: (data: R) => string) =>
  (a: { data: R }, b: { data: R }): number =>
    sejak(a.data).localeCompare(sejak(b.data));
type Halaman = { halaman: number; perHalaman: number };

/** The rows of a list. */
type Pilihan<R, B> = {
  /** Those it chooses from, in its order. */
  urut: (table: Table<B, string>) => Collection<B, string>;
  /** Whether what is stored fits. */
  cocok: (row: B) => boolean;
  /** Whether the record fits as its reader sees it: one they have just decided stands where they put it. */
  tampak?: (data: R) => boolean;
  /** Since when a record has waited, where the one that did longest comes first, or what else puts it in its place. */
  sejak?: ((data: R) => string) | undefined;
};

/** Own writes, and which of them belong to a record with these lanes: in one of them, or on a part of it. */
export type TulisanPerLane = {
  semua: readonly Baris[];
  milik: (lanes: readonly string[]) => Baris[];
};

function perLane(semua: readonly Baris[]): TulisanPerLane {
  const places = semua.flatMap((row) =>
    [...new Set([row.lane, row.induk ?? row.lane])].map((lane) => [lane, row] as const),
  );
  const byLane = Map.groupBy(places, ([lane]) => lane);
  return {
    semua,
    milik: (lanes) => [...new Set(lanes.flatMap((lane) => (byLane.get(lane) ?? []).map(([, row]) => row)))],
  };
}

// Rows and writes are read in one transaction: a pull in between would take a write away before it gives it back in the
// record. In there nothing is awaited but Dexie's own promises: browsers ended one that waited for functions of ours.

/** Own writes by their lane: of every lane that a record of this collection may have. */
export const tulisanKoleksi = (
  db: OrangDb,
  { jenisLane }: Pick<KoleksiRekaman, 'jenisLane'>,
): PromiseExtended<TulisanPerLane> =>
  db.antrean
    .where('lane')
    .startsWithAnyOf(jenisLane.map((jenis) => laneDari(jenis, '')))
    .toArray()
    .then(perLane);

/** A row as its reader sees it, with those of these writes on top that belong to it. */
export const denganTulisan =
  <R extends Rekaman, B extends BarisRekaman<R>>(
    { adapter, reduce }: Pick<Bacaan<R, B>, 'adapter' | 'reduce'>,
    writes: TulisanPerLane,
    actor: Actor,
  ) =>
  (row: B): Tampilan<R> =>
    tampilan<R>(row, writes.milik(adapter.lanes(row)), (data, tulisan) => reduce(data, tulisan, actor));

/** One page of a list without search or filters: nothing but its own rows is read, whatever the table holds. */
export function bacaHalaman<R extends Rekaman, B extends BarisRekaman<R>>(
  db: OrangDb,
  bacaan: Bacaan<R, B>,
  { actor }: Pembaca,
  urut: Pilihan<R, B>['urut'],
  { halaman, perHalaman }: Halaman,
): Promise<Daftar<R>> {
  const table = bacaan.table(db);
  const dari = (halaman - 1) * perHalaman;
  return db.transaction('r', table, db.antrean, async () => {
    const total = await urut(table).count();
    const page = await urut(table).offset(dari).limit(perHalaman).toArray();
    const lanes = page.flatMap((row) => bacaan.adapter.lanes(row));
    const writes = await tulisanPada(db, lanes).toArray().then(perLane);
    return { baris: page.map(denganTulisan(bacaan, writes, actor)), total, halaman };
  });
}

/**
 * One page of a list that is searched or filtered: its rows are walked once. Records that are still on their way to the
 * server come before all others.
 */
export async function bacaDaftar<R extends Rekaman, B extends BarisRekaman<R>, P extends Pembaca>(
  db: OrangDb,
  bacaan: Bacaan<R, B, P>,
  pembaca: P,
  { urut, cocok, tampak = () => true, sejak }: Pilihan<R, B>,
  { halaman, perHalaman }: Halaman,
): Promise<Daftar<R>> {
  const table = bacaan.table(db);
  const { lihat, rows, dibuat, ada } = await db.transaction('r', table, db.antrean, async () => {
    const writes = await tulisanKoleksi(db, bacaan.adapter);
    const lihat = denganTulisan(bacaan, writes, pembaca.actor);
    const rows = await urut(table)
      .filter((row) => cocok(row) && tampak(lihat(row).data))
      .toArray();
    if (sejak) rows.sort(terlamaDahulu(sejak));
    const membuat = writes.semua.filter(adalahBaru(bacaan));
    const known = await table
      .where('uuid')
      .anyOf(membuat.flatMap(uuidsDari(bacaan)))
      .primaryKeys();
    return { lihat, rows, dibuat: membuat, ada: new Set(known) };
  });
  const baru = (await tampilkanBaru(db, bacaan, pembaca, dibuat)).filter(
    ({ data }) => !ada.has(data.uuid) && cocok(bacaan.adapter.row(data, 0)) && tampak(data),
  );
  const [dari, sampai] = [(halaman - 1) * perHalaman, halaman * perHalaman];
  const lama = rows.slice(Math.max(0, dari - baru.length), Math.max(0, sampai - baru.length));
  return {
    baris: [...baru.slice(dari, sampai), ...lama.map(lihat)],
    total: baru.length + rows.length,
    halaman,
  };
}

/** One record, also one that is still on its way, or null when this device does not have it. */
export async function bacaSatu<R extends Rekaman, B extends BarisRekaman<R>, P extends Pembaca>(
  db: OrangDb,
  bacaan: Bacaan<R, B, P>,
  pembaca: P,
  uuid: string,
): Promise<Tampilan<R> | null> {
  const table = bacaan.table(db);
  const { ada, membuat } = await db.transaction('r', table, db.antrean, async () => {
    const row = await table.get(uuid);
    if (!row) return { ada: null, membuat: await db.antrean.filter(adalahBaru(bacaan)).toArray() };
    const writes = await tulisanPada(db, bacaan.adapter.lanes(row)).toArray().then(perLane);
    return { ada: denganTulisan(bacaan, writes, pembaca.actor)(row), membuat: [] };
  });
  if (ada) return ada;
  const miliknya = membuat.filter((row) => uuidsDari(bacaan)(row).includes(uuid));
  const baru = await tampilkanBaru(db, bacaan, pembaca, miliknya);
  return baru.find(({ data }) => data.uuid === uuid) ?? null;
}

/** Whether a write makes a record of its own. */
const adalahBaru =
  ({ baru }: { baru?: Pick<RekamanBaru<never, never>, 'calls'> }) =>
  ({ call, state }: Baris): boolean =>
    (baru?.calls.includes(call) ?? false) && state !== 'dibuang';

/** The ids of the records that a write makes. */
const uuidsDari =
  ({ baru }: { baru?: Pick<RekamanBaru<never, never>, 'uuids'> }) =>
  (row: Baris): readonly string[] =>
    baru?.uuids?.(tulisanDari(row)) ?? [row.opId];

/**
 * What they make, newest first. There is no record below: a refused one stays here until its author decides, marked by its
 * `keputusan`.
 */
async function tampilkanBaru<R extends Rekaman, B extends BarisRekaman<R>, P extends Pembaca>(
  db: OrangDb,
  { baru }: Bacaan<R, B, P>,
  pembaca: P,
  writes: readonly Baris[],
): Promise<Tampilan<R>[]> {
  if (!baru || writes.length === 0) return [];
  const susun = await baru.susun(db, pembaca);
  return writes
    .toSorted(urutanLane)
    .reverse()
    .flatMap((row) =>
      susun(tulisanDari(row)).map((data): Tampilan<R> => {
        const { rev } = data;
        return perluKeputusan(row)
          ? { data: baru.ditolak(data), rev, tertunda: [], keputusan: [row], hilang: false }
          : { data, rev, tertunda: [row.opId], keputusan: [], hilang: false };
      }),
    );
}
