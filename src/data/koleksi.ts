import type { Collection, Table } from 'dexie';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import type { BarisRekaman, BerkasRekaman, Koleksi, KoleksiRekaman } from './koleksi/adapter.ts';
import { koleksi, koleksiRekaman } from './koleksi/table.ts';
import type { OrangDb } from './db.ts';
import { isiLane } from './lane.ts';
import { belumSelesai, type Baris } from './baris.ts';

/** Every collection this app keeps, by the name the server gives it and its table has. */
export const namaKoleksi: readonly string[] = Object.keys(koleksi);
const perNama: Readonly<Record<string, Koleksi | undefined>> = koleksi;
const rekamanPerNama: Readonly<Record<string, KoleksiRekaman | undefined>> = koleksiRekaman;

const tabel = (db: OrangDb, nama: string) => db.table<BarisRekaman, string>(nama);

/** The tables of all collections, and of those whose records are written on. */
export const tabelKoleksi = (db: OrangDb): Table[] => namaKoleksi.map((nama) => db.table(nama));
export const tabelRekaman = (db: OrangDb): Table[] =>
  Object.keys(koleksiRekaman).map((nama) => db.table(nama));

/** Where a write lies: in which lane, and on a part of which record. */
type TempatTulisan = Pick<Baris, 'lane' | 'induk'>;

/** Own writes of these lanes and on parts of their records. */
export const tulisanPada = (db: OrangDb, lanes: readonly string[]): Collection<Baris, number> =>
  db.antrean.where('lane').anyOf(lanes).or('induk').anyOf(lanes);

/** The collections that may have a record of this lane, and the rows of each that it belongs to. */
const denganLane = (db: OrangDb, lane: string) =>
  Object.entries<KoleksiRekaman>(koleksiRekaman)
    .filter(([, { jenisLane }]) => jenisLane.includes(isiLane(lane).jenis))
    .map(([nama, adapter]) => {
      const { indeks, nilai } = adapter.tempat(lane);
      return { table: tabel(db, nama), adapter, rows: tabel(db, nama).where(indeks).equals(nilai) };
    });

/** The record that a write belongs to, with all its lanes; undefined when this device does not have it. */
export async function rekamanDari(
  db: OrangDb,
  { lane, induk }: TempatTulisan,
): Promise<{ row: BarisRekaman; lanes: readonly string[] } | undefined> {
  for (const { rows, adapter } of denganLane(db, induk ?? lane)) {
    const row = await rows.first();
    if (row) return { row, lanes: adapter.lanes(row) };
  }
  return undefined;
}

/** The same for many writes, read at once: by their own lane, those this device has. */
export async function rekamanPerLane(
  db: OrangDb,
  tulisan: readonly TempatTulisan[],
): Promise<Map<string, BarisRekaman>> {
  const lanes = tulisan.map(({ lane, induk }) => induk ?? lane);
  const found = new Map<string, BarisRekaman>();
  for (const [nama, adapter] of Object.entries<KoleksiRekaman>(koleksiRekaman)) {
    const milik = new Set(lanes.filter((lane) => adapter.jenisLane.includes(isiLane(lane).jenis)));
    const tempat = Map.groupBy(
      [...milik].map((lane) => adapter.tempat(lane)),
      ({ indeks }) => indeks,
    );
    for (const [indeks, group] of tempat) {
      const values = group.map(({ nilai }) => nilai);
      const rows = await tabel(db, nama).where(indeks).anyOf(values).toArray();
      for (const row of rows)
        for (const lane of adapter.lanes(row)) if (milik.has(lane) && !found.has(lane)) found.set(lane, row);
    }
  }
  return new Map(
    tulisan.flatMap(({ lane, induk }) => {
      const row = found.get(induk ?? lane);
      return row ? [[lane, row] as const] : [];
    }),
  );
}

