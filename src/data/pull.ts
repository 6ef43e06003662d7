import type { Table } from 'dexie';
import type { Analisis } from '#domain/analisis/schema.ts';
import { TarikanSchema, type Tarikan } from '#domain/sync/endpoints.ts';
import type { Acuan, BarisAnalisis, OrangDb } from './db.ts';
import { belumSelesai, lupakanHilang } from './hilang.ts';
import { kabarkan, kepala, panggil, sendirian, type Hasil, type Mesin } from './outbox/engine.ts';

const kursorNama = 'tarik';

/**
 * Takes over what changed on the server since last time, page by page. A page and its cursor are stored in one
 * transaction, so a pull that breaks off goes on where it stopped; a page another tab was quicker with is dropped.
 */
export async function pull(mesin: Mesin): Promise<Hasil> {
  for (;;) {
    const round = await sendirian(mesin, 'tarik', () => pullPage(mesin));
    if (round !== 'lanjut') return round;
  }
}

async function pullPage(mesin: Mesin): Promise<Hasil | 'lanjut'> {
  const token = await mesin.token();
  if (!token) return 'sesi';
  const before = await mesin.db.kursor.get(kursorNama);
  // What is confirmed by now is in everything the server tells from here on.
  const sudah = (await mesin.db.antrean.where('state').equals('terkirim').toArray()).map(({ opId }) => opId);
  const query = before?.cursor ? `?cursor=${encodeURIComponent(before.cursor)}` : '';
  const response = await panggil(mesin, `/api/sync/pull${query}`, {
    method: 'GET',
    headers: kepala(mesin, token),
    cache: 'no-store',
  });
  if (typeof response === 'string') return 'luring';
  if (response.status === 401) {
    await kabarkan(mesin, { jenis: 'sesiDitolak', token });
    return 'sesi';
  }
  const envelope = (await response.json().catch(() => null)) as {
    code?: string;
    info?: string;
    data?: unknown;
  } | null;
  if (response.status === 403) {
    await kabarkan(mesin, { jenis: 'akunDitolak', code: envelope?.code ?? '', info: envelope?.info ?? '' });
    return 'akun';
  }
  const page = TarikanSchema.safeParse(envelope?.data);
  if (!response.ok || !page.success) return 'luring';
  await kabarkan(mesin, { jenis: 'sesiDiterima', token });
  await storePage(mesin.db, page.data, before?.cursor ?? '', sudah);
  return page.data.more ? 'lanjut' : 'selesai';
}

/** A collection of the work set: its table here, and how a record becomes a row. */
type Koleksi = {
  table: (db: OrangDb) => Table<{ uuid: string; generasi: number }, string>;
  row: (record: never, generasi: number) => object;
  lane: string;
};

const koleksi: Record<string, Koleksi> = {
  analisis: { table: (db) => db.analisis as never, row: barisAnalisis, lane: 'analisis' },
  acuan: {
    table: (db) => db.acuan as never,
    row: (record: Acuan, generasi) => ({ ...record, generasi }),
    lane: 'acuan',
  },
};

/** Newest submission first, then by sample and parameter: the order of the list. */
export function barisAnalisis(data: Analisis, generasi: number): BarisAnalisis {
  const { sampel, pengujian, parameter } = data;
  return {
    uuid: data.uuid,
    urut: `${pengujian.createdAt} ${sampel.kodeSampel ?? ''} ${data.uuid}`,
    kdProgres: data.idStatusProgresParameter ?? 0,
    idLaboratorium: pengujian.idLaboratorium,
    analis: data.userAnalyst?.uuid ?? '',
    penyelia: data.userSupervisor?.uuid ?? '',
    cari: [sampel.kodeSampel, sampel.nama, parameter.namaParameterUji].join('\n').toLowerCase(),
    generasi,
    hilang: 0,
    data,
  };
}

/**
 * Stores one page. Outbox rows named by `done` go in the same transaction. While a device is filled anew its old rows
 * stay visible and are swept when the new set is complete; drafts, outbox and files are never touched by that. `sudah`
 * are the writes that were confirmed before the page was asked for.
 */
export async function storePage(
  db: OrangDb,
  page: Tarikan,
  from: string,
  sudah: readonly string[],
): Promise<void> {
  await db.transaction(
    'rw',
    [db.kursor, db.antrean, ...Object.values(koleksi).map(({ table }) => table(db))],
    async () => {
      const kursor = await db.kursor.get(kursorNama);
      if ((kursor?.cursor ?? '') !== from) return;
      const beginning = page.reset || !kursor;
      const generasi = (kursor?.generasi ?? 0) + (beginning ? 1 : 0);
      const termuat = beginning ? [...sudah] : kursor.termuat;
      // First, so that a record that went with these writes does not seem to have open ones.
      await finish(db, page.done);
      for (const [name, { upsert, gone }] of Object.entries(page.changes)) {
        const known = koleksi[name];
        // A collection of a newer server than this app: its rows come again after the update, with a fresh cursor.
        if (!known) continue;
        await known.table(db).bulkPut(upsert.map((record) => known.row(record as never, generasi)) as never);
        await drop(db, known, gone);
      }
      const mengisi = (beginning || kursor.mengisi) && page.more;
      if ((beginning || kursor.mengisi) && !page.more) await sweep(db, generasi, termuat);
      await db.kursor.put({ nama: kursorNama, cursor: page.cursor, generasi, mengisi, termuat });
    },
  );
}

/** Takes records away that left the person's scope; one with unresolved writes stays, marked, until its author decides. */
async function drop(db: OrangDb, { table, lane }: Koleksi, uuids: string[]): Promise<void> {
  for (const uuid of uuids) {
    if ((await belumSelesai(db, `${lane}:${uuid}`)) === 0) await table(db).delete(uuid);
    else await table(db).update(uuid, { hilang: 1 } as never);
  }
}

/** Writes the server has applied and shown back leave the outbox. A refused one stays: its author has to see it. */
async function finish(db: OrangDb, done: Tarikan['done']): Promise<void> {
  await remove(
    db,
    done.filter(({ status }) => status < 300).map(({ id }) => id),
  );
}

async function remove(db: OrangDb, opIds: readonly string[]): Promise<void> {
  const rows = await db.antrean.where('opId').anyOf(opIds).toArray();
  await db.antrean.bulkDelete(rows.map((row) => row.seq!));
  for (const lane of new Set(rows.map((row) => row.lane))) await lupakanHilang(db, lane);
}

/** The new set is complete: what was not in it is gone, and so is every write confirmed before it was begun. */
async function sweep(db: OrangDb, generasi: number, termuat: readonly string[]): Promise<void> {
  for (const known of Object.values(koleksi)) {
    const old = await known.table(db).where('generasi').below(generasi).primaryKeys();
    await drop(db, known, old);
  }
  await remove(db, termuat);
}
