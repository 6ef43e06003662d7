import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BarisTagihan } from '#domain/pembayaran/schema.ts';
import { berkas } from './berkas.ts';
import { pendaftaran } from './pendaftaran.ts';
import { pengguna } from './pengguna.ts';
import { moment, rupiah } from './kolom.ts';

/**
 * W4: a bill with its invoice; the server makes both at once (W4, testing). `rincian` are the lines as they were,
 * `dibatalkan` stays true when a late proof is looked at all the same (GAP-126).
 */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    pendaftaranId: uuid()
      .notNull()
      .references(() => pendaftaran.id),
    noInvoice: text().notNull().unique(),
    jenis: text().$type<'dp' | 'pelunasan'>().notNull(),
    totalRincian: rupiah().notNull(),
    sudahDibayar: rupiah().notNull(),
    totalTagihan: rupiah().notNull(),
    rincian: jsonb().$type<BarisTagihan[]>().notNull(),
    kdStatus: integer().notNull().default(1),
    dibatalkan: boolean().notNull().default(false),
    diubahOleh: uuid().references(() => pengguna.id),
    rev: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.pendaftaranId),
    index().on(t.kdStatus),
    index().on(t.createdAt, t.id),
    index('invoice_nomor_cari').using('gin', t.noInvoice.op('gin_trgm_ops')),
    check('invoice_kd_status', sql`${t.kdStatus} in (1,2,3,4)`),
    check('invoice_jenis', sql`${t.jenis} in ('dp','pelunasan')`),
    check('invoice_ada_nilainya', sql`${t.totalTagihan} > 0`),
  ],
);

/** A proof of payment and what became of it, append only but for the decision. The id is the operation that sent it. */
export const buktiPembayaran = pgTable(
  'bukti_pembayaran',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoice.id),
    tglBayar: date().notNull(),
    noRekening: text().notNull(),
    namaBank: text().notNull(),
    namaPemilikRekening: text().notNull(),
    keterangan: text(),
    sha256: text()
      .notNull()
      .references(() => berkas.sha256),
    namaFile: text().notNull(),
    diterima: boolean(),
    catatan: text(),
    diputusOleh: uuid().references(() => pengguna.id),
    dibuatPada: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.invoiceId), index().on(t.sha256)],
);

/**
 * Money that goes back. 'pelunasan': the work cost less than was paid, and counts as given back from then on;
 * 'invoiceBatal': a cancelled invoice was paid all the same (GAP-126), which was never counted as paid.
 */
export const pengembalian = pgTable(
  'pengembalian',
  {
    id: uuid().primaryKey(),
    pendaftaranId: uuid()
      .notNull()
      .references(() => pendaftaran.id),
    invoiceId: uuid()
      .notNull()
      .references(() => invoice.id),
    sebab: text().$type<'pelunasan' | 'invoiceBatal'>().notNull(),
    nominal: rupiah().notNull(),
    kdStatus: integer().notNull().default(1),
    tglPengembalian: date(),
    noRekeningTujuan: text(),
    namaBankTujuan: text(),
    namaPemilikRekeningTujuan: text(),
    keterangan: text(),
    sha256: text().references(() => berkas.sha256),
    namaFile: text(),
    diubahOleh: uuid().references(() => pengguna.id),
    rev: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.pendaftaranId),
    index().on(t.kdStatus),
    index().on(t.sha256),
    index().on(t.createdAt, t.id),
    check('pengembalian_kd_status', sql`${t.kdStatus} in (1,2)`),
    check('pengembalian_ada_nilainya', sql`${t.nominal} > 0`),
  ],
);
