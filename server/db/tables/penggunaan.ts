import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { laboratorium } from './acuan.ts';
import { alat, bahan, instrumen } from './barang.ts';
import { penelitian } from './penelitian.ts';
import { pengguna } from './pengguna.ts';
import { moment, rupiah, takaran } from './kolom.ts';

/** W3: one addition to the usage of a research, or, with `flagWaktu`, a longer period (DATA-40, USAGE-16). */
export const penambahan = pgTable(
  'penambahan',
  {
    id: uuid().primaryKey(),
    penelitianId: uuid()
      .notNull()
      .references(() => penelitian.id),
    /** The order they were recorded in. */
    urut: integer().notNull(),
    /** Another laboratory than the research's, whose things it is of and whose officers decide on it; null: the research's own (GAP-154). */
    laboratoriumLain: integer().references(() => laboratorium.id),
    kdStatus: integer().notNull(),
    flagWaktu: boolean().notNull().default(false),
    /** Entered by an officer, approved with that (GAP-85). */
    olehPetugas: boolean().notNull().default(false),
    tglPenggunaan: date().notNull(),
    /** Of an extension: its first added day and the new end (GAP-105). */
    tglMulai: date(),
    tglSelesai: date(),
    /** What an officer said of it: why it has to be mended, was refused or corrected. */
    catatan: text(),
    aktorId: uuid()
      .notNull()
      .references(() => pengguna.id),
    disetujuiPada: moment(),
    rev: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique().on(t.penelitianId, t.urut),
    index().on(t.aktorId, t.penelitianId),
    index().on(t.laboratoriumLain, t.penelitianId),
    check('penambahan_kd_status', sql`${t.kdStatus} in (5,10,11,12)`),
  ],
);

/**
 * One line of an addition. What it is of it calls and counts as that was called and counted when the line was written, at
 * `hargaDiminta` for one; its own prices are null until it is approved, and frozen then (GAP-14). `mulai` and `selesai` are the
 * slot of an instrument that is booked by time; the database lets no two that hold it meet (penggunaan_slot, written by
 * hand in the migration). `memegangSlot`: the addition waits for its verification or has it.
 */
export const barisPenggunaan = pgTable(
  'baris_penggunaan',
  {
    id: uuid().primaryKey(),
    penambahanId: uuid()
      .notNull()
      .references(() => penambahan.id),
    penelitianId: uuid()
      .notNull()
      .references(() => penelitian.id),
    urutan: integer().notNull(),
    alatId: integer().references(() => alat.id),
    bahanId: integer().references(() => bahan.id),
    instrumenId: integer().references(() => instrumen.id),
    kdBarang: text().notNull(),
    namaBarang: text().notNull(),
    /** Null of a tool. */
    satuan: text(),
    hargaDiminta: rupiah().notNull(),
    jumlah: takaran().notNull(),
    jamMulai: text(),
    jamSelesai: text(),
    mulai: timestamp({ mode: 'string' }),
    selesai: timestamp({ mode: 'string' }),
    memegangSlot: boolean().notNull().default(false),
    hargaSatuan: rupiah(),
    hargaTotal: rupiah(),
  },
  (t) => [
    index().on(t.penambahanId),
    index().on(t.penelitianId),
    index().on(t.instrumenId, t.mulai),
    // The calendar of all.
    index().on(t.mulai, t.id),
    index().on(t.bahanId),
    index().on(t.alatId),
    check('baris_satu_barang', sql`num_nonnulls(${t.alatId}, ${t.bahanId}, ${t.instrumenId}) = 1`),
    check('baris_jumlah', sql`${t.jumlah} > 0`),
    check('baris_bulat', sql`${t.bahanId} is not null or ${t.jumlah} = trunc(${t.jumlah})`),
    // Whatever becomes of the instrument: a line that is counted by time has one.
    check(
      'baris_cara',
      sql`(${t.instrumenId} is not null and ${t.satuan} in ('menit','plate')) = (${t.mulai} is not null)`,
    ),
    check('baris_slot', sql`(${t.mulai} is null) = (${t.selesai} is null) and ${t.selesai} > ${t.mulai}`),
  ],
);

/** What became of the tools of one kind that a research was lent: `jumlah` is what its approved lines add up to (GAP-71). */
export const pengembalianAlat = pgTable(
  'pengembalian_alat',
  {
    id: uuid().primaryKey(),
    penelitianId: uuid()
      .notNull()
      .references(() => penelitian.id),
    alatId: integer()
      .notNull()
      .references(() => alat.id),
    jumlah: integer().notNull(),
    kembali: integer().notNull().default(0),
    rusak: integer().notNull().default(0),
    diganti: integer().notNull().default(0),
    rev: integer().notNull().default(1),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique().on(t.penelitianId, t.alatId),
    check('pengembalian_alat_tidak_negatif', sql`least(${t.kembali}, ${t.rusak}, ${t.diganti}) >= 0`),
    check('pengembalian_alat_tidak_lebih', sql`${t.kembali} + ${t.rusak} + ${t.diganti} <= ${t.jumlah}`),
  ],
);
