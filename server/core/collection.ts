import { gt, inArray, lte, not, or, and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/core/roles.ts';
import { rows, type Db } from './database.ts';

/**
 * A work set of offline.md section 1. `ids` walks everything in the person's scope in id order, `read` gives the rows
 * of some ids that are still in it: an id it does not give back is gone for this person.
 */
export type Collection = {
  name: string;
  /** Its ids are words; everywhere else they are UUIDs. */
  textIds?: true;
  ids: (db: Db, actor: Actor, after: string | null, limit: number, now: Date) => Promise<string[]>;
  read: (db: Db, actor: Actor, ids: string[], now: Date) => Promise<{ id: string; row: unknown }[]>;
  /** Ids of the person's records whose time in it ends between two moments. Without it nothing leaves by age. */
  aged?: (db: Db, actor: Actor, from: Date, until: Date) => Promise<string[]>;
};

/** What is done stays for some days after its last change: as long as it does, and what stops doing so in between. */
export function forDays(days: number, done: SQL, changed: AnyPgColumn) {
  const ago = (now: Date) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return {
    still: (now: Date) => or(not(done), gt(changed, ago(now))),
    ended: (from: Date, until: Date) => and(done, gt(changed, ago(from)), lte(changed, ago(until))),
  };
}

export type IdPage = { after: string | null; limit: number };

/**
 * The ids that a query finds, in their order: all of them, or a page to fill a device from the beginning. What is in scope is
 * found first: asked for the first few in the order of the key, Postgres walks the key past everybody else's.
 */
export async function orderedIds(db: Db, found: SQLWrapper, page?: IdPage): Promise<string[]> {
  const after = page?.after ? sql`where id > ${page.after}::uuid` : sql``;
  const limit = page ? sql`limit ${page.limit}` : sql``;
  const statement = sql`with semua as materialized ${found} select id from semua ${after} order by id ${limit}`;
  return (await rows<{ id: string }>(db, statement)).map(({ id }) => id);
}

/** What a set has of one kind: a part of a collection that several kinds of records are in. */
export type Part = Omit<Collection, 'name' | 'textIds'>;

/**
 * One set of records of several kinds, each read by its own part. Ids come in the order of all of them together, so that a
 * device is filled from one place on whatever kind is next.
 */
export const combined = (name: string, parts: readonly Part[]): Collection => ({
  name,
  ids: async (db, actor, after, limit, now) => {
    const ids: string[] = [];
    for (const part of parts) ids.push(...(await part.ids(db, actor, after, limit, now)));
    return ids.sort().slice(0, limit);
  },
  read: async (db, actor, ids, now) => {
    const found: { id: string; row: unknown }[] = [];
    for (const part of parts) found.push(...(await part.read(db, actor, ids, now)));
    return found;
  },
  aged: async (db, actor, from, until) => {
    const ids: string[] = [];
    for (const part of parts) ids.push(...((await part.aged?.(db, actor, from, until)) ?? []));
    return ids;
  },
});

/** Rows of a collection that are known by their uuid. */
export const byUuid = <R extends { uuid: string }>(found: readonly R[]): { id: string; row: R }[] =>
  found.map((row) => ({ id: row.uuid, row }));

/** How records of one kind are found by conditions in the database, and which column knows them. */
type Found<R> = {
  id: AnyPgColumn;
  ids: (db: Db, where: SQL | undefined, page?: IdPage) => Promise<string[]>;
  find: (db: Db, actor: Actor, where: SQL | undefined, now: Date) => Promise<R[]>;
};

/** Of such records those that are this person's by a condition; `ended` is those that stop being so by their age alone. */
export const chosenFrom = <R extends { uuid: string }>(
  { id, ids, find }: Found<R>,
  mine: (actor: Actor, now: Date, db: Db) => SQL | undefined,
  ended?: (actor: Actor, from: Date, until: Date) => SQL | undefined,
): Part => ({
  ids: (db, actor, after, limit, now) => ids(db, mine(actor, now, db), { after, limit }),
  read: async (db, actor, chosen, now) =>
    byUuid(await find(db, actor, and(mine(actor, now, db), inArray(id, chosen)), now)),
  ...(ended && { aged: (db, actor, from, until) => ids(db, ended(actor, from, until)) }),
});

/** A collection of a handful of rows that everybody has: read whole each time. */
export const small = (
  name: string,
  all: (db: Db) => Promise<readonly { uuid: string }[]>,
  kind: Pick<Collection, 'textIds'> = {},
): Collection => ({
  name,
  ...kind,
  ids: async (db, _actor, after, limit) =>
    (await all(db))
      .map(({ uuid }) => uuid)
      .sort()
      .filter((id) => after === null || id > after)
      .slice(0, limit),
  read: async (db, _actor, ids) => byUuid((await all(db)).filter(({ uuid }) => ids.includes(uuid))),
});
