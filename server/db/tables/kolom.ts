import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const moment = () => timestamp({ withTimezone: true });

/** Whole rupiah. A few prices at their limit already add up to more than the two thousand million an integer holds. */
export const rupiah = () => bigint({ mode: 'number' });
