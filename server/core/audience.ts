import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor, Role } from '#domain/core/roles.ts';
import { forPerson, forRole } from './trace.ts';

/**
 * Who keeps a table's records on their devices: the people these columns of it name. Declared once: `where` is what pull
 * reads one person's records by, `tags` whom a change of a record is announced to.
 */
export function audience<K extends string>(table: PgTable & Record<K, AnyPgColumn>, ...columns: K[]) {
  return {
    where: (uuid: string): SQL => or(...columns.map((column) => eq(table[column] as AnyPgColumn, uuid)))!,
    tags: (row: Partial<Record<K, string | null>> | undefined): string[] => [
      ...new Set(columns.flatMap((column) => (row?.[column] ? [forPerson(row[column])] : []))),
    ],
  };
}

/**
 * Who keeps a table's records because of their role in the laboratory that this column names, or that is in it otherwise
 * (`lain`), as long as they are at one of these codes; never a record of their own (GAP-142), which they have as its owner.
 * Declared once, as `audience` is.
 */
export function officers<K extends string>(
  table: PgTable & Record<K, AnyPgColumn>,
  roles: readonly Role[],
  { laboratorium, pemilik, kode }: Record<'laboratorium' | 'pemilik' | 'kode', K>,
  codes: readonly number[],
  lain: (laboratorium: readonly number[]) => SQL | undefined = () => undefined,
) {
  return {
    where: (actor: Actor): SQL =>
      roles.includes(actor.role) && actor.laboratorium.length > 0
        ? and(
            or(inArray(table[laboratorium], [...actor.laboratorium]), lain(actor.laboratorium)),
            inArray(table[kode], [...codes]),
            sql`${table[pemilik]} <> ${actor.uuid}`,
          )!
        : sql`false`,
    tags: (row: Record<K, unknown>): string[] =>
      codes.includes(row[kode] as number)
        ? roles.map((role) => forRole(role, row[laboratorium] as number))
        : [],
  };
}
