import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import { moment } from './kolom.ts';
import { pengguna } from './pengguna.ts';
import { parameterUji } from './pengujian.ts';

/** W10: the versions of a test's sheet. What is released is never written again; a change is the next version. */
export const versiLembar = pgTable(
  'versi_lembar',
  {
    id: uuid().primaryKey(),
    parameterUjiId: integer()
      .notNull()
      .references(() => parameterUji.id),
    nomor: integer().notNull(),
    isi: jsonb().$type<IsiLembar>().notNull(),
    /** The worked examples it has to reproduce (ISO/IEC 17025, 7.11.2). */
    contoh: jsonb().$type<Contoh[]>().notNull(),
    kdStatus: integer().notNull().default(1),
    /** Why it was taken out of use. */
    alasan: text(),
    dibuatOleh: uuid()
      .notNull()
      .references(() => pengguna.id),
    dibuatPada: moment().notNull(),
    /** Everybody who wrote in it, in their order: none of them releases it. */
    penulis: uuid().array().notNull(),
    dirilisOleh: uuid().references(() => pengguna.id),
    dirilisPada: moment(),
    rev: integer().notNull().default(1),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique().on(t.parameterUjiId, t.nomor),
    index().on(t.dibuatOleh),
    index().on(t.dirilisOleh),
    // One at a time is what new sheets begin with.
    uniqueIndex('versi_lembar_dirilis')
      .on(t.parameterUjiId)
      .where(sql`${t.kdStatus} = 2`),
    check('versi_lembar_kd_status', sql`${t.kdStatus} in (1,2,3)`),
    check(
      'versi_lembar_orang_kedua',
      sql`${t.dirilisOleh} is null or ${t.dirilisOleh} <> all (${t.penulis})`,
    ),
  ],
);

/**
 * Data of a day and a method that sheets refer to: a calibration line, a standardisation, a blank, a system suitability.
 * Append only: a correction is a row of its own that names the one it takes the place of.
 */
export const dataBersama = pgTable(
  'data_bersama',
  {
    id: uuid().primaryKey(),
    versiId: uuid()
      .notNull()
      .references(() => versiLembar.id),
    /** Which of the kinds its version asks for. */
    nama: text().notNull(),
    tanggal: date().notNull(),
    isian: jsonb().$type<Isian>().notNull(),
    keterangan: text(),
    gantikanId: uuid().unique(),
    /** Why the earlier one is replaced. */
    alasan: text(),
    aktorId: uuid()
      .notNull()
      .references(() => pengguna.id),
    dibuatPada: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.versiId, t.nama, t.tanggal),
    index().on(t.aktorId),
    foreignKey({ columns: [t.gantikanId], foreignColumns: [t.id] }),
  ],
);
