import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Pengingat } from '#domain/kabar/pengingat.ts';
import type { JenisPokok } from '#domain/kabar/pokok.ts';
import type { HalamanKabar, jenisKabar } from '#domain/kabar/schema.ts';
import { moment } from './kolom.ts';
import { pengguna } from './pengguna.ts';

/**
 * What happened and nobody was told of yet: written with the act itself, so that neither is there without the other, and
 * gone once it is told (modules/kabar/kabarkan.ts).
 */
export const kejadian = pgTable('kejadian', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  pokok: uuid().notNull(),
  jenis: text().$type<JenisPokok>().notNull(),
  /** The act, where it was one of a workflow, and the state it led to. */
  alur: text(),
  aksi: text(),
  ke: text(),
  oleh: uuid(),
  at: moment().notNull(),
  /** How often telling of it has failed: it goes behind everything else, and by itself. */
  gagal: integer().notNull().default(0),
});

/** What one person was told (BEYOND-33). */
export const kabar = pgTable(
  'kabar',
  {
    id: uuid().primaryKey(),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    jenis: text().$type<(typeof jenisKabar)[number]>().notNull(),
    pokok: uuid().notNull(),
    /** Which turn it is, so that one that lasts is told once. */
    kunci: text(),
    /** Of a turn, on which days it is told again (BEYOND-42). */
    pengingat: text().$type<Pengingat>().notNull().default('lain'),
    /** The how-manieth time it is told of a turn that lasts. */
    susulan: integer().notNull().default(0),
    kalimat: text().notNull(),
    perihal: text().notNull(),
    halaman: text().$type<HalamanKabar>().notNull(),
    record: uuid().notNull(),
    createdAt: moment().notNull(),
    dibacaPada: moment(),
    selesaiPada: moment(),
  },
  (t) => [
    index().on(t.penggunaId, t.createdAt, t.id),
    index().on(t.createdAt),
    // Whatever the code forgets: a turn that lasts is told once at a time.
    uniqueIndex('kabar_giliran_terbuka')
      .on(t.pokok, t.penggunaId, t.kunci, t.susulan)
      .where(sql`${t.jenis} = 'giliran' and ${t.selesaiPada} is null`),
    check('kabar_jenis', sql`${t.jenis} in ('giliran', 'perubahan')`),
    check('kabar_kunci', sql`(${t.jenis} = 'giliran') = (${t.kunci} is not null)`),
  ],
);

/** The days of a kind of reminder where Admin has set others (BEYOND-42), and up to which day its dates were looked at. */
export const hariPengingat = pgTable('hari_pengingat', {
  jenis: text().$type<Pengingat>().primaryKey(),
  /** Null: as an installation begins. */
  hari: integer().array(),
  rev: integer().notNull().default(0),
  diperiksa: date(),
});
