import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
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
