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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Pernyataan } from '#domain/lembar-kerja/pernyataan.ts';
import type { LembarTersimpan } from '#domain/lembar-kerja/tulisan.ts';
import type { Bagian } from '#domain/parameter-uji/rules.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { laboratorium } from './acuan.ts';
import { berkas } from './berkas.ts';
import { pendaftaran } from './pendaftaran.ts';
import { pengguna } from './pengguna.ts';
import { kolomJanji, moment, rupiah } from './kolom.ts';

/** The catalogue of tests a laboratory offers. Prices are whole rupiah. */
export const parameterUji = pgTable(
  'parameter_uji',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    laboratoriumId: integer()
      .notNull()
      .references(() => laboratorium.id),
    kdParameterUji: text().notNull(),
    namaParameterUji: text().notNull(),
    metodeUji: text().notNull(),
    /** What the price is for, of the list 'satuan-uji'. */
    satuanId: integer().notNull().default(1),
    /** What its results are given in. */
    satuanHasil: text(),
    hargaInternal: rupiah().notNull(),
    hargaEksternal: rupiah().notNull(),
    flagReplikasi: boolean().notNull(),
    /** Of the second replication and each after it; kept when there is none any more, for those asked for before (MASTER-28). */
    hargaReplikasiInternal: rupiah().notNull().default(0),
    hargaReplikasiEksternal: rupiah().notNull().default(0),
    /** How the price is shared among the roles that do the work; copied to every bill line made of it. */
    pembagian: jsonb().$type<Bagian[]>().notNull().default([]),
    /** In the scope of the laboratory's accreditation (GAP-174). */
    flagAkreditasi: boolean().notNull().default(false),
    flagAktif: boolean().notNull().default(true),
    rev: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    // A code is one however it is written.
    uniqueIndex('parameter_uji_kode').on(t.laboratoriumId, sql`lower(${t.kdParameterUji})`),
    index('parameter_uji_nama_cari').using('gin', t.namaParameterUji.op('gin_trgm_ops')),
  ],
);

/** W1: what a submission of samples for testing has besides its head; all of one laboratory (GAP-20). */
export const pengujian = pgTable(
  'pengujian',
  {
    id: uuid()
      .primaryKey()
      .references(() => pendaftaran.id),
    catatanTambahan: text(),
    /** By the registrant's e-mail domain on the day of registration (GAP-14). */
    golonganTarif: text().$type<GolonganTarif>().notNull(),
    /** The Kalab asked to verify at 2 (TESTADM-20). */
    kalabId: uuid().references(() => pengguna.id),
    deskripsiDokumen: text(),
    tglMintaDokumen: moment(),
    dokumenSha256: text().references(() => berkas.sha256),
    namaDokumen: text(),
    ...kolomJanji(),
  },
  (t) => [
    check('pengujian_golongan_tarif', sql`${t.golonganTarif} in ('internal','eksternal')`),
    index().on(t.kalabId, t.id),
    index().on(t.dokumenSha256),
  ],
);

export const sampel = pgTable(
  'sampel',
  {
    id: uuid().primaryKey(),
    pengujianId: uuid()
      .notNull()
      .references(() => pengujian.id),
    urutan: integer().notNull(),
    kodeSampel: text().unique(),
    nama: text().notNull(),
    jumlah: integer().notNull(),
    bentuk: integer().notNull(),
    penyimpanan: integer().notNull(),
    kondisi: integer().notNull(),
    kemasan: text().notNull(),
    /** What the registrant says of it besides, where it has any (ISO/IEC 17025, 7.8.2.1 g and h). */
    noBets: text(),
    pembuat: text(),
    tglProduksi: date(),
    tglKedaluwarsa: date(),
    tglPengambilan: date(),
    gambarSha256: text().references(() => berkas.sha256),
    namaGambar: text(),
    kdStatusSampel: integer().notNull().default(1),
    tglPenerimaan: date(),
    /** As the laboratory saw it at receipt; `kondisi` is the registrant's word (GAP-173). */
    kondisiTerima: integer(),
    catatanTerima: text(),
  },
  (t) => [
    index().on(t.pengujianId),
    index().on(t.gambarSha256),
    // What is typed into a search box may stand anywhere in a name.
    index('sampel_nama_cari').using('gin', t.nama.op('gin_trgm_ops')),
    index('sampel_kode_cari').using('gin', t.kodeSampel.op('gin_trgm_ops')),
    check('sampel_kd_status', sql`${t.kdStatusSampel} in (1,2,3)`),
  ],
);

