import { setImmediate } from 'node:timers/promises';
import { lt, sql, type AnyColumn } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { rows } from './database.ts';
import type { Server } from './server.ts';

/** One kind of thing that is kept for a time only. */
export type Sweep = {
  name: string;
  /** Removes at most so many and gives how many it removed; 0 when nothing is left to remove. */
  step: (server: Server, limit: number) => Promise<number>;
};

const day = 24 * 60 * 60 * 1000;
/** Small enough that nobody waits for a step. */
const perStep = 500;

/** Rows whose moment in this column lies further back than so many days. */
export const olderThan = (table: PgTable, column: AnyColumn, days: number): Sweep => ({
  name: getTableConfig(table).name,
  step: async ({ db, clock }, limit) => {
    const before = new Date(clock.now().getTime() - days * day);
    const old = sql`select ctid from ${table} where ${lt(column, before)} limit ${limit}`;
    return (await rows(db, sql`delete from ${table} where ctid in (${old}) returning 1`)).length;
  },
});

/**
 * Sweeps one after the other to the end, step by step between other work, or until `signal` is given. One that fails keeps
 * no other from its turn.
 */
export async function runSweeps(
  server: Server,
  sweeps: readonly Sweep[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { name, step } of sweeps)
    try {
      let removed = 0;
      for (let some = -1; some !== 0 && !signal?.aborted; removed += some) {
        some = await step(server, perStep);
        await setImmediate();
      }
      if (removed > 0) server.log.info({ name, removed }, 'swept');
    } catch (error) {
      server.log.error({ err: error, name }, 'sweeping');
    }
}

/**
 * Sweeps now and once a day, until the way out it gives is taken, which is through when the step under way is: the
 * database may be closed then.
 */
export function keepSwept(server: Server, sweeps: readonly Sweep[]): () => Promise<void> {
  const end = new AbortController();
  let running = Promise.resolve();
  const sweep = () => void (running = running.then(() => runSweeps(server, sweeps, end.signal)));
  sweep();
  const daily = setInterval(sweep, day).unref();
  return () => {
    clearInterval(daily);
    end.abort();
    return running;
  };
}
