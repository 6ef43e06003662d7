import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/core/roles.ts';
import type { PenelitianSurat, SuratTerbit } from '#domain/surat/schema.ts';
import { laboratorium } from './acuan.ts';
import { pengguna } from './pengguna.ts';
import { moment } from './kolom.ts';

/** W5: a lab-free letter. `isi` is what it says, as it was when it was issued; nothing of it is read anew. */
export const surat = pgTable(
  'surat',
  {
    id: uuid().primaryKey(),
    pemohonId: uuid()
      .notNull()
      .references(() => pengguna.id),
    kdStatus: integer().notNull().default(1),
    noSurat: text().unique(),
    /** The opening of its public page. */
    kode: text().unique(),
    isi: jsonb().$type<Omit<SuratTerbit, 'noSurat' | 'kode'>>(),
    rev: integer().notNull().default(1),
    /** When it was written, by the clock of its device; `diterimaPada` says what came before what. */
    createdAt: moment().notNull(),
    diterimaPada: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.kdStatus),
    index().on(t.diterimaPada, t.id),
    index().on(t.pemohonId, t.diterimaPada, t.id),
    // Whatever the code forgets: one at a time is decided.
    uniqueIndex('surat_satu_diajukan')
      .on(t.pemohonId)
      .where(sql`${t.kdStatus} = 1`),
    check('surat_kd_status', sql`${t.kdStatus} in (1,2,3)`),
    check(
      'surat_terbit',
      sql`num_nonnulls(${t.noSurat}, ${t.kode}, ${t.isi}) = case when ${t.kdStatus} = 2 then 3 else 0 end`,
    ),
  ],
);

/**
 * What is decided on a letter: one row for each laboratory in which its applicant has research, and one without, which is
 * the payment officer's (GAP-30). `penelitian` is what was done there, as it stood when the letter was applied for.
 */
export const putusanSurat = pgTable(
  'putusan_surat',
  {
    id: uuid().primaryKey(),
    suratId: uuid()
      .notNull()
      .references(() => surat.id),
    laboratoriumId: integer().references(() => laboratorium.id),
    penelitian: jsonb().$type<PenelitianSurat[]>().notNull(),
    /** LETTER-21: 0 not decided, 1 approved, 2 refused. */
    flagVerif: integer().notNull().default(0),
    verifikatorId: uuid().references(() => pengguna.id),
    /** As whom they decided. */
    role: text().$type<Role>(),
    tglVerif: moment(),
    catatan: text(),
  },
  (t) => [
    unique('putusan_surat_laboratorium').on(t.suratId, t.laboratoriumId).nullsNotDistinct(),
    index().on(t.laboratoriumId),
    index().on(t.verifikatorId),
    check('putusan_surat_flag', sql`${t.flagVerif} in (0,1,2)`),
    check(
      'putusan_surat_pemutus',
      sql`num_nonnulls(${t.verifikatorId}, ${t.role}, ${t.tglVerif}) = case when ${t.flagVerif} = 0 then 0 else 3 end`,
    ),
  ],
);

export const riwayatSurat = pgTable(
  'riwayat_surat',
  {
    id: uuid().primaryKey(),
    suratId: uuid()
      .notNull()
      .references(() => surat.id),
    /** The order it took effect. */
    urut: integer().notNull(),
    kdStatus: integer().notNull(),
    laboratoriumId: integer().references(() => laboratorium.id),
    catatan: text(),
    aktorId: uuid()
      .notNull()
      .references(() => pengguna.id),
    createdAt: moment().notNull(),
  },
  (t) => [unique().on(t.suratId, t.urut)],
);
