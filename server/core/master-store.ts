import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FieldError } from '#domain/core/errors.ts';
import type { MasterFields } from '#domain/core/master.ts';
import type { Db } from './database.ts';
import type { Context } from './implement.ts';
import type { Taken } from './taken.ts';

export type MasterTable = PgTable &
  Record<'id' | 'uuid' | 'laboratoriumId' | 'flagAktif' | 'rev' | 'updatedAt', AnyPgColumn>;

/** A row as the table has it, under the names of its columns. */
export type MasterStored = {
  id: number;
  uuid: string;
  laboratoriumId: number;
  flagAktif: boolean;
  rev: number;
} & Record<string, unknown>;

/** A body of either writing call, under the names of its fields. */
export type MasterBody = {
  uuid?: string | undefined;
  idLaboratorium: number;
  flagAktif?: boolean | undefined;
} & Record<string, unknown>;

/** Where a kind of master data is kept, and what only its module knows. */
export type MasterStore = {
  table: MasterTable;
  /** The column of a field that has another name. */
  columns?: Readonly<Record<string, string>>;
  /** What a search looks in. */
  search: readonly AnyPgColumn[];
  /** Conditions of which each says that something refers to a row of it; such a row is not deleted (GAP-48). */
  references: readonly SQL[];
  taken: Taken;
  /** Rows that somebody should look at, as of this day. */
  attention?: (day: string) => SQL;
  /** Tells devices and lists of it. */
  announce: (context: Context, row: Pick<MasterStored, 'uuid' | 'laboratoriumId'>) => void;
  /** Columns that follow from others, or a refusal of what the schema cannot know. Runs in the transaction. */
  complete?: (
    context: Context,
    bodies: readonly MasterBody[],
    old: MasterStored | null,
  ) => Promise<readonly Completed[]>;
  /** What else new or changed rows leave behind. */
  after?: (context: Context, changes: readonly MasterChange[]) => Promise<void>;
  /** Takes away what is part of a row that is deleted. */
  clear?: (db: Db, old: MasterStored) => Promise<void>;
};

/** What follows from a body, or what is wrong with it. */
export type Completed = { values: Record<string, unknown> } | { wrong: FieldError };

/** A row as it is now, and as it was. */
export type MasterChange = { now: MasterStored; old: MasterStored | null };

/** How the fields of a kind become columns of its table, and differences that the audit tells. */
export function masterColumns(fields: MasterFields, columnOf: (name: string) => string) {
  const names = Object.keys(fields);
  /** A row under the names of its fields; a flag is 1 or 0 there. */
  const fieldsOf = (row: MasterStored): Record<string, unknown> =>
    Object.fromEntries(
      names.map((name) => {
        const value = row[columnOf(name)];
        return [name, typeof value === 'boolean' ? Number(value) : value];
      }),
    );
  const told = (row: MasterStored | null): Record<string, unknown> =>
    row ? { ...fieldsOf(row), idLaboratorium: row.laboratoriumId, flagAktif: row.flagAktif } : {};
  return {
    fieldsOf,
    valuesOf: (body: MasterBody): Record<string, unknown> =>
      Object.fromEntries(
        names.filter((name) => body[name] !== undefined).map((name) => [columnOf(name), body[name]]),
      ),
    /** The row before and after as the audit tells it: by field, only what differs. */
    changes: (old: MasterStored | null, now: MasterStored | null) => {
      const [before, after] = [told(old), told(now)];
      return Object.fromEntries(
        [...names, 'idLaboratorium', 'flagAktif']
          .map((name): [string, [unknown, unknown]] => [name, [before[name] ?? null, after[name] ?? null]])
          .filter(([, [was, is]]) => was !== is),
      );
    },
  };
}
