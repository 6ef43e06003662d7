import { eq, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { forPerson } from './trace.ts';

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
