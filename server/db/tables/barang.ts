import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { SatuanInstrumen } from '#domain/barang/schema.ts';
import { laboratorium } from './acuan.ts';
import { pendaftaran } from './pendaftaran.ts';
import { pengguna } from './pengguna.ts';
import { moment, rupiah, takaran } from './kolom.ts';

/** What all master data of a laboratory has in common (DATA-29 to DATA-32). */
const dasar = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  uuid: uuid().notNull().unique(),
  laboratoriumId: integer()
    .notNull()
    .references(() => laboratorium.id),
  kd: text().notNull(),
  nama: text().notNull(),
  flagAktif: boolean().notNull().default(true),
  rev: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
});

/** The same of what it lends or sells. */
const pokok = () => ({ ...dasar(), keterangan: text() });

/** A code is used once in a laboratory, however its letters are written (GAP-49). */
const kode = (table: string, t: { laboratoriumId: AnyPgColumn; kd: AnyPgColumn }) =>
  uniqueIndex(`${table}_kode`).on(t.laboratoriumId, sql`lower(${t.kd})`);

/** Tools are lent and come back; they cost nothing (GAP-12). */
export const alat = pgTable('alat', pokok(), (t) => [
  kode('alat', t),
  index('alat_nama_cari').using('gin', t.nama.op('gin_trgm_ops')),
]);

/** Materials are used up. `jmlStok` never falls below nothing, whatever two verifications at once would make of it (GAP-15). */
export const bahan = pgTable(
  'bahan',
  {
    ...pokok(),
    casNumber: text(),
    satuan: text().notNull(),
    minStok: takaran().notNull().default(0),
    jmlStok: takaran().notNull().default(0),
    tarifInternal: rupiah().notNull(),
    tarifEksternal: rupiah().notNull(),
    tglExpired: date(),
    linkMsds: text(),
  },
  (t) => [
    kode('bahan', t),
    index().on(t.laboratoriumId, t.satuan),
    index().on(t.tglExpired),
    index('bahan_nama_cari').using('gin', t.nama.op('gin_trgm_ops')),
    check('bahan_stok_tidak_negatif', sql`${t.jmlStok} >= 0`),
  ],
);

/**
 * What the materials of a laboratory are counted in: a material names its unit as it is called (GAP-103, DATA-31).
 * `dihitungSatuan`: it is a piece, of which there is no half (GAP-155).
 */
export const satuan = pgTable(
  'satuan',
  { ...dasar(), dihitungSatuan: boolean().notNull().default(false) },
  (t) => [
    kode('satuan', t),
    // bahan_satuan, written by hand in the migration, refers to this one: a new name reaches every material.
    unique('satuan_nama').on(t.laboratoriumId, t.nama),
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
    kode('instrumen', t),
    index().on(t.tglKalibrasiSelanjutnya),
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
    sebelum: takaran().notNull(),
    sesudah: takaran().notNull(),
    sebab: text().notNull(),
    penelitianId: uuid().references(() => pendaftaran.id),
    aktorId: uuid().references(() => pengguna.id),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.bahanId, t.createdAt),
    index().on(t.createdAt, t.id),
    index().on(t.penelitianId),
    index('pergerakan_stok_sebab_cari').using('gin', t.sebab.op('gin_trgm_ops')),
  ],
);
