import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  BarisInvoice,
  BarisTagihan,
  JenisInvoice,
  JenisNomorBayar,
  Kepada,
  Kwitansi,
  Pembiayaan,
} from '#domain/pembayaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { laboratorium } from './acuan.ts';
import { berkas } from './berkas.ts';
import { pendaftaran } from './pendaftaran.ts';
import { penambahan } from './penggunaan.ts';
import { pengguna } from './pengguna.ts';
import { moment, rupiah } from './kolom.ts';

/**
 * W4: an invoice. For testing the server makes bill and invoice at once; of research it gathers bills (`tagihan`). `rincian`
 * are the lines as they were, of its kind, `sudahDibayar` what earlier money covers of them: the down
 * payment, or of research the credit it was given (potonganDeposit). `dibatalkan` stays true when a late proof is looked at
 * all the same (GAP-126).
 */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    pendaftaranId: uuid()
      .notNull()
      .references(() => pendaftaran.id),
    /** Another laboratory than the submission's, whose bills it is of (GAP-154); null: its own. */
    laboratoriumLain: integer().references(() => laboratorium.id),
    noInvoice: text().notNull().unique(),
    jenis: text().$type<JenisInvoice>().notNull(),
    totalRincian: rupiah().notNull(),
    sudahDibayar: rupiah().notNull(),
    totalTagihan: rupiah().notNull(),
    rincian: jsonb().$type<BarisTagihan[] | BarisInvoice[]>().notNull(),
    /** Who pays, as it was said when the invoice was asked for (PAY-09, GAP-81); of testing nobody asks. */
    pembiayaan: jsonb().$type<Pembiayaan>(),
    /** Whom it is made out to, once they are called otherwise (GAP-160); until then as they are. */
    kepada: jsonb().$type<Kepada>(),
    /** By when it asks to be paid (INVOICE_DUE_DAYS); invoices from before have none. */
    jatuhTempo: date(),
    /** What the officer's bank or state cash gave for it: a virtual account or a 'kode billing'. */
    jenisNomorBayar: text().$type<JenisNomorBayar>(),
    nomorBayar: text(),
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
    index().on(t.jenis, t.createdAt, t.id),
    index().on(t.diubahOleh, t.pendaftaranId),
    index('invoice_nomor_cari').using('gin', t.noInvoice.op('gin_trgm_ops')),
    check('invoice_kd_status', sql`${t.kdStatus} in (1,2,3,4)`),
    check('invoice_jenis', sql`${t.jenis} in ('dp','pelunasan','penggunaan')`),
    // One that credit covers whole is paid as it is made (GAP-128).
    check(
      'invoice_ada_nilainya',
      sql`${t.totalTagihan} > 0 or (${t.jenis} = 'penggunaan' and ${t.totalTagihan} = 0 and ${t.kdStatus} = 3)`,
    ),
  ],
);

/**
 * A bill of research (GAP-11): one for each approved addition that costs something, and one for each later correction of an
 * addition whose bill is on an invoice that stands (GAP-101). A correction to less has a total below nothing: it is never
 * invoiced, but becomes credit once `asalInvoiceId`, on which the corrected bill stands, is paid.
 */
export const tagihan = pgTable(
  'tagihan',
  {
    id: uuid().primaryKey(),
    pendaftaranId: uuid()
      .notNull()
      .references(() => pendaftaran.id),
    penambahanId: uuid()
      .notNull()
      .references(() => penambahan.id),
    koreksi: boolean().notNull().default(false),
    total: rupiah().notNull(),
    rincian: jsonb().$type<BarisInvoice[]>().notNull(),
    /** The invoice it stands on; freed when that is cancelled (GAP-127). */
    invoiceId: uuid().references(() => invoice.id),
    asalInvoiceId: uuid().references(() => invoice.id),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.pendaftaranId),
    index().on(t.penambahanId),
    index().on(t.invoiceId),
    check('tagihan_ada_nilainya', sql`${t.total} <> 0`),
    check(
      'tagihan_kredit',
      sql`${t.total} > 0 or (${t.koreksi} and ${t.asalInvoiceId} is not null and ${t.invoiceId} is null)`,
    ),
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
 * The receipt of a verified payment (GAP-172), with a gapless number of its own series; `petugas` verified it, as they were
 * called then. A verification that is withdrawn leaves it cancelled, with its number; a payment has one in force.
 */
export const kwitansi = pgTable(
  'kwitansi',
  {
    id: uuid().primaryKey(),
    buktiId: uuid()
      .notNull()
      .references(() => buktiPembayaran.id),
    noKwitansi: text().notNull().unique(),
    kode: text().notNull().unique(),
    nominal: rupiah().notNull(),
    petugas: jsonb().$type<Kwitansi['petugas']>().notNull(),
    /** By when the work was promised that was paid for: the paper goes on saying so. */
    janji: date(),
    dibatalkanPada: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('kwitansi_satu_berlaku').on(t.buktiId, t.dibatalkanPada).nullsNotDistinct(),
    check('kwitansi_ada_nilainya', sql`${t.nominal} > 0`),
  ],
);

/**
 * Money that goes back. 'pelunasan': the work cost less than was paid, and counts as given back from then on;
 * 'invoiceBatal': a cancelled invoice was paid all the same (GAP-126), which was never counted as paid; 'deposit': credit that
 * a finished research has left (GAP-09).
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
    sebab: text().$type<Pengembalian['sebab']>().notNull(),
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
    index().on(t.invoiceId),
    index().on(t.sha256),
    index().on(t.createdAt, t.id),
    check('pengembalian_kd_status', sql`${t.kdStatus} in (1,2)`),
    check('pengembalian_ada_nilainya', sql`${t.nominal} > 0`),
  ],
);
