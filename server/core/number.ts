import { sql } from 'drizzle-orm';
import { penghitung } from '#server/db/tables/sync.ts';
import type { Db } from './database.ts';

/**
 * The next number of a series, in the caller's transaction: rolled back with it, so the series has no gaps, and two
 * writers wait for each other.
 */
export async function nextNumber(tx: Db, seri: string): Promise<number> {
  const [row] = await tx
    .insert(penghitung)
    .values({ seri, nilai: 1 })
    .onConflictDoUpdate({ target: penghitung.seri, set: { nilai: sql`${penghitung.nilai} + 1` } })
    .returning({ nilai: penghitung.nilai });
  return row!.nilai;
}
