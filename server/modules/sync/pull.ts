import { createHash } from 'node:crypto';
import { and, eq, gte, lt, asc, sql } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { rows, type Db } from '#server/core/database.ts';
import { forEveryone, forLaboratory, forPerson } from '#server/core/trace.ts';
import { operasi } from '#server/db/tables/sync.ts';
import { collections, type Collection } from './collections.ts';
import { isSweptBehind } from './sweep.ts';

/**
 * Where a device is. While `awal` is set it is being filled from the beginning, collection by collection; then it
 * follows the feed. `xid` and `id` are the last place taken over, `selesai` up to which transaction `done` was told,
 * `pada` the moment up to which it was told what left a set by age, `tanda` what the answer says.
 */
type Cursor = {
  scope: string;
  xid: string;
  id: string;
  selesai: string;
  pada: number;
  tanda: string;
  awal?: { collection: number; after: string | null };
};

type Page = { db: Db; actor: Actor; now: Date; limit: number };
type Changes = Tarikan['changes'];

/** What a person may see is part of their cursor: when it changes, the device starts over (`reset`). */
const scopeOf = (actor: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([actor.uuid, actor.role, actor.laboratorium]))
    .digest('base64url')
    .slice(0, 16);

const encode = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function decode(text: string | undefined): Cursor | null {
  if (!text) return null;
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor;
    const sound =
      [cursor.xid, cursor.selesai, cursor.tanda].every((n) => /^\d+$/.test(n)) &&
      /^-?\d+$/.test(cursor.id) &&
      Number.isFinite(new Date(cursor.pada).getTime());
    return sound && typeof cursor.scope === 'string' ? cursor : null;
  } catch {
    return null; // A cursor we did not make: the device starts over.
  }
}

/**
 * One page of changes for one person since their cursor, in commit order: a row is given only once every transaction
 * that began before its own has ended, so none can appear behind the cursor later (offline.md section 4).
 */
export async function pull(page: Page, cursorText: string | undefined): Promise<Tarikan> {
  const given = decode(cursorText);
  const scope = scopeOf(page.actor);
  const begin = await horizon(page.db);
  // A place beyond the end is one of a feed that is gone: the database was put back to an earlier day.
  const cursor = given?.scope === scope && BigInt(given.xid) <= BigInt(begin) ? given : null;
  if (!cursor) return fill(page, fresh(page, begin), cursorText !== undefined && cursorText !== '');
  return cursor.awal ? fill(page, cursor, false) : follow(page, cursor, begin);
}

const fresh = ({ actor, now }: Page, begin: string): Cursor => ({
  scope: scopeOf(actor),
  xid: begin,
  id: '-1',
  selesai: begin,
  pada: now.getTime(),
  tanda: begin,
  awal: { collection: 0, after: null },
});

/**
 * Where the decided part of the feed ends: right after its newest row from before the oldest transaction still under
 * way. Not that transaction itself: numbers of which nothing was written down are given out again after a crash, and
 * what they then carry would lie behind every cursor.
 */
