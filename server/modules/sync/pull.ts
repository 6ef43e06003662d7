import { createHash } from 'node:crypto';
import { and, eq, gte, lt, asc, sql } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { rows, type Db } from '#server/core/database.ts';
import { forEveryone, forPerson } from '#server/core/trace.ts';
import { operasi } from '#server/db/tables/sync.ts';
import { collections, type Collection } from './collections.ts';

/**
 * Where a device is. While `awal` is set it is being filled from the beginning, collection by collection; then it
 * follows the feed. `xid` and `id` are the last place taken over, `selesai` up to which transaction `done` was told.
 */
type Cursor = {
  scope: string;
  xid: string;
  id: string;
  selesai: string;
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
    const sound = [cursor.xid, cursor.selesai].every((n) => /^\d+$/.test(n)) && /^-?\d+$/.test(cursor.id);
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
  if (!cursor) {
    // A write whose answer the device has lost may lie between what it was last told of and here: the fill has it, and
    // it is still to be named.
    const selesai = given && BigInt(given.selesai) <= BigInt(begin) ? given.selesai : begin;
    const fresh = { scope, xid: begin, id: '-1', selesai, awal: { collection: 0, after: null } };
    return fill(page, fresh, cursorText !== undefined && cursorText !== '');
  }
  return cursor.awal ? fill(page, cursor, false) : follow(page, cursor, begin);
}

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
  const { scope, xid, id, selesai } = cursor;
  if (!collection) return follow(page, { scope, xid, id, selesai }, await horizon(page.db));
  const ids = await collection.ids(page.db, page.actor, after, page.limit, page.now);
  const upsert = (await collection.read(page.db, page.actor, ids, page.now)).map(({ row }) => row);
  const awal =
    ids.length < page.limit ? { collection: at + 1, after: null } : { collection: at, after: ids.at(-1)! };
  const next: Cursor = { ...cursor, awal };
  return {
    cursor: encode(next),
    more: true,
    reset,
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
  const more = feed.length === page.limit;
  const last = feed.at(-1);
  const place = more && last ? { xid: last.xid, id: last.id } : { xid: until, id: '-1' };
  const done = await doneBetween(page, cursor.selesai, place.xid);
  const next: Cursor = { scope: cursor.scope, ...place, selesai: place.xid };
  return { cursor: encode(next), more, reset: false, changes: await changesOf(page, feed), done };
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

async function changesOf(page: Page, feed: FeedRow[]): Promise<Changes> {
  const changes: Changes = {};
  for (const collection of collections) {
    const latest = new Map(
      feed.filter((row) => row.collection === collection.name).map((row) => [row.record, row.tampak]),
    );
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
