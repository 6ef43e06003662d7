import { createHash } from 'node:crypto';
import { and, eq, gte, inArray, lt, asc, sql } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import type { Collection } from '#server/core/collection.ts';
import { rows, type Db } from '#server/core/database.ts';
import { forLaboratory, tagsOf } from '#server/core/trace.ts';
import { operasi } from '#server/db/tables/sync.ts';
import { decode, encode, newestTrace, readFeed, renewFeed, type Cursor } from './cursor.ts';
import { isSweptBehind } from './sweep.ts';

/**
 * `collections` are the work sets in the order a device is filled. `sent`: the caller's writes that their device holds as
 * confirmed and was not told of yet.
 */
type Page = {
  db: Db;
  collections: readonly Collection[];
  actor: Actor;
  now: Date;
  limit: number;
  sent: readonly string[];
};
type Changes = Tarikan['changes'];

/** What a person may see is part of their cursor: when it changes, the device starts over (`reset`). */
const scopeOf = (actor: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([actor.uuid, actor.role, actor.laboratorium]))
    .digest('base64url')
    .slice(0, 16);

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the fill a cursor is in the middle of can go on: its place is one of the collection it names. */
const isPlace = ({ collections }: Page, { awal }: Cursor): boolean => {
  if (!awal || awal.collection === '') return !awal?.after;
  const collection = collections.find(({ name }) => name === awal.collection);
  return collection !== undefined && (!awal.after || !!collection.textIds || uuidPattern.test(awal.after));
};

/**
 * One page of changes for one person since their cursor, in commit order: a row is given only once every transaction
 * that began before its own has ended, so none can appear behind the cursor later (offline.md section 4). A cursor that
 * is not ours, of another scope, or of a feed that is gone (docs/decisions/011) answers `reset`.
 */
export async function pull(page: Page, cursorText: string | undefined): Promise<Tarikan> {
  const given = cursorText ? decode(cursorText) : null;
  const scope = scopeOf(page.actor);
  let feed = await readFeed(page.db, given?.jejak ?? '');
  if (feed.isForeign) {
    await renewFeed(page.db);
    feed = await readFeed(page.db, given?.jejak ?? '');
  }
  const { until } = feed;
  const isOurs =
    given?.scope === scope && feed.knows && BigInt(given.xid) <= BigInt(until) && isPlace(page, given);
  if (!isOurs) return fill(page, fresh(page, until), cursorText !== undefined && cursorText !== '');
  return given.awal ? fill(page, given, false) : follow(page, given, until);
}

const fresh = ({ actor, now, collections }: Page, until: string): Cursor => ({
  scope: scopeOf(actor),
  jejak: '',
  xid: until,
  id: '-1',
  selesai: until,
  pada: now.getTime(),
  tanda: until,
  awal: { collection: collections[0]?.name ?? '', after: null },
});

/** The cursor that goes with what was read just now. */
const seal = async ({ db }: Page, cursor: Cursor): Promise<string> =>
  encode({ ...cursor, jejak: await newestTrace(db) });

/**
 * One page of all a person has, with as many sets as there is room for: most people have little in most of them, and each
 * page is a way to the server and back.
 */
async function fill(page: Page, cursor: Cursor, reset: boolean): Promise<Tarikan> {
  const { awal: begun, ...place } = cursor;
  const at = page.collections.findIndex(({ name }) => name === begun!.collection);
  if (at === -1) return follow(page, place, (await readFeed(page.db, '')).until);
  const left = page.collections.slice(at);
  const changes: Changes = {};
  let awal = begun!;
  let room = page.limit;
  for (const [ke, { name, ids, read }] of left.entries()) {
    const found = await ids(page.db, page.actor, awal.after, room, page.now);
    const given = found.length > 0 ? await read(page.db, page.actor, found, page.now) : [];
    changes[name] = { upsert: given.map(({ row }) => row), gone: [] };
    room -= found.length;
    if (room === 0) {
      awal = { collection: name, after: found.at(-1)! };
      break;
    }
    awal = { collection: left[ke + 1]?.name ?? '', after: null };
  }
  return {
    cursor: await seal(page, { ...cursor, awal }),
    more: true,
    reset,
    tanda: cursor.tanda,
    changes,
    done: [],
    unknown: (await judgeSent(page, '0')).unknown,
  };
}

