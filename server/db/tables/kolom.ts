import { bigint, date, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';
import type { Jeda } from '#domain/perjalanan/jeda.ts';

export const moment = () => timestamp({ withTimezone: true });

/** Whole rupiah. A few prices at their limit already add up to more than the two thousand million an integer holds. */
export const rupiah = () => bigint({ mode: 'number' });

/** An amount of a material: to the thousandth (GAP-155), and as many of them as a whole number had room for. */
export const takaran = () => numeric({ precision: 13, scale: 3, mode: 'number' });

/** What a submission of either kind promises its registrant (BEYOND-28, BEYOND-37). */
export const kolomJanji = () => ({
  /** By when; null as long as nobody has promised anything. */
  janji: date(),
  /** By when it was before anything moved it, and the pauses that move it (BEYOND-31). */
  janjiSemula: date(),
  jeda: jsonb().$type<Jeda[]>().notNull().default([]),
});
