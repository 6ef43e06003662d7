import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { laboratorium } from './acuan.ts';
import { pengguna } from './pengguna.ts';
import { moment } from './kolom.ts';

/**
 * The head of every submission, whatever its kind: who asked which laboratory for what, and where it stands. What a kind
 * has besides lies in a table of its own under the same id; money, survey, files and history point here.
 */
export const pendaftaran = pgTable(
  'pendaftaran',
  {
    id: uuid().primaryKey(),
    /** The number people say (GAP-147). */
    nomor: text().notNull().unique(),
    jenis: text().$type<JenisPendaftaran>().notNull(),
    pendaftarId: uuid()
      .notNull()
      .references(() => pengguna.id),
    laboratoriumId: integer()
      .notNull()
      .references(() => laboratorium.id),
    judul: text().notNull(),
    /** By the workflow of its kind. */
    kdStatus: integer().notNull(),
    rev: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('pendaftaran_jenis', sql`${t.jenis} in ('pengujian','penelitian')`),
    check(
      'pendaftaran_kd_status',
      sql`${t.jenis} <> 'pengujian' or ${t.kdStatus} in (1,2,3,4,5,6,7,8,9,10,11,12,14,15,16)`,
    ),
    check(
      'pendaftaran_kd_status_penelitian',
      sql`${t.jenis} <> 'penelitian' or ${t.kdStatus} in (1,2,3,4,5,7,8,10,11,12)`,
    ),
    index().on(t.laboratoriumId, t.kdStatus),
    // The order of lists, read backwards: of all, and of one’s own.
    index().on(t.createdAt, t.id),
    index().on(t.jenis, t.createdAt, t.id),
    // What is counted, without a look at the rows.
    index().on(t.jenis, t.laboratoriumId, t.kdStatus, t.id),
    index().on(t.pendaftarId, t.createdAt, t.id),
    // What is typed into a search box may stand anywhere in a title or number.
    index('pendaftaran_judul_cari').using('gin', t.judul.op('gin_trgm_ops')),
    index('pendaftaran_nomor_cari').using('gin', t.nomor.op('gin_trgm_ops')),
  ],
);

export const riwayatPendaftaran = pgTable(
  'riwayat_pendaftaran',
  {
    id: uuid().primaryKey(),
    pendaftaranId: uuid()
      .notNull()
      .references(() => pendaftaran.id),
    /** The order it took effect. */
    urut: integer().notNull(),
    kdStatus: integer().notNull(),
    catatan: text(),
    aktorId: uuid().references(() => pengguna.id),
    createdAt: moment().notNull(),
  },
  (t) => [unique().on(t.pendaftaranId, t.urut), index().on(t.aktorId, t.pendaftaranId)],
);

/** The link by which whoever has it reads how far a submission is (BEYOND-40): one at a time, gone when it is withdrawn. */
export const tautanStatus = pgTable('tautan_status', {
  pendaftaranId: uuid()
    .primaryKey()
    .references(() => pendaftaran.id, { onDelete: 'cascade' }),
  kode: text().notNull().unique(),
  createdAt: moment().notNull(),
});
