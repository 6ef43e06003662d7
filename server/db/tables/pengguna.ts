import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { laboratorium } from './acuan.ts';
import { moment } from './kolom.ts';

/**
 * A person: who the provider says they are, and the profile they filled in. `kdStatusVerifikasi` (W8) is null until
 * there is a profile. An account is its issuer and sub, never its e-mail address.
 */
export const pengguna = pgTable(
  'pengguna',
  {
    id: uuid().primaryKey(),
    issuer: text().notNull(),
    sub: text().notNull(),
    email: text().notNull(),
    nama: text().notNull(),
    foto: text(),
    idRegistrasi: text().unique(),
    kdStatus: integer(),
    noInduk: text(),
    noHp: text(),
    kdInstitusi: integer(),
    namaInstitusi: text(),
    namaPerguruanTinggi: text(),
    kdFakultas: integer(),
    namaFakultas: text(),
    kdProgramStudi: integer(),
    namaProgramStudi: text(),
    role: text(),
    kdStatusVerifikasi: integer(),
    catatanVerifikasi: text(),
    /** Where letters and invoices reach them (GAP-171), and the taxpayer's number of who gave one. */
    alamat: text(),
    npwp: text(),
    /** Which notice on personal data they were shown, and when (GAP-175). */
    versiPrivasi: text(),
    diberiTahuPada: moment(),
    /** When they were last here, which outlives their sessions (GAP-175). */
    dipakaiPada: moment(),
    /** Since when their personal data are emptied, by RETENTION_YEARS (GAP-175). */
    dikosongkanPada: moment(),
    flagAktif: boolean().notNull().default(true),
    rev: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.issuer, t.sub),
    // The order Admin reads accounts in.
    index().on(t.createdAt.desc().nullsFirst(), t.nama, t.id),
    index('pengguna_nama_cari').using('gin', t.nama.op('gin_trgm_ops')),
    index('pengguna_id_registrasi_cari').using('gin', t.idRegistrasi.op('gin_trgm_ops')),
    index('pengguna_email_cari').using('gin', t.email.op('gin_trgm_ops')),
    index('pengguna_no_induk_cari').using('gin', t.noInduk.op('gin_trgm_ops')),
    index('pengguna_no_hp_cari').using('gin', t.noHp.op('gin_trgm_ops')),
    // A handful among all who ever registered.
    index('pengguna_petugas')
      .on(t.nama, t.id)
      .where(sql`${t.role} <> 'Pendaftar'`),
  ],
);

/** Which laboratories a person administers. */
export const otoritas = pgTable(
  'otoritas',
  {
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    laboratoriumId: integer()
      .notNull()
      .references(() => laboratorium.id),
  },
  (t) => [primaryKey({ columns: [t.penggunaId, t.laboratoriumId] })],
);

/** A session is known by the SHA-256 of its token; the token itself is never stored (GAP-62). */
export const sesi = pgTable(
  'sesi',
  {
    tokenHash: text().primaryKey(),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    /** What others may know it by, who must not know its hash (BEYOND-49). */
    id: uuid().notNull().unique().defaultRandom(),
    /** What its person knows the device by: 'Chrome di Android'. */
    nama: text().notNull().default('Peramban'),
    /** When the provider last saw its person prove who they are; null where it does not say (BEYOND-50). */
    dibuktikanPada: moment(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.penggunaId), index().on(t.expiresAt)],
);

/** Sessions that somebody ended from elsewhere: their device is told so when it next asks (BEYOND-49). */
export const sesiDikeluarkan = pgTable(
  'sesi_dikeluarkan',
  {
    tokenHash: text().primaryKey(),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    alasan: text().notNull(),
    pada: moment().notNull(),
  },
  (t) => [index().on(t.penggunaId), index().on(t.pada)],
);

/** A sign-in under way: what the callback must find again, then the one-time code the app exchanges. */
export const masukBerjalan = pgTable('masuk_berjalan', {
  state: text().primaryKey(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  kembaliKe: text().notNull(),
  /** Their provider is asked to have them prove anew who they are (BEYOND-50). */
  segar: boolean().notNull().default(false),
  dibuktikanPada: moment(),
  kode: text().unique(),
  penggunaId: uuid().references(() => pengguna.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** What somebody asks to be put right of their personal data (GAP-175); Admin answers within 3 x 24 hours. */
export const permintaanPerbaikan = pgTable(
  'permintaan_perbaikan',
  {
    id: uuid().primaryKey(),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    isi: text().notNull(),
    /** Null while it is open. */
    jawaban: text(),
    dijawabOleh: uuid().references(() => pengguna.id),
    dijawabPada: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.penggunaId), index().on(t.dijawabPada)],
);
