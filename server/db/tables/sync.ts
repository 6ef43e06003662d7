import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { pengguna } from './pengguna.ts';
import { moment } from './kolom.ts';

/** The transaction that wrote the row: the only order in which nothing is skipped when commits overtake each other. */
const xid = () =>
  bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`(pg_current_xact_id()::text::bigint)`);

/** Every write with an idempotency key and its final answer, kept 400 days (offline.md section 4). */
export const operasi = pgTable(
  'operasi',
  {
    id: uuid().primaryKey(),
    penggunaId: uuid().notNull(),
    call: text().notNull(),
    hash: text().notNull(),
    status: integer().notNull(),
    code: text(),
    info: text().notNull(),
    errors: jsonb(),
    rev: text(),
    /** The record the answer was about, read afresh when the answer is replayed. */
    record: uuid(),
    xid: xid(),
    at: moment().notNull(),
  },
  (t) => [index().on(t.penggunaId, t.xid), index().on(t.at)],
);

/**
 * The feed: which record changed, for whom it was visible before and for whom it is now. A first row without a collection
 * marks how far it was swept (server/modules/sync/sweep.ts).
 */
export const umpan = pgTable(
  'umpan',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid(),
    collection: text().notNull(),
    record: text().notNull(),
    sebelum: text().array().notNull(),
    sesudah: text().array().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.xid, t.id)],
);

/** The operations each revision of a record came from, so that `after` can be judged (offline.md section 4). */
export const revisi = pgTable(
  'revisi',
  {
    record: uuid().notNull(),
    rev: integer().notNull(),
    operasiId: uuid().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.record, t.rev), index().on(t.operasiId), index().on(t.at)],
);

/**
 * People who read differently than devices were told: up to which record of each kind that shows them they were
 * (server/core/showing.ts).
 */
export const kabarOrang = pgTable(
  'kabar_orang',
  {
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    rekaman: text().notNull(),
    sesudah: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.penggunaId, t.rekaman] })],
);

/** What each device last said of itself, so that Admin sees the ones that are stuck. */
export const perangkat = pgTable('perangkat', {
  id: uuid().primaryKey(),
  penggunaId: uuid()
    .notNull()
    .references(() => pengguna.id),
  appVersion: text().notNull(),
  menunggu: integer().notNull(),
  tertua: moment(),
  terlihat: moment().notNull(),
});

/** Who changed what, when it was captured and when it arrived. A trigger refuses UPDATE and DELETE (architecture.md 5). */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    operasiId: uuid(),
    penggunaId: uuid(),
    role: text(),
    perangkatId: uuid(),
    call: text().notNull(),
    jenis: text().notNull(),
    record: text().notNull(),
    /** The submission it belongs to, where there is one: its whole trail is found by it. */
    pendaftaranId: uuid(),
    perubahan: jsonb().notNull(),
    terlambat: integer().notNull().default(0),
    dibuatPada: moment().notNull(),
    diterimaPada: moment().notNull(),
  },
  // Each filter of the trail is read in its order: newest first, page by page.
  (t) => [
    index().on(t.diterimaPada, t.id),
    index().on(t.penggunaId, t.diterimaPada, t.id),
    index().on(t.call, t.diterimaPada, t.id),
    index().on(t.pendaftaranId, t.diterimaPada, t.id),
    index().on(t.record, t.diterimaPada, t.id),
    index().on(t.operasiId),
  ],
);

/** Numbers without gaps: one row a series and year, raised in the transaction that uses the number. */
export const penghitung = pgTable('penghitung', {
  seri: text().primaryKey(),
  nilai: integer().notNull(),
});
