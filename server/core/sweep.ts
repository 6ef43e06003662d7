import { and, eq, is, lt, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/db/schema.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { unggahan } from '#server/db/tables/unggahan.ts';
import { operasi, revisi } from '#server/db/tables/sync.ts';
import type { Db } from './database.ts';
import { readBytes, type FileStore } from './files.ts';
import { olderThan, type Sweep } from './retention.ts';
import type { Server } from './server.ts';
import { keptMs } from './uploads.ts';

/** Read off the foreign keys of the schema, so that no table that will name files one day can be forgotten here. */
const namedNowhere: SQL[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => table !== unggahan)
  .flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === berkas)
      .map(
        ({ columns: [column] }) =>
          sql`not exists (select 1 from ${table} where ${column} = ${berkas.sha256})`,
      ),
  );

/**
 * Removes files that nobody has brought for 30 days and no record names, with their bytes. Gives how many. A file that is
 * brought again or named meanwhile stays.
 */
export async function sweepUploads({ db, files, clock }: Server, limit = 500): Promise<number> {
  const before = new Date(clock.now().getTime() - keptMs);
  const unnamed = and(lt(berkas.createdAt, before), ...namedNowhere);
  const found = await db.select({ sha256: berkas.sha256 }).from(berkas).where(unnamed).limit(limit);
  let removed = 0;
  for (const { sha256 } of found) {
    if (!(await forget(db, and(eq(berkas.sha256, sha256), unnamed)!))) continue;
    await removeUnlessBack(db, files, sha256);
    removed += 1;
  }
  return removed;
}

/**
 * Removes bytes whose row is gone, without a lock that would wait for the store. Somebody may bring them again meanwhile:
 * they look for the bytes once their row is there, we look for the row once the bytes are gone. The one of us who looks last sees
 * the other and puts them back, so no row is left without bytes; bytes without a row cost nothing.
 */
async function removeUnlessBack(db: Db, files: FileStore, sha256: string): Promise<void> {
  const isBack = async () => (await db.$count(berkas, eq(berkas.sha256, sha256))) > 0;
  const bytes = await readBytes(files, sha256);
  if (!bytes) return;
  if (await isBack()) return;
  await files.remove(sha256);
  if (await isBack()) await files.put([bytes], sha256);
}

/** Whether the row could go: a write that names the file at this moment holds it. */
async function forget(db: Db, which: SQL): Promise<boolean> {
  try {
    return (await db.delete(berkas).where(which).returning({ sha256: berkas.sha256 })).length > 0;
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === '23503') return false;
    throw error;
  }
}

/** A put that is still going on is never as old as this. */
const leftoverMs = 24 * 60 * 60 * 1000;

/**
 * What the core keeps for a time: answers to writes for 400 days (offline.md section 4), and as long the operations behind
 * each revision, which a write that waited as long on its device names in `after`; uploads nobody names.
 */
export const coreSweeps: readonly Sweep[] = [
  olderThan(operasi, operasi.at, 400),
  olderThan(revisi, revisi.at, 400),
  { name: 'berkas', step: sweepUploads },
  {
    name: 'sisa berkas',
    step: ({ files, clock }) => files.removeLeftovers(new Date(clock.now().getTime() - leftoverMs)),
  },
];