type FeedRow = { id: string; xid: string; collection: string; record: string; tampak: boolean };

async function follow(page: Page, cursor: Cursor, until: string): Promise<Tarikan> {
  const tags = textArray(tagsOf(page.actor));
  const feed = await rows<FeedRow>(
    page.db,
    sql`select id::text, xid::text, collection, record, sesudah && ${tags} as tampak from umpan
        where (xid, id) > (${cursor.xid}::bigint, ${cursor.id}::bigint) and xid < ${until}::bigint
          and (sebelum && ${tags} or sesudah && ${tags})
        order by umpan.xid, umpan.id limit ${page.limit}`,
  );
  // A device that was away for longer than the feed is kept starts over.
  if (await isSweptBehind(page.db, cursor)) return fill(page, fresh(page, until), true);
  const more = feed.length === page.limit;
  const last = feed.at(-1);
  const place = more && last ? { xid: last.xid, id: last.id } : { xid: until, id: '-1' };
  const done = await doneBetween(page, cursor.selesai, place.xid);
  const sent = await judgeSent(page, place.xid);
  const told = new Set(done.map(({ id }) => id));
  const { pada, aged } = more ? { pada: cursor.pada, aged: new Map() } : await agedSince(page, cursor.pada);
  const tanda = feed.length > 0 || (await isNewInLists(page, cursor, place.xid)) ? place.xid : cursor.tanda;
  const changes = await changesOf(page, feed, aged);
  return {
    cursor: await seal(page, { ...cursor, ...place, selesai: place.xid, pada, tanda }),
    more,
    reset: false,
    tanda,
    changes,
    done: [...done, ...sent.done.filter(({ id }) => !told.has(id))],
    unknown: sent.unknown,
  };
}

/**
 * What became of the writes a device still holds as confirmed: those from before `until` are in what it has, however
 * long ago they were applied; those the server does not know went with a database that was put back to an earlier day.
 */
async function judgeSent({ db, actor, sent }: Page, until: string) {
  if (sent.length === 0) return { done: [], unknown: [] };
  const found = await db
    .select({ id: operasi.id, status: operasi.status, rev: operasi.rev, xid: operasi.xid })
    .from(operasi)
    .where(and(eq(operasi.penggunaId, actor.uuid), inArray(operasi.id, [...sent])));
  const known = new Set(found.map(({ id }) => id));
  return {
    done: found.flatMap(({ xid, ...one }) => (xid < BigInt(until) ? [one] : [])),
    unknown: sent.filter((id) => !known.has(id)),
  };
}

const textArray = (words: readonly string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;

/**
 * Whether something changed that this person sees in lists they read from the server only: an officer what their
 * laboratories have, Admin anything at all.
 */
async function isNewInLists({ db, actor }: Page, from: Cursor, until: string): Promise<boolean> {
  if (actor.role === 'Admin') return BigInt(until) > BigInt(from.xid);
  if (actor.laboratorium.length === 0) return false;
  const tags = textArray(actor.laboratorium.map(forLaboratory));
  const [row] = await rows<{ ada: boolean }>(
    db,
    // In the order of its index: for values it does not know Postgres would think a look at all of it short.
    sql`select (select true from umpan
      where (xid, id) > (${from.xid}::bigint, ${from.id}::bigint) and xid < ${until}::bigint
        and (sebelum && ${tags} or sesudah && ${tags})
      order by xid, id limit 1) is not null as ada`,
  );
  return row!.ada;
}

/** How late a device may hear that a record left by age. */
const agedMs = 60 * 60 * 1000;

/**
 * The records whose time in a set ended since a device was told last, by collection. Between two moments whichever is
 * earlier: where the server's clock was set back, what had left too early is given again.
 */
async function agedSince({ db, actor, now, collections }: Page, pada: number) {
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
  for (const collection of page.collections) {
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
