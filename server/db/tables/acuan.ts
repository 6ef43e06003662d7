import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { berkas } from './berkas.ts';
import { moment } from './kolom.ts';

/** Reference lists (GAP-56): one row a choice, `induk` for choices under a choice. */
export const acuan = pgTable(
  'acuan',
  {
    jenis: text().notNull(),
    kode: integer().notNull(),
    nama: text().notNull(),
    induk: integer(),
    urutan: integer().notNull().default(0),
    flagAktif: boolean().notNull().default(true),
    /** Of a choice that has a screen of its own, as holidays have (BEYOND-30). */
    rev: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.jenis, t.kode] })],
);

export const laboratorium = pgTable('laboratorium', {
  id: integer().primaryKey(),
  kdLaboratorium: text().notNull().unique(),
  namaLaboratorium: text().notNull(),
  /** 'Non laboratorium': research done elsewhere (GAP-22). */
  flagNonLaboratorium: boolean().notNull().default(false),
  flagAktif: boolean().notNull().default(true),
  /** How papers and people find it (GAP-171); `kota` is the place that papers are dated at. */
  alamat: text(),
  kota: text(),
  telepon: text(),
  whatsapp: text(),
  email: text(),
  /** Its letterhead, and the mark and number of its accreditation (GAP-174). */
  logoSha256: text().references(() => berkas.sha256),
  tandaSha256: text().references(() => berkas.sha256),
  noAkreditasi: text(),
  /** Whether who has the code of a report may read the report itself (GAP-169). */
  flagLaporanAsli: boolean().notNull().default(true),
  /** On which days it works, and how many of them each stage of a test or research takes (BEYOND-27, BEYOND-37). */
  hariSeminggu: integer().notNull().default(5),
  flagCutiBersama: boolean().notNull().default(true),
  hariPengujian: integer().notNull().default(10),
  hariReview: integer().notNull().default(2),
  hariPelaporan: integer().notNull().default(2),
  hariPenyelesaian: integer().notNull().default(3),
  rev: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
});
