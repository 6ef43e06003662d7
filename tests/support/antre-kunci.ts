import { expect, vi } from 'vitest';
import type { ServerUji } from './server.ts';

/**
 * So many calls stand at rows that somebody holds, and none has changed anything. Embedded PGlite has one connection: there
 * they wait for the transaction itself, and nobody could ask it.
 */
export async function antreKunci({ server: { database, db } }: ServerUji, banyak: number): Promise<void> {
  if (database.engine === 'pglite') return;
  const menunggu = async () => {
    const { rows } = (await db.execute(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as never as { rows: unknown[] };
    expect(rows).toHaveLength(banyak);
  };
  await vi.waitFor(menunggu, { timeout: 60_000, interval: 5 });
}
