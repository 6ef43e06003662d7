import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

export const moment = () => timestamp({ withTimezone: true });

/** Whole rupiah. A few prices at their limit already add up to more than the two thousand million an integer holds. */
export const rupiah = () => bigint({ mode: 'number' });

/** An amount of a material: to the thousandth (GAP-155), and as many of them as a whole number had room for. */
export const takaran = () => numeric({ precision: 13, scale: 3, mode: 'number' });
