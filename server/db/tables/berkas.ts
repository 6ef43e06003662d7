import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { pengguna } from './pengguna.ts';
import { moment } from './kolom.ts';

/** A stored file, known by its content. The bytes are in the file store; `createdAt` is when they were last brought. */
export const berkas = pgTable('berkas', {
  sha256: text().primaryKey(),
  size: integer().notNull(),
  mime: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/** Who has uploaded a file: a write may only name hashes its author uploaded (offline.md section 4). */
export const unggahan = pgTable(
  'unggahan',
  {
    sha256: text()
      .notNull()
      .references(() => berkas.sha256, { onDelete: 'cascade' }),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.sha256, t.penggunaId] }), index().on(t.createdAt)],
);
