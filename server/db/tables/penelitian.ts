import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { alat, bahan, instrumen } from './barang.ts';
import { berkas } from './berkas.ts';
import { kolomJanji } from './kolom.ts';
import { pendaftaran } from './pendaftaran.ts';

/** W2: what research use of one laboratory has besides its head. Plan rows of one registration are one of these each (GAP-21). */
export const penelitian = pgTable(
  'penelitian',
  {
    id: uuid()
      .primaryKey()
      .references(() => pendaftaran.id),
    kdJenisPenelitian: integer().notNull(),
    keteranganJenisPenelitian: text(),
    judulPayung: text(),
    nikDosen: text(),
    namaDosen: text(),
    kdJenisPembiayaan: integer().notNull(),
    nikDosenPembiayaan: text(),
    namaDosenPembiayaan: text(),
    namaPembiayaan: text(),
    kdPeta: integer(),
    /** Of the registrant, on the day of registration (CONST-07). */
    kdProgramStudi: integer(),
    /** By the registrant's e-mail domain on the day of registration (GAP-14). */
    golonganTarif: text().$type<GolonganTarif>().notNull(),
    tglMulai: date().notNull(),
    tglSelesai: date().notNull(),
    /** The hours of a day, where the plan names them. */
    jamMulai: text(),
    jamSelesai: text(),
    /** Where research of type 2 is done (REG-34). */
    tempatPenelitian: text(),
    persetujuanDosenSha256: text().references(() => berkas.sha256),
    namaPersetujuanDosen: text(),
    proposalSha256: text().references(() => berkas.sha256),
    namaProposal: text(),
    sertifikatSha256: text().references(() => berkas.sha256),
    namaSertifikat: text(),
    ...kolomJanji(),
  },
  (t) => [
    check('penelitian_golongan_tarif', sql`${t.golonganTarif} in ('internal','eksternal')`),
    check('penelitian_jenis', sql`${t.kdJenisPenelitian} in (1,2)`),
    check('penelitian_pembiayaan', sql`${t.kdJenisPembiayaan} in (1,2,3)`),
    check('penelitian_waktu', sql`${t.tglSelesai} >= ${t.tglMulai}`),
    index().on(t.persetujuanDosenSha256),
    index().on(t.proposalSha256),
    index().on(t.sertifikatSha256),
  ],
);

/** Which tools, materials and instruments the plan names (REG-33, DATA-38); exactly one of the three in a row. */
export const rencanaBarang = pgTable(
  'rencana_barang',
  {
    id: uuid().primaryKey(),
    penelitianId: uuid()
      .notNull()
      .references(() => penelitian.id),
    urutan: integer().notNull(),
    alatId: integer().references(() => alat.id),
    bahanId: integer().references(() => bahan.id),
    instrumenId: integer().references(() => instrumen.id),
  },
  (t) => [
    index().on(t.penelitianId),
    index().on(t.alatId),
    index().on(t.bahanId),
    index().on(t.instrumenId),
    check('rencana_satu_barang', sql`num_nonnulls(${t.alatId}, ${t.bahanId}, ${t.instrumenId}) = 1`),
  ],
);
