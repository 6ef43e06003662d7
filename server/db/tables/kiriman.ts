import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CaraKabar } from '#domain/akun/cara-kabar.ts';
import type { JenisKabar, NamaKanal } from '#domain/kabar/pilihan.ts';
import { kabar } from './kabar.ts';
import { moment } from './kolom.ts';
import { pengguna } from './pengguna.ts';

/** News on its way out of the house: one row for each piece of it and each place it goes to (BEYOND-34, decision 048). */
export const kiriman = pgTable(
  'kiriman',
  {
    id: uuid().primaryKey(),
    kabarId: uuid()
      .notNull()
      .references(() => kabar.id, { onDelete: 'cascade' }),
    kanal: text().$type<NamaKanal>().notNull(),
    /** Which of several places, where its channel reaches a person at more than one. */
    tujuan: text().notNull().default(''),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    cara: text().$type<Exclude<CaraKabar, 'tidak'>>().notNull(),
    keadaan: text().$type<'menunggu' | 'terkirim' | 'gagal' | 'batal'>().notNull().default('menunggu'),
    /** The message it went into first: tried again it goes into the same one, under the same name. */
    surat: uuid(),
    percobaan: integer().notNull().default(0),
    /** When it is tried; of one that is being sent, when it is taken for lost. */
    cobaPada: moment().notNull(),
    galat: text(),
    /** What the other side calls the message it took, by which it says later what became of it. */
    luar: text(),
    createdAt: moment().notNull(),
    selesaiPada: moment(),
  },
  (t) => [
    unique().on(t.kabarId, t.kanal, t.tujuan),
    index('kiriman_menunggu')
      .on(t.cobaPada)
      .where(sql`${t.keadaan} = 'menunggu'`),
    index('kiriman_orang')
      .on(t.penggunaId, t.kanal)
      .where(sql`${t.keadaan} = 'menunggu'`),
    index('kiriman_gagal')
      .on(t.selesaiPada)
      .where(sql`${t.keadaan} = 'gagal'`),
    index().on(t.selesaiPada),
    index('kiriman_luar')
      .on(t.luar)
      .where(sql`${t.luar} is not null`),
    check('kiriman_keadaan', sql`${t.keadaan} in ('menunggu', 'terkirim', 'gagal', 'batal')`),
    check('kiriman_cara', sql`${t.cara} in ('segera', 'ringkasan')`),
    check('kiriman_selesai', sql`(${t.keadaan} = 'menunggu') = (${t.selesaiPada} is null)`),
  ],
);

/** What a person chose: how they are told of one kind of news on one channel (BEYOND-35). */
export const pilihanKabar = pgTable(
  'pilihan_kabar',
  {
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    kanal: text().$type<NamaKanal>().notNull(),
    jenis: text().$type<JenisKabar>().notNull(),
    cara: text().$type<CaraKabar>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.penggunaId, t.kanal, t.jenis] })],
);

/** A channel to a person: by what they may end it without signing in, what they agreed to, and whether it has ended. */
export const langgananKabar = pgTable(
  'langganan_kabar',
  {
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    kanal: text().$type<NamaKanal>().notNull(),
    token: text().notNull().unique(),
    mati: text().$type<'berhenti' | 'ditolak'>(),
    matiPada: moment(),
    galat: text(),
    /** The address that was refused: another one may work. */
    alamat: text(),
    /** What its person agreed to, and when, on a channel that asks (BEYOND-43). */
    setujuPada: moment(),
    setujuKalimat: text(),
  },
  (t) => [
    primaryKey({ columns: [t.penggunaId, t.kanal] }),
    check('langganan_kabar_mati', sql`(${t.mati} is null) = (${t.matiPada} is null)`),
    check('langganan_kabar_setuju', sql`(${t.setujuPada} is null) = (${t.setujuKalimat} is null)`),
  ],
);
