import { and, asc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { labDay } from '#domain/core/clock.ts';
import type { Api } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Master } from '#domain/core/master.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import type { Db } from './database.ts';
import type { Context, Module } from './implement.ts';
import { importHandlers, readImport } from './import.ts';
import { listPage, polaCari } from './list.ts';
import { masterImporter } from './master-import.ts';
import {
  masterColumns,
  type MasterBody,
  type MasterStore,
  type MasterStored,
  type MasterTable,
} from './master-store.ts';
import { unlessTaken } from './taken.ts';
import { trace } from './trace.ts';
import { sawLatest } from './transition.ts';

/** MSG-04 */
export const kodeTerpakai = 'Kode sudah digunakan.';
const laboratoriumLain = 'Data induk hanya diurus oleh petugas laboratoriumnya.';

/** A module of one kind, with how others of the same noun read and lock a record of it, refusing as its own calls do. */
export type ImplementedMaster = Module & {
  read: (db: Db, uuid: string, actor: Actor) => Promise<object>;
  lock: (context: Context, uuid: string) => Promise<MasterStored>;
};

/** A condition that a row of another table names the row by this column. */
export const namedBy = (column: AnyPgColumn, id: AnyPgColumn): SQL =>
  sql`exists (select 1 from ${column.table} where ${column} = ${id})`;

/**
 * The calls of one kind of master data (GAP-15, GAP-48, GAP-49, GAP-92): who may, which revision, which code, each judged
 * in the transaction of the write, with audit and announcement.
 */