/** One test of one sample: W7 says whether it is approved, W6 how far the bench has come. */
export const parameterSampel = pgTable(
  'parameter_sampel',
  {
    id: uuid().primaryKey(),
    sampelId: uuid()
      .notNull()
      .references(() => sampel.id),
    pengujianId: uuid()
      .notNull()
      .references(() => pengujian.id),
    parameterUjiId: integer()
      .notNull()
      .references(() => parameterUji.id),
    jumlahReplikasi: integer().notNull().default(1),
    kdStatus: integer().notNull().default(1),
    kdProgres: integer().notNull().default(0),
    metodeUji: text().notNull(),
    hasilPengujian: text(),
    /** What that is given in, as its test was when it was written. */
    satuanHasil: text(),
    /** Footnotes of the report: a deviation from the method, who did the work instead, where, and why nobody did. */
    penyimpangan: text(),
    laboratoriumPelaksana: text(),
    tempatPengujian: text(),
    alasanTidakDiuji: text(),
    /** What its sheet says of the result, and whether the report states it (BEYOND-25). */
    pernyataan: jsonb().$type<Pernyataan>(),
    flagPernyataan: boolean().notNull().default(false),
    /** Whether the report prints the photos of its final report (BEYOND-21). */
    flagFoto: boolean().notNull().default(false),
    analisId: uuid().references(() => pengguna.id),
    penyeliaId: uuid().references(() => pengguna.id),
    rev: integer().notNull().default(1),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.sampelId),
    index().on(t.pengujianId),
    index().on(t.parameterUjiId),
    // By when it changed last: what is done leaves a work set by age.
    index().on(t.analisId, t.kdProgres, t.updatedAt),
    index().on(t.penyeliaId, t.kdProgres, t.updatedAt),
    // Of everybody, what is open.
    index('parameter_sampel_terbuka').on(t.kdStatus, t.kdProgres, t.analisId, t.penyeliaId),
    check('parameter_kd_status', sql`${t.kdStatus} in (1,2,3,4)`),
    check('parameter_kd_progres', sql`${t.kdProgres} between 0 and 7`),
    check(
      'parameter_bukan_satu_orang',
      sql`${t.analisId} is distinct from ${t.penyeliaId} or ${t.analisId} is null`,
    ),
  ],
);

/** What happened to a parameter, append only. The id is the operation that did it. `urut` is the order it took effect. */
export const riwayatProgres = pgTable(
  'riwayat_progres',
  {
    id: uuid().primaryKey(),
    urut: integer().notNull(),
    parameterId: uuid()
      .notNull()
      .references(() => parameterSampel.id),
    aksi: text().notNull(),
    kdProgres: integer().notNull(),
    catatan: text(),
    jenisLaporan: text(),
    tanggal: date(),
    jam: text(),
    isi: text(),
    hasilPengujian: text(),
    /** What the bench wrote into its sheet with this act (BEYOND-10): the sheet is all of these since its start. */
    lembar: jsonb().$type<LembarTersimpan>(),
    aktorId: uuid()
      .notNull()
      .references(() => pengguna.id),
    dibuatPada: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique().on(t.parameterId, t.urut),
    index().on(t.aktorId),
    check('riwayat_kd_progres', sql`${t.kdProgres} between 0 and 8`),
  ],
);

/** A photo of a report, or of a cell of the sheet: what was done, at the act that brought it (BEYOND-19). */
export const fotoProgres = pgTable(
  'foto_progres',
  {
    id: uuid().primaryKey(),
    riwayatId: uuid()
      .notNull()
      .references(() => riwayatProgres.id),
    urutan: integer().notNull(),
    sha256: text()
      .notNull()
      .references(() => berkas.sha256),
    nama: text().notNull(),
    keterangan: text(),
    /** The cell it is a remark of; null of the report itself. */
    sel: text(),
  },
  (t) => [index().on(t.riwayatId), index().on(t.sha256)],
);

/** One approved parameter with its prices, frozen at billing (GAP-14); Admin may change them until the final bill is paid. */
export const barisTagihan = pgTable(
  'baris_tagihan',
  {
    id: uuid().primaryKey(),
    pengujianId: uuid()
      .notNull()
      .references(() => pengujian.id),
    parameterId: uuid()
      .notNull()
      .unique()
      .references(() => parameterSampel.id),
    urutan: integer().notNull(),
    jumlahReplikasi: integer().notNull(),
    hargaPengujian: rupiah().notNull(),
    hargaReplikasi: rupiah().notNull(),
    hargaTotal: rupiah().notNull(),
    pembagian: jsonb().$type<Bagian[]>().notNull(),
  },
  (t) => [
    index().on(t.pengujianId),
    check('baris_tagihan_jumlah', sql`${t.hargaTotal} = ${t.hargaPengujian} + ${t.hargaReplikasi}`),
    check('baris_tagihan_tidak_negatif', sql`${t.hargaPengujian} >= 0 and ${t.hargaReplikasi} >= 0`),
  ],
);
