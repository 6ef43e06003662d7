import { createHash } from 'node:crypto';
import { and, eq, gte, inArray, lt, asc, sql } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { kabarAkun } from '#domain/sync/batas.ts';
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
    given?.scope === scope &&
    feed.knows &&
    BigInt(given.lanjut?.sampai ?? given.xid) <= BigInt(until) &&
    isPlace(page, given);
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
  return partly(page, { ...cursor, awal }, changes, reset);
}

/** A page that others of its kind come after: what is true only once all of them are there is told with the last. */
const partly = async (page: Page, cursor: Cursor, changes: Changes, reset: boolean): Promise<Tarikan> => ({
  cursor: await seal(page, cursor),
  more: true,
  reset,
  tanda: cursor.tanda,
  changes,
  done: [],
  unknown: (await judgeSent(page, '0')).unknown,
});

type Kabar = { collection: string; record: string };

/**
 * One page of what changed between a cursor and the end of the feed as its first page found it: each record once, however
 * many words of it lie there, for it is given as it is now. What is written meanwhile comes after that end.
 */
async function follow(page: Page, { lanjut, ...cursor }: Cursor, until: string): Promise<Tarikan> {
  const tags = textArray(tagsOf(page.actor));
  const sampai = lanjut?.sampai ?? until;
  const kabar = await rows<Kabar>(
    page.db,
    sql`select distinct collection, record from umpan
        where xid >= ${cursor.xid}::bigint and (xid, id) > (${cursor.xid}::bigint, ${cursor.id}::bigint)
          and xid < ${sampai}::bigint and (sebelum && ${tags} or sesudah && ${tags})
          and (collection, record) > (${lanjut?.collection ?? ''}, ${lanjut?.record ?? ''})
        order by collection, record limit ${page.limit}`,
  );
  // A device that was away for longer than the feed is kept starts over.
  if (await isSweptBehind(page.db, cursor)) return fill(page, fresh(page, until), true);
  if (kabar.length === page.limit) {
    const changes = await changesOf(page, kabar, new Map());
    return partly(page, { ...cursor, lanjut: { sampai, ...kabar.at(-1)! } }, changes, false);
  }
  const done = await doneBetween(page, cursor.selesai, sampai);
  const sent = await judgeSent(page, sampai);
  const told = new Set(done.map(({ id }) => id));
  const { pada, aged } = await agedSince(page, cursor.pada);
  const isNew = lanjut !== undefined || kabar.length > 0 || (await isNewInLists(page, cursor, sampai));
  const tanda = isNew ? sampai : cursor.tanda;
  const changes = await changesOf(page, kabar, aged);
  return {
    cursor: await seal(page, { ...cursor, xid: sampai, id: '-1', selesai: sampai, pada, tanda }),
    more: sampai !== until,
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
  kabar: readonly Kabar[],
  aged: ReadonlyMap<string, readonly string[]>,
): Promise<Changes> {
  const changes: Changes = {};
  for (const collection of page.collections) {
    const told = kabar.flatMap(({ collection: name, record }) => (name === collection.name ? [record] : []));
    const records = [...new Set([...(aged.get(collection.name) ?? []), ...told])];
    if (records.length > 0) changes[collection.name] = await changesIn(page, collection, records);
  }
  // A person hears of their own account only.
  if (kabar.some(({ collection }) => collection === kabarAkun)) changes[kabarAkun] = { upsert: [], gone: [] };
  return changes;
}

/**
 * A record the person may read is given as it is now; any other they had is gone. The record decides, not the word: of two
 * writes the one with the higher number may have been the first to have its lock.
 */
async function changesIn({ db, actor, now }: Page, { read }: Collection, records: string[]) {
  const found = await read(db, actor, records, now);
  const kept = new Set(found.map(({ id }) => id));
  return { upsert: found.map(({ row }) => row), gone: records.filter((record) => !kept.has(record)) };
}
