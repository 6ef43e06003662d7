import { sql } from 'drizzle-orm';
import type { Clock } from '#domain/core/clock.ts';
import { pekerjaan } from '#server/db/tables/pekerjaan.ts';
import type { Db } from './database.ts';
import { kindOf } from './fault.ts';

/** Several things failed in one run; its words are ours and hold no values. */
export class JobFailed extends Error {
  constructor(failed: readonly string[]) {
    super(failed.join('; '));
    this.name = 'JobFailed';
  }
}

/** What runs every few seconds is written down once in so long, unless it ends otherwise than before. */
const atMostEveryMs = 60_000;

/** What this process wrote down last of each of its jobs. */
const written = new WeakMap<Db, Map<string, { at: number; galat: string | null }>>();

/**
 * Runs a job that nobody waits for and writes down when it began, ended and succeeded last, and what failed (BEYOND-45).
 * Several processes may run the same one: the row says how the run that ended last did, and a success is never taken back.
 */
export async function catatPekerjaan<T>(
  db: Db,
  clock: Clock,
  nama: string,
  work: () => Promise<T>,
): Promise<T> {
  const last = written.get(db) ?? new Map<string, { at: number; galat: string | null }>();
  written.set(db, last);
  const before = last.get(nama);
  const mulaiPada = clock.now();
  const isDue = !before || Math.abs(mulaiPada.getTime() - before.at) >= atMostEveryMs;
  if (isDue) await begin(db, nama, mulaiPada);
  const end = async (galat: string | null) => {
    if (!isDue && before.galat === galat) return;
    await finish(db, { nama, mulaiPada, selesaiPada: clock.now(), galat });
    last.set(nama, { at: mulaiPada.getTime(), galat });
  };
  let result: T;
  try {
    result = await work();
  } catch (error) {
    const galat = error instanceof JobFailed ? error.message : kindOf(error);
    // What failed is said by the failure itself, also where it cannot be written down.
    await end(galat).catch(() => undefined);
    throw error;
  }
  await end(null);
  return result;
}

const begin = (db: Db, nama: string, mulaiPada: Date) =>
  db
    .insert(pekerjaan)
    .values({ nama, mulaiPada })
    .onConflictDoUpdate({
      target: pekerjaan.nama,
      set: { mulaiPada: sql`greatest(${pekerjaan.mulaiPada}, excluded.mulai_pada)` },
    });

type Ended = { nama: string; mulaiPada: Date; selesaiPada: Date; galat: string | null };

async function finish(db: Db, ended: Ended): Promise<void> {
  const isLater = sql`${pekerjaan.selesaiPada} > excluded.selesai_pada`;
  const ofLater = (column: typeof pekerjaan.mulaiPada | typeof pekerjaan.galat, name: string) =>
    sql`case when ${isLater} then ${column} else ${sql.raw(`excluded.${name}`)} end`;
  await db
    .insert(pekerjaan)
    .values({ ...ended, berhasilPada: ended.galat === null ? ended.selesaiPada : null })
    .onConflictDoUpdate({
      target: pekerjaan.nama,
      set: {
        mulaiPada: ofLater(pekerjaan.mulaiPada, 'mulai_pada'),
        galat: ofLater(pekerjaan.galat, 'galat'),
        selesaiPada: sql`greatest(${pekerjaan.selesaiPada}, excluded.selesai_pada)`,
        berhasilPada: sql`greatest(${pekerjaan.berhasilPada}, excluded.berhasil_pada)`,
      },
    });
}
