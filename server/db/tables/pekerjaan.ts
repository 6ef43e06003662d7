import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './kolom.ts';

/** What runs by itself, one row a kind of it: when it ran last, and how that ended (BEYOND-45). */
export const pekerjaan = pgTable('pekerjaan', {
  nama: text().primaryKey(),
  /** Of the run that ended last, or of one that is still under way: then it lies after `selesaiPada`. */
  mulaiPada: moment().notNull(),
  selesaiPada: moment(),
  berhasilPada: moment(),
  /** What failed in the run that ended last: kinds of errors and codes, never what somebody wrote. */
  galat: text(),
});
