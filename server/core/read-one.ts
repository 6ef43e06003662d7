import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Db } from './database.ts';

/**
 * How one record of a kind is read by its uuid. `find` gives those that fit and that this person may see; `foreign` is what
 * an officer is told of one that does not concern them.
 */
export function readingOne<R, W extends unknown[]>(
  table: PgTable & { id: AnyPgColumn },
  {
    name,
    foreign,
    find,
  }: {
    name: string;
    foreign: string;
    find: (db: Db, actor: Actor, which: SQL, ...how: W) => Promise<readonly R[]>;
  },
) {
  /** The record, or null when this person may not see it: what a replayed answer shows. */
  const orNull = async (db: Db, uuid: string, actor: Actor, ...how: W): Promise<R | null> =>
    (await find(db, actor, eq(table.id, uuid), ...how))[0] ?? null;

  return {
    orNull,

    /**
     * The record as this person may see it. Refuses with 404 when there is none, to a registrant also when it is another's,
     * and with 403 to an officer it does not concern (GAP-97).
     */
    orRefuse: async (db: Db, uuid: string, actor: Actor, ...how: W): Promise<R> => {
      const own = await orNull(db, uuid, actor, ...how);
      if (own) return own;
      const there = (await db.$count(table, eq(table.id, uuid))) > 0;
      throw there && actor.role !== 'Pendaftar'
        ? refusal.forbidden(foreign)
        : refusal.notFound(`${name} tidak ditemukan.`);
    },
  };
}