export function implementMaster(
  master: Pick<Master, 'jenis' | 'judul' | 'roles' | 'fields' | 'kode' | 'nama'> & { api: object },
  store: MasterStore,
): ImplementedMaster {
  const { jenis, judul, roles, fields } = master;
  const { table, references, taken } = store;
  const columnOf = (name: string): string => store.columns?.[name] ?? name;
  const { valuesOf, fieldsOf, changes } = masterColumns(fields, columnOf);
  const [kode, nama] = [master.kode, master.nama].map((name) => table[columnOf(name) as 'id']);
  const deletable = sql<boolean>`not (${or(...references) ?? sql`false`})`;

  const urut = [asc(table.laboratoriumId), asc(nama!), asc(table.id)];
  const select = async (db: Db, where: SQL | undefined) => {
    const found = (await db
      .select({ row: table, lab: laboratorium.namaLaboratorium, deletable })
      .from(table as PgTable)
      .innerJoin(laboratorium, eq(laboratorium.id, table.laboratoriumId))
      .where(where)
      .orderBy(...urut)) as unknown as {
      row: MasterStored;
      lab: string;
      deletable: boolean;
    }[];
    return found.map(({ row, lab, deletable: flagDapatHapus }) => ({
      id: row.id,
      uuid: row.uuid,
      rev: String(row.rev),
      idLaboratorium: row.laboratoriumId,
      lab: { namaLaboratorium: lab },
      flagAktif: row.flagAktif ? 1 : 0,
      flagDapatHapus,
      ...fieldsOf(row),
    }));
  };

  /** One record, for who keeps it. */
  const baca = async (db: Db, uuid: string, actor: Actor) => {
    const [found] = await select(db, eq(table.uuid, uuid));
    if (!found) throw refusal.notFound(`${judul} tidak ditemukan.`);
    if (!administers(actor, found.idLaboratorium)) throw refusal.forbidden(laboratoriumLain);
    return found;
  };

  /** Locks a record that this person may change and has seen as it is. */
  const kunci = async (context: Context, uuid: string): Promise<MasterStored> => {
    const { db, actor } = context;
    const [found] = (await db
      .select()
      .from(table as PgTable)
      .where(eq(table.uuid, uuid))
      .for('update')) as unknown as MasterStored[];
    if (!found) throw refusal.notFound(`${judul} tidak ditemukan.`);
    if (!administers(actor, found.laboratoriumId)) throw refusal.forbidden(laboratoriumLain);
    if (context.baseRev !== null && !(await sawLatest(context, found)))
      throw refusal.stale(await baca(db, uuid, actor));
    return found;
  };

  /** What a write returns, under the names of the table's columns. */
  const tertulis = async (write: () => PromiseLike<unknown>) =>
    (await unlessTaken(taken, write)) as MasterStored[];

  async function tambah(context: Context, body: MasterBody) {
    const { db, actor, received, server } = context;
    await periksaLaboratorium(db, actor, body.idLaboratorium);
    const values = {
      ...valuesOf(body),
      uuid: body.uuid ?? context.operasiId,
      laboratoriumId: body.idLaboratorium,
      updatedAt: received,
      ...(await completed(store, context, body, null)),
    };
    const [now] = await tertulis(() =>
      db
        .insert(table as PgTable)
        .values(values)
        .returning(),
    );
    return ditulis(context, null, now!, () => baca(server.db, now!.uuid, actor));
  }

  async function ubah(context: Context, body: MasterBody) {
    const { db, actor, received, server } = context;
    const old = await kunci(context, body.uuid!);
    if (body.idLaboratorium !== old.laboratoriumId) {
      await periksaLaboratorium(db, actor, body.idLaboratorium);
      if (!(await bolehHapus(db, old)))
        throw refusal.invalid([
          {
            field: 'id_laboratorium',
            message: 'Data ini sudah dipakai, sehingga laboratoriumnya tidak dapat diganti.',
          },
        ]);
    }
    const values = {
      ...valuesOf(body),
      laboratoriumId: body.idLaboratorium,
      flagAktif: body.flagAktif ?? old.flagAktif,
      rev: old.rev + 1,
      updatedAt: received,
      ...(await completed(store, context, body, old)),
    };
    const [now] = await tertulis(() =>
      db
        .update(table as PgTable)
        .set(values)
        .where(eq(table.id, old.id))
        .returning(),
    );
    return ditulis(context, old, now!, () => baca(server.db, old.uuid, actor));
  }

  async function ditulis(
    context: Context,
    old: MasterStored | null,
    now: MasterStored,
    data: () => Promise<unknown>,
  ) {
    trace(context, { jenis, record: now.uuid, rev: now.rev, perubahan: changes(old, now) });
    await store.after?.(context, [{ now, old }]);
    if (old && old.laboratoriumId !== now.laboratoriumId) store.announce(context, old);
    store.announce(context, now);
    return { record: now.uuid, rev: String(now.rev), data };
  }

  const bolehHapus = async (db: Db, { id }: MasterStored): Promise<boolean> => {
    const [found] = await db
      .select({ deletable })
      .from(table as PgTable)
      .where(eq(table.id, id));
    return found!.deletable;
  };

  async function hapus(context: Context, { uuid }: { uuid: string }) {
    const { db, actor } = context;
    const old = await kunci(context, uuid);
    // Who would begin to refer to it waits for the lock, and finds it gone.
    if (!(await bolehHapus(db, old)))
      throw refusal.state(
        `${judul} ini sudah dipakai, sehingga tidak dapat dihapus. Nonaktifkan saja bila tidak dipakai lagi.`,
        await baca(db, uuid, actor),
      );
    await store.clear?.(db, old);
    await db.delete(table as PgTable).where(eq(table.id, old.id));
    trace(context, { jenis, record: uuid, rev: old.rev + 1, perubahan: changes(old, null) });
    store.announce(context, old);
    return { record: uuid, data: { uuid } };
  }

  type Query = {
    uuid?: string;
    idLaboratorium?: number;
    flagAktif?: boolean;
    menunggu?: boolean;
    search?: string;
    page?: number;
    perPage?: number;
  };

  async function list({ db, actor, received }: Context, query: Query) {
    if (query.uuid) return { data: await baca(db, query.uuid, actor) };
    const cari = polaCari(query.search);
    const where = and(
      diurus(table, actor),
      query.idLaboratorium === undefined ? undefined : eq(table.laboratoriumId, query.idLaboratorium),
      query.flagAktif === undefined ? undefined : eq(table.flagAktif, query.flagAktif),
      query.menunggu
        ? and(eq(table.flagAktif, true), store.attention?.(labDay(received)) ?? sql`false`)
        : undefined,
      cari ? or(...store.search.map((column) => ilike(column, cari))) : undefined,
    );
    return listPage(db, query, {
      id: table.uuid,
      where,
      urut,
      menurut: { kode: [table.laboratoriumId, sql`lower(${kode})`] },
      baca: (dipilih) => select(db, dipilih),
    });
  }

  const { body } = (master.api as Api)['tambah']!;
  const handlers = {
    ...importHandlers(
      judul,
      masterImporter({ jenis, body: body as z.ZodType<MasterBody>, valuesOf, changes }, store),
    ),
    list: (context: Context & { query: Query }) => list(context, context.query),
    tambah: (context: Context & { body: MasterBody }) => tambah(context, context.body),
    ubah: (context: Context & { body: MasterBody }) => ubah(context, context.body),
    hapus: (context: Context & { body: { uuid: string } }) => hapus(context, context.body),
  };
  return {
    read: baca,
    lock: kunci,
    api: master.api as Api,
    // The calls are declared with the kind: their bodies are those of its fields.
    handlers: handlers as unknown as Module['handlers'],
    readRecord: async ({ db, actor, endpoint }, uuid) => {
      if (!roles.includes(actor.role)) return null;
      if (endpoint.method === 'DELETE') return { uuid };
      if (endpoint === (master.api as Api)['impor']) return readImport(db, uuid);
      const [found] = await select(db, eq(table.uuid, uuid));
      return found && administers(actor, found.idLaboratorium) ? found : null;
    },
  };
}

/** Columns of one row that follow from others; refuses what is wrong with it. */
async function completed(
  store: MasterStore,
  context: Context,
  body: MasterBody,
  old: MasterStored | null,
): Promise<Record<string, unknown>> {
  const [found] = (await store.complete?.(context, [body], old)) ?? [];
  if (found && 'wrong' in found) throw refusal.invalid([found.wrong]);
  return found?.values ?? {};
}

/** Rows of the laboratories a person keeps (CONF-36). */
export const diurus = ({ laboratoriumId }: MasterTable, actor: Actor): SQL | undefined =>
  actor.role === 'Admin' && actor.laboratorium.length === 0
    ? undefined
    : inArray(laboratoriumId, [...actor.laboratorium]);

/** Refuses a laboratory that is not this person's, and one that is none. */
async function periksaLaboratorium(db: Db, actor: Actor, id: number): Promise<void> {
  const [found] = await db
    .select({ id: laboratorium.id })
    .from(laboratorium)
    .where(
      and(
        eq(laboratorium.id, id),
        eq(laboratorium.flagAktif, true),
        eq(laboratorium.flagNonLaboratorium, false),
      ),
    );
  if (!found)
    throw refusal.invalid([{ field: 'id_laboratorium', message: 'Pilih laboratorium dari daftar.' }]);
  if (!administers(actor, id)) throw refusal.forbidden(laboratoriumLain);
}