/** This person's own records by the ids of all their lanes and of their parts: a payment names only its invoice. */
export async function milikSendiri(db: OrangDb): Promise<ReadonlyMap<string, string>> {
  const own = Object.entries<KoleksiRekaman>(koleksiRekaman).filter(([, adapter]) => adapter.milikSendiri);
  const found = await Promise.all(
    own.map(async ([nama, adapter]) =>
      (await tabel(db, nama).toArray()).flatMap((row) =>
        adapter.lanes(row).map((lane) => [isiLane(lane).id, row.uuid] as const),
      ),
    ),
  );
  const milik = new Map(found.flat());
  // What such a write makes is a part of the record before the record has it.
  for (const { lane, induk } of await db.antrean.where('induk').above('').toArray()) {
    const record = milik.get(isiLane(induk!).id);
    if (record) milik.set(isiLane(lane).id, record);
  }
  return milik;
}

/** How many writes of these lanes the server has not applied and nobody has dropped. */
const banyakTerbuka = (db: OrangDb, lanes: readonly string[]): Promise<number> =>
  tulisanPada(db, lanes).filter(belumSelesai).count();

/**
 * Takes over what changed in one collection. One of a newer server than this app is left alone: the app that knows it
 * begins with a fresh cursor.
 */
export async function terima(
  db: OrangDb,
  nama: string,
  { upsert, gone }: Tarikan['changes'][string],
  generasi: number,
): Promise<void> {
  const adapter = perNama[nama];
  if (!adapter) return;
  await db.table(nama).bulkPut(upsert.map((record) => adapter.row(record, generasi)));
  await lepaskan(db, nama, gone);
}

/** Takes records away that left the person's scope; one with unresolved writes stays, marked, until its author decides. */
async function lepaskan(db: OrangDb, nama: string, uuids: readonly string[]): Promise<void> {
  const adapter = rekamanPerNama[nama];
  if (!adapter) return tabel(db, nama).bulkDelete([...uuids]);
  for (const uuid of uuids) {
    const row = await tabel(db, nama).get(uuid);
    if (!row) continue;
    if ((await banyakTerbuka(db, adapter.lanes(row))) === 0) await tabel(db, nama).delete(uuid);
    else await tabel(db, nama).update(uuid, { hilang: 1 });
  }
}

/** A new filling is complete: what was not in it is gone. */
export async function sapu(db: OrangDb, generasi: number): Promise<void> {
  for (const nama of namaKoleksi)
    await lepaskan(db, nama, await tabel(db, nama).where('generasi').below(generasi).primaryKeys());
}

/** A record kept only for its unresolved writes goes when none is left (offline.md section 4, Pull). */
export async function lupakanHilang(db: OrangDb, { lane, induk }: TempatTulisan): Promise<void> {
  for (const { table, rows, adapter } of denganLane(db, induk ?? lane))
    for (const row of await rows.toArray())
      if (row.hilang === 1 && (await banyakTerbuka(db, adapter.lanes(row))) === 0)
        await table.delete(row.uuid);
}

/** The files of every record on this device, those to be fetched first before the others. */
export async function berkasKoleksi(db: OrangDb): Promise<BerkasRekaman[]> {
  const dahulu: BerkasRekaman[] = [];
  const kemudian: BerkasRekaman[] = [];
  const ada = (berkas: BerkasRekaman | null): berkas is BerkasRekaman => berkas !== null;
  for (const [nama, adapter] of Object.entries<KoleksiRekaman>(koleksiRekaman))
    await tabel(db, nama).each(({ data }) => {
      const milik = adapter.berkas(data);
      dahulu.push(...milik.dahulu.filter(ada));
      kemudian.push(...milik.kemudian.filter(ada));
    });
  // For the heads of papers that are drawn here.
  await db.acuan
    .where('jenis')
    .equals('laboratorium')
    .each(({ profil }) =>
      kemudian.push(...[profil?.logo ?? null, profil?.tandaAkreditasi ?? null].filter(ada)),
    );
  return [...dahulu, ...kemudian];
}
