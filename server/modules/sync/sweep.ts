import { sql } from 'drizzle-orm';
import { rows, type Db } from '#server/core/database.ts';
import type { Sweep } from '#server/core/retention.ts';

/**
 * How long a device may stay away and still go on from its place in the feed; one that comes later is filled anew. Twice
 * the 30 days that work without the server goes on.
 */
const keptMs = 60 * 24 * 60 * 60 * 1000;

/**
 * The feed goes from its beginning, in its own order, so that what is left has no gap. The newest row that goes stays as
 * a mark without a collection: places before it cannot be gone on from, and the end of a feed swept whole is still known.
 */
export const sweepFeed: Sweep = {
  name: 'umpan',
  step: async ({ db, clock }, limit) => {
    const before = new Date(clock.now().getTime() - keptMs).toISOString();
    const [mark] = await rows<{ removed: number }>(
      db,
      sql`with awal as (
        select xid, id, bool_and(at < ${before}::timestamptz) over (order by xid, id) as lama
        from (select xid, id, at from umpan order by xid, id limit ${limit + 1}) pertama
      ), batas as (
        select xid, id from awal where lama order by xid desc, id desc limit 1
      ), hapus as (
        delete from umpan using batas where (umpan.xid, umpan.id) < (batas.xid, batas.id) returning 1
      )
      update umpan set collection = '', record = '', sebelum = '{}', sesudah = '{}' from batas
      where umpan.id = batas.id and exists (select 1 from hapus)
      returning (select count(*)::int from hapus) as removed`,
    );
    return mark?.removed ?? 0;
  },
};

/** Whether rows behind this place are gone already: only to be asked after they were read. */
export async function isSweptBehind(db: Db, place: { xid: string; id: string }): Promise<boolean> {
  const [first] = await rows<{ swept: boolean }>(
    db,
    sql`select collection = '' and (xid, id) > (${place.xid}::bigint, ${place.id}::bigint) as swept
      from umpan order by xid, id limit 1`,
  );
  return first?.swept ?? false;
}
