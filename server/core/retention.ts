import { setImmediate } from 'node:timers/promises';
import { and, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { rows } from './database.ts';
import { kindOf } from './fault.ts';
import { catatPekerjaan, JobFailed } from './pekerjaan.ts';
import type { Server } from './server.ts';

/** One kind of work that is done bit by bit beside everything else: what is kept for a time only goes that way. */
export type Sweep = {
  name: string;
  /**
   * Does at most so many and gives how many it did; 0 when nothing is left to do. A step that waits for somebody else makes
   * an end of it when `signal` is given.
   */
  step: (server: Server, limit: number, signal?: AbortSignal) => Promise<number>;
};

const day = 24 * 60 * 60 * 1000;
/** Small enough that nobody waits for a step. */
const perStep = 500;

/** Rows whose moment in this column lies further back than so many days; of some only those that `also` holds of. */
export const olderThan = (table: PgTable, column: AnyColumn, days: number, also?: SQL): Sweep => ({
  name: getTableConfig(table).name,
  step: async ({ db, clock }, limit) => {
    const before = new Date(clock.now().getTime() - days * day);
    const old = sql`select ctid from ${table} where ${and(lt(column, before), also)} limit ${limit}`;
    return (await rows(db, sql`delete from ${table} where ctid in (${old}) returning 1`)).length;
  },
});

/**
 * Sweeps one after the other to the end, step by step between other work, or until `signal` is given. One that fails keeps
 * no other from its turn. Gives those that failed, each with the kind of its error.
 */
export async function runSweeps(
  server: Server,
  sweeps: readonly Sweep[],
  signal?: AbortSignal,
): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, step } of sweeps)
    try {
      let done = 0;
      for (let some = -1; some !== 0 && !signal?.aborted; done += some) {
        some = await step(server, perStep, signal);
        await setImmediate();
      }
      if (done > 0) server.log.info({ name, done }, 'swept');
    } catch (error) {
      server.log.error({ err: error, name }, 'sweeping');
      failed.push(`${name}: ${kindOf(error)}`);
    }
  return failed;
}

/**
 * Sweeps now and again as often as it is told, once a day as a rule, until the way out it gives is taken, which is through
 * when the step under way is: the database may be closed then. All of it is one job, under the name it is given.
 */
export function keepSwept(
  server: Server,
  job: string,
  sweeps: readonly Sweep[],
  everyMs: number = day,
): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<void> | null = null;
  const sweep = () => {
    // One that takes longer than that is not waited for by others in a queue.
    running ??= catatPekerjaan(server.db, server.clock, job, async () => {
      const failed = await runSweeps(server, sweeps, end.signal);
      if (failed.length > 0) throw new JobFailed(failed);
    })
      .catch((error: unknown) => {
        if (!(error instanceof JobFailed)) server.log.error({ err: error, job }, 'job');
      })
      .finally(() => (running = null));
  };
  sweep();
  const again = setInterval(sweep, everyMs).unref();
  return async () => {
    clearInterval(again);
    end.abort();
    await running;
  };
}
