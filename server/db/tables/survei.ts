import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { pengguna } from './pengguna.ts';
import { pendaftaran } from './pendaftaran.ts';
import { moment } from './kolom.ts';

/** The one set of questions (GAP-57), reference data of an installation. PG: choose one; IS: write. */
export const pertanyaanSurvei = pgTable('pertanyaan_survei', {
  id: uuid().primaryKey(),
  noUrut: integer().notNull(),
  pertanyaan: text().notNull(),
  kdJawaban: text().$type<'PG' | 'IS'>().notNull(),
  flagOpsional: boolean().notNull(),
  flagAktif: boolean().notNull().default(true),
});

export const pilihanJawaban = pgTable(
  'pilihan_jawaban',
  {
    id: uuid().primaryKey(),
    pertanyaanId: uuid()
      .notNull()
      .references(() => pertanyaanSurvei.id),
    urutan: integer().notNull(),
    jawaban: text().notNull(),
  },
  (t) => [index().on(t.pertanyaanId)],
);

/** One survey a record (GAP-57). */
export const survei = pgTable(
  'survei',
  {
    id: uuid().primaryKey(),
    pendaftaranId: uuid()
      .notNull()
      .unique()
      .references(() => pendaftaran.id),
    pengisiId: uuid()
      .notNull()
      .references(() => pengguna.id),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.pengisiId)],
);

export const jawabanSurvei = pgTable(
  'jawaban_survei',
  {
    id: uuid().primaryKey(),
    surveiId: uuid()
      .notNull()
      .references(() => survei.id),
    pertanyaanId: uuid()
      .notNull()
      .references(() => pertanyaanSurvei.id),
    pilihanId: uuid().references(() => pilihanJawaban.id),
    isian: text(),
    komentar: text(),
  },
  (t) => [index().on(t.surveiId)],
);
