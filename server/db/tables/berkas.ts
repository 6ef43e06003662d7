import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './kolom.ts';

/** A stored file, known by its content. The bytes are in the file store; `createdAt` is when they were last brought. */
export const berkas = pgTable('berkas', {
  sha256: text().primaryKey(),
  size: integer().notNull(),
  mime: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
