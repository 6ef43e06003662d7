import type { IsiTerbit } from '#domain/pengujian/lhu.ts';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { berkas } from './berkas.ts';
import { pengguna } from './pengguna.ts';
import { pengujian } from './pengujian.ts';
import { moment } from './kolom.ts';

/** An issued report; append only (GAP-139). `noSurat` is whole, with its revision; the bytes lie in the file store. */
export const lhu = pgTable(
  'lhu',
  {
    id: uuid().primaryKey(),
    pengujianId: uuid()
      .notNull()
      .references(() => pengujian.id),
    revisi: integer().notNull(),
    noSurat: text().notNull().unique(),
    kode: text().notNull().unique(),
    keterangan: text(),
    /** 'Pendapat dan tafsiran', a part of its own (ISO/IEC 17025, 7.8.7). */
    pendapat: text(),
    /** What a revision changed, one line each, as the paper says it (7.8.8). */
    perubahan: text().array(),
    /** What it said, for its revision to be compared with; reports from before that have none. */
    isi: jsonb().$type<IsiTerbit>(),
    catatanSurat: text(),
    penandatanganId: uuid()
      .notNull()
      .references(() => pengguna.id),
    sha256: text()
      .notNull()
      .references(() => berkas.sha256),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique().on(t.pengujianId, t.revisi),
    index().on(t.sha256),
    index().on(t.penandatanganId, t.pengujianId),
  ],
);

/** The same report signed outside by the government's own app; what downloads give from then on. Append only. */
export const lhuBertandaTangan = pgTable(
  'lhu_bertanda_tangan',
  {
    lhuId: uuid()
      .primaryKey()
      .references(() => lhu.id),
    sha256: text()
      .notNull()
      .references(() => berkas.sha256),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.sha256)],
);
