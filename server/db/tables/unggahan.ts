import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { berkas } from './berkas.ts';
import { moment } from './kolom.ts';
import { pengguna } from './pengguna.ts';

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
