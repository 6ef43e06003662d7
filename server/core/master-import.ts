import { and, eq, inArray, sql } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { JenisJejak } from '#domain/tables/jejak.ts';
import type { z } from 'zod';
import type { FieldError } from '#domain/core/errors.ts';
import { administers } from '#domain/core/roles.ts';
import { fromWireName } from '#domain/core/wire.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import type { Db } from './database.ts';
import type { Context } from './implement.ts';
import {
  berulangDalamBerkas,
  bukanPetugasnya,
  inOrderOf,
  laboratoriumTakDikenal,
  perBatch,
  repeated,
  type Importer,
  type Judged,
} from './import.ts';
import type { MasterBody, MasterStore, MasterStored } from './master-store.ts';
import { trace } from './trace.ts';

type Kind = {
  jenis: JenisJejak;
  body: z.ZodType<MasterBody>;
  /** A body as columns, and a new row as the audit tells it. */
  valuesOf: (body: MasterBody) => Record<string, unknown>;
  changes: (old: null, now: MasterStored) => Record<string, [unknown, unknown]>;
};
type Values = Record<string, unknown> & { laboratoriumId: number };

/** Many rows of one kind: each judged as its form is, all of them with a handful of questions to the database. */
export function masterImporter(
  { jenis, body, valuesOf, changes }: Kind,
  store: Pick<MasterStore, 'table' | 'columns' | 'taken' | 'announce' | 'complete' | 'after'>,
): Importer<MasterBody, Values> {
  const { table, taken } = store;
  const kept = uniqueOf(store);

  async function judge(context: Context, bodies: readonly MasterBody[]): Promise<Judged<Values>[]> {
    const completed = (await store.complete?.(context, bodies, null)) ?? [];
    const values = bodies.map((one, at): Values => {
      const more = completed[at];
      return {
        ...valuesOf(one),
        ...(more && 'values' in more ? more.values : {}),
        laboratoriumId: one.idLaboratorium,
      };
    });
    const errors = [
      await laboratoryErrors(context, values),
      completed.map((more) => ('wrong' in more ? [more.wrong] : [])),
      ...(await Promise.all(kept.map((one) => takenErrors(context.db, table, one, values)))),
    ];
    return values.map((one, at) => {
      const found = errors.flatMap((list) => list[at] ?? []);
      return found.length > 0 ? { errors: found } : { values: one };
    });
  }

  async function write(context: Context, values: readonly Values[]): Promise<Map<number, FieldError>> {
    const { db, received } = context;
    const missed = new Map<number, FieldError>();
    const ordered = inOrderOf(values, (one) => keyOf(one, kept[0]!));
    for (let from = 0; from < ordered.length; from += perBatch) {
      const batch = ordered
        .slice(from, from + perBatch)
        .map(([at, one]) => ({ at, row: { ...one, uuid: uuidv7(), updatedAt: received } }));
      const written = (await db
        .insert(table as PgTable)
        .values(batch.map(({ row }) => row))
        .onConflictDoNothing()
        .returning()) as unknown as MasterStored[];
      const there = new Set(written.map(({ uuid }) => uuid));
      for (const { at, row } of batch) if (!there.has(row.uuid)) missed.set(at, Object.values(taken)[0]!);
      for (const now of written) {
        trace(context, { jenis, record: now.uuid, rev: now.rev, perubahan: changes(null, now) });
        store.announce(context, now);
      }
      await store.after?.(
        context,
        written.map((now) => ({ now, old: null })),
      );
    }
    return missed;
  }

  return { body, judge, write };
}

/** What a laboratory has once: the column, whether letters of either case are the same, and what a second one is told. */
type Unique = { column: string; exact: boolean; told: FieldError };

/** As the constraints of the table have it. */
function uniqueOf({ table, taken, columns }: Pick<MasterStore, 'table' | 'taken' | 'columns'>): Unique[] {
  const exact = new Set(getTableConfig(table).uniqueConstraints.map((one) => one.getName()));
  return Object.entries(taken).map(([constraint, told]) => ({
    column: columns?.[fromWireName(told.field)] ?? fromWireName(told.field),
    exact: exact.has(constraint),
    told,
  }));
}

const keyOf = (values: Values, { column, exact }: Unique): string => {
  const text = String(values[column]);
  return `${values.laboratoriumId} ${exact ? text : text.toLowerCase()}`;
};

/** Rows whose code stands in the database already, or further up in the file. */
async function takenErrors(
  db: Db,
  table: MasterStore['table'],
  unique: Unique,
  values: readonly Values[],
): Promise<FieldError[][]> {
  if (values.length === 0) return [];
  const column = (table as unknown as Record<string, AnyPgColumn>)[unique.column]!;
  const kept = unique.exact ? sql<string>`${column}` : sql<string>`lower(${column})`;
  const asked = values.map((one) => String(one[unique.column]));
  const found = (await db
    .select({ laboratoriumId: table.laboratoriumId, kept })
    .from(table as PgTable)
    .where(
      and(
        inArray(table.laboratoriumId, [...new Set(values.map((one) => one.laboratoriumId))]),
        sql`${kept} in (select ${unique.exact ? sql`x` : sql`lower(x)`} from jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) x)`,
      ),
    )) as { laboratoriumId: number; kept: string }[];
  const there = new Set(found.map(({ laboratoriumId, kept: value }) => `${laboratoriumId} ${value}`));
  const again = repeated(values.map((one) => keyOf(one, unique)));
  return values.map((one, at) => {
    if (there.has(keyOf(one, unique))) return [unique.told];
    return again[at] ? [{ field: unique.told.field, message: berulangDalamBerkas }] : [];
  });
}

/** Rows of a laboratory that is none, or not this person's. */
async function laboratoryErrors({ db, actor }: Context, values: readonly Values[]): Promise<FieldError[][]> {
  const known = await db
    .select({ id: laboratorium.id })
    .from(laboratorium)
    .where(and(eq(laboratorium.flagAktif, true), eq(laboratorium.flagNonLaboratorium, false)));
  const there = new Set(known.map(({ id }) => id));
  const wrong = (message: string) => [{ field: 'id_laboratorium', message }];
  return values.map(({ laboratoriumId }) => {
    if (!there.has(laboratoriumId)) return wrong(laboratoriumTakDikenal);
    return administers(actor, laboratoriumId) ? [] : wrong(bukanPetugasnya);
  });
}
