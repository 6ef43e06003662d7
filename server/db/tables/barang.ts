import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SatuanInstrumen } from '#domain/barang/schema.ts';
import { laboratorium } from './acuan.ts';
import { pendaftaran } from './pendaftaran.ts';
import { pengguna } from './pengguna.ts';
import { moment, rupiah } from './kolom.ts';

/** What every kind of thing a laboratory lends or sells has in common (DATA-29 to DATA-32). */
const pokok = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  uuid: uuid().notNull().unique(),
  laboratoriumId: integer()
    .notNull()
    .references(() => laboratorium.id),
  kd: text().notNull(),
  nama: text().notNull(),
  keterangan: text(),
  flagAktif: boolean().notNull().default(true),
  rev: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
});

/** Tools are lent and come back; they cost nothing (GAP-12). */
export const alat = pgTable('alat', pokok(), (t) => [
  unique().on(t.laboratoriumId, t.kd),
  index('alat_nama_cari').using('gin', t.nama.op('gin_trgm_ops')),
]);

/** Materials are used up. `jmlStok` never falls below nothing, whatever two verifications at once would make of it (GAP-15). */
export const bahan = pgTable(
  'bahan',
  {
    ...pokok(),
    casNumber: text(),
    satuan: text().notNull(),
    minStok: integer().notNull().default(0),
    jmlStok: integer().notNull().default(0),
    tarifInternal: rupiah().notNull(),
    tarifEksternal: rupiah().notNull(),
    tglExpired: date(),
    linkMsds: text(),
  },
  (t) => [
    unique().on(t.laboratoriumId, t.kd),
    index('bahan_nama_cari').using('gin', t.nama.op('gin_trgm_ops')),
    check('bahan_stok_tidak_negatif', sql`${t.jmlStok} >= 0`),
  ],
);

/** Instruments are used for a time (menit) or so many times (formula, plate); CONST-24. */
export const instrumen = pgTable(
  'instrumen',
  {
    ...pokok(),
    durasi: integer().notNull(),
    satuan: text().$type<SatuanInstrumen>().notNull(),
    tarifInternal: rupiah().notNull(),
    tarifEksternal: rupiah().notNull(),
    tglKalibrasi: date(),
    tglKalibrasiSelanjutnya: date(),
  },
  (t) => [
    unique().on(t.laboratoriumId, t.kd),
    index('instrumen_nama_cari').using('gin', t.nama.op('gin_trgm_ops')),
    check('instrumen_satuan', sql`${t.satuan} in ('menit','formula','plate')`),
    check('instrumen_durasi', sql`${t.durasi} > 0`),
  ],
);

/** Why the stock of a material is what it is, append only (GAP-143). `penelitianId` where research moved it. */
export const pergerakanStok = pgTable(
  'pergerakan_stok',
  {
    id: uuid().primaryKey(),
    bahanId: integer()
      .notNull()
      .references(() => bahan.id),
    sebelum: integer().notNull(),
    sesudah: integer().notNull(),
    sebab: text().notNull(),
    penelitianId: uuid().references(() => pendaftaran.id),
    aktorId: uuid().references(() => pengguna.id),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.bahanId, t.createdAt), index().on(t.penelitianId)],
);