async function horizon(db: Db): Promise<string> {
  const [row] = await rows<{ place: string }>(
    db,
    sql`select coalesce(max(xid) + 1, 0)::text as place from umpan where xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
  );
  return row!.place;
}

async function fill(page: Page, cursor: Cursor, reset: boolean): Promise<Tarikan> {
  const { collection: at, after } = cursor.awal!;
  const collection = collections[at];
  const { awal: _filled, ...place } = cursor;
  if (!collection) return follow(page, place, await horizon(page.db));
  const ids = await collection.ids(page.db, page.actor, after, page.limit, page.now);
  const upsert = (await collection.read(page.db, page.actor, ids, page.now)).map(({ row }) => row);
  const awal =
    ids.length < page.limit ? { collection: at + 1, after: null } : { collection: at, after: ids.at(-1)! };
  const next: Cursor = { ...cursor, awal };
  return {
    cursor: encode(next),
    more: true,
    reset,
    tanda: cursor.tanda,
    changes: { [collection.name]: { upsert, gone: [] } },
    done: [],
  };
}

type FeedRow = { id: string; xid: string; collection: string; record: string; tampak: boolean };

async function follow(page: Page, cursor: Cursor, until: string): Promise<Tarikan> {
  const tags = sql`array[${forEveryone}, ${forPerson(page.actor.uuid)}]::text[]`;
  const feed = await rows<FeedRow>(
    page.db,
    sql`select id::text, xid::text, collection, record, sesudah && ${tags} as tampak from umpan
        where (xid > ${cursor.xid}::bigint or (xid = ${cursor.xid}::bigint and id > ${cursor.id}::bigint))
          and xid < ${until}::bigint and (sebelum && ${tags} or sesudah && ${tags})
        order by umpan.xid, umpan.id limit ${page.limit}`,
  );
  // A device that was away for longer than the feed is kept starts over.
  if (await isSweptBehind(page.db, cursor)) return fill(page, fresh(page, until), true);
  const more = feed.length === page.limit;
  const last = feed.at(-1);
  const place = more && last ? { xid: last.xid, id: last.id } : { xid: until, id: '-1' };
  const done = await doneBetween(page, cursor.selesai, place.xid);
  const { pada, aged } = more ? { pada: cursor.pada, aged: new Map() } : await agedSince(page, cursor.pada);
  const tanda = feed.length > 0 || (await isNewInLists(page, cursor, place.xid)) ? place.xid : cursor.tanda;
  const next: Cursor = { scope: cursor.scope, ...place, selesai: place.xid, pada, tanda };
  return {
    cursor: encode(next),
    more,
    reset: false,
    tanda,
    changes: await changesOf(page, feed, aged),
    done,
  };
}

/**
 * Whether something changed that this person sees in lists they read from the server only: an officer what their
 * laboratories have, Admin anything at all.
 */
async function isNewInLists({ db, actor }: Page, from: Cursor, until: string): Promise<boolean> {
  if (actor.role === 'Admin') return BigInt(until) > BigInt(from.xid);
  if (actor.laboratorium.length === 0) return false;
  const tags = sql`array[${sql.join(
    actor.laboratorium.map((id) => sql`${forLaboratory(id)}`),
    sql`, `,
  )}]::text[]`;
  const [row] = await rows<{ ada: boolean }>(
    db,
    sql`select exists (select 1 from umpan
      where (xid > ${from.xid}::bigint or (xid = ${from.xid}::bigint and id > ${from.id}::bigint))
        and xid < ${until}::bigint and (sebelum && ${tags} or sesudah && ${tags})) as ada`,
  );
  return row!.ada;
}

/** How late a device may hear that a record left by age. */
const agedMs = 60 * 60 * 1000;

/**
 * The records whose time in a set ended since a device was told last, by collection. Between two moments whichever is
 * earlier: where the server's clock was set back, what had left too early is given again.
 */
async function agedSince({ db, actor, now }: Page, pada: number) {
  const aged = new Map<string, string[]>();
  const kini = now.getTime();
  if (Math.abs(kini - pada) < agedMs) return { pada, aged };
  const [from, until] = [new Date(Math.min(pada, kini)), new Date(Math.max(pada, kini))];
  for (const collection of collections)
    if (collection.aged) aged.set(collection.name, await collection.aged(db, actor, from, until));
  return { pada: kini, aged };
}

/** The caller's own operations in transactions from `from` on and before `until`, each told exactly once. */
async function doneBetween({ db, actor }: Page, from: string, until: string): Promise<Tarikan['done']> {
  return db
    .select({ id: operasi.id, status: operasi.status, rev: operasi.rev })
    .from(operasi)
    .where(
      and(eq(operasi.penggunaId, actor.uuid), gte(operasi.xid, BigInt(from)), lt(operasi.xid, BigInt(until))),
    )
    .orderBy(asc(operasi.xid));
}

async function changesOf(
  page: Page,
  feed: FeedRow[],
  aged: ReadonlyMap<string, readonly string[]>,
): Promise<Changes> {
  const changes: Changes = {};
  for (const collection of collections) {
    const latest = new Map([
      ...(aged.get(collection.name) ?? []).map((record) => [record, true] as const),
      ...feed
        .filter((row) => row.collection === collection.name)
        .map((row) => [row.record, row.tampak] as const),
    ]);
    if (latest.size > 0) changes[collection.name] = await changesIn(page, collection, latest);
  }
  return changes;
}

/** A record the person may still read is given as it is now; any other they had is gone. */
async function changesIn({ db, actor, now }: Page, collection: Collection, latest: Map<string, boolean>) {
  const visible = [...latest].filter(([, tampak]) => tampak).map(([record]) => record);
  const found = visible.length > 0 ? await collection.read(db, actor, visible, now) : [];
  const kept = new Set(found.map(({ id }) => id));
  return {
    upsert: found.map(({ row }) => row),
    gone: [...latest.keys()].filter((record) => !kept.has(record)),
  };
}
