import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './kolom.ts';
import { pengguna, sesi } from './pengguna.ts';

/** The pair of keys by which push services know this server (VAPID, RFC 8292): made once, for subscriptions hang on it. */
export const kunciDorong = pgTable(
  'kunci_dorong',
  {
    id: integer().primaryKey(),
    publik: text().notNull(),
    rahasia: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [check('kunci_dorong_satu', sql`${t.id} = 1`)],
);

/** A device that shows news by itself (BEYOND-44). It ends with the session that it was switched on in. */
export const perangkatDorong = pgTable(
  'perangkat_dorong',
  {
    id: uuid().primaryKey(),
    penggunaId: uuid()
      .notNull()
      .references(() => pengguna.id, { onDelete: 'cascade' }),
    sesi: text()
      .notNull()
      .references(() => sesi.tokenHash, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    nama: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.penggunaId), index().on(t.sesi)],
);
