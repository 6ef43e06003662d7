import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Reference lists without a screen of their own (GAP-56): one row a choice, `induk` for choices under a choice. */
export const acuan = pgTable(
  'acuan',
  {
    jenis: text().notNull(),
    kode: integer().notNull(),
    nama: text().notNull(),
    induk: integer(),
    urutan: integer().notNull().default(0),
    flagAktif: boolean().notNull().default(true),
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
});
