import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows, type Db } from '#server/core/database.ts';

const number = z.string().regex(/^\d{1,18}$/);

/**
 * Where a device is. While `awal` is set it is being filled from the beginning, collection by collection; then it
 * follows the feed. `xid` and `id` are the last place taken over, `selesai` up to which transaction `done` was told.
 * `pada` is the moment up to which it was told what left a set by age, `tanda` what the answer says. `jejak` is the newest
 * row of the feed when the page was read: a feed that lacks it is not the one this device follows. `lanjut` stands between
 * two pages of what changed from that place on: up to which transaction they go, and the last record that was given.
 */
const Cursor = z.strictObject({
  scope: z.string().max(64),
  jejak: z.union([z.literal(''), z.string().regex(/^\d{1,18}(\.\d{1,18}){2}$/)]),
  xid: number,
  id: z.union([number, z.literal('-1')]),
  selesai: number,
  /** Of the years that a timestamp is written with in four digits. */
  pada: z
    .number()
    .int()
    .min(0)
    .max(Date.UTC(9999, 11, 31)),
  tanda: number,
  awal: z
    .strictObject({
      /** Its name; '' behind the last of them. */
      collection: z.string().max(50),
      after: z.string().min(1).max(100).nullable(),
    })
    .optional(),
  lanjut: z
    .strictObject({ sampai: number, collection: z.string().max(50), record: z.string().max(100) })
    .optional(),
});
export type Cursor = z.output<typeof Cursor>;

export const encode = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** A cursor as we make them, or null: then the device starts over. */
export function decode(text: string): Cursor | null {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
  } catch {
    return null; // No JSON.
  }
}

/** What tells a row of the feed from every other, also from one of the same number in another life of the database. */
const trace = sql.raw(`id || '.' || xid || '.' || (extract(epoch from at) * 1000000)::bigint`);

/**
 * The feed as it is now. `until`: where its decided part ends, right after its newest row from before the oldest
 * transaction still under way. Not that transaction itself: numbers of which nothing was written down are given out
 * again after a crash, and what they then carry would lie behind every cursor. `knows`: whether it has the row that a
 * cursor remembers. `isForeign`: it holds numbers that this cluster has not given out yet.
 */
export async function readFeed(
  db: Db,
  jejak: string,
): Promise<{ until: string; knows: boolean; isForeign: boolean }> {
  const id = jejak.split('.')[0] || '-1';
  const [row] = await rows<{ until: string; knows: boolean; asing: boolean }>(
    db,
    sql`select coalesce((select max(xid) + 1 from umpan where xid < lowest), 0)::text as until,
          ${jejak} = '' or exists (select 1 from umpan where id = ${id}::bigint and ${trace} = ${jejak}) as knows,
          coalesce((select max(xid) from umpan) >= next, false) as asing
        from (select pg_snapshot_xmin(now)::text::bigint as lowest, pg_snapshot_xmax(now)::text::bigint as next
          from pg_current_snapshot() as now) as snapshot`,
  );
  return { until: row!.until, knows: row!.knows, isForeign: row!.asing };
}

/**
 * How long the first change that devices are not given yet has waited, in whole seconds; 0 where none waits. What holds it
 * back is a transaction that has written and does not end, in whichever database of the cluster (docs/decisions/004).
 */
export async function feedLag(db: Db): Promise<number> {
  const [row] = await rows<{ detik: number }>(
    db,
    sql`select greatest(0, floor(extract(epoch from clock_timestamp() - at)))::int as detik from umpan
      where xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint order by xid, id limit 1`,
  );
  return row?.detik ?? 0;
}

/** What a cursor of this moment remembers: the newest row of the feed. */
export async function newestTrace(db: Db): Promise<string> {
  const [row] = await rows<{ jejak: string }>(
    db,
    sql`select ${trace} as jejak from umpan order by id desc limit 1`,
  );
  return row?.jejak ?? '';
}

/** Any number will do, as long as every process of the product takes the same one. */
const feedLock = 7_305_003;

/**
 * Begins the feed anew in a cluster that has given out fewer numbers than the one it was dumped from: what is written
 * now would come before what was written then.
 */
export async function renewFeed(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${feedLock})`);
    if ((await readFeed(tx, '')).isForeign) await beginFeedAnew(tx); // Else somebody else has just done it.
  });
}

/** Every cursor is one of another feed from here on. Belongs inside a transaction. */
export async function beginFeedAnew(db: Db): Promise<void> {
  await db.execute(sql`delete from umpan`);
  await db.execute(sql`insert into umpan (collection, record, sebelum, sesudah)
    values ('umpan', gen_random_uuid()::text, '{}', '{}')`);
  await db.execute(
    sql`update operasi set xid = 0 where xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  );
}
