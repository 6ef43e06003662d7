import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal, type FieldError } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import type { BarisImpor, HasilImpor } from '#domain/core/impor.ts';
import { wireField } from '#domain/core/wire.ts';
import { audit } from '#server/db/tables/sync.ts';
import type { Db } from './database.ts';
import type { Answer, Context } from './implement.ts';

/** Said of a laboratory by whichever name or number it came. */
export const laboratoriumTakDikenal = 'Laboratorium ini tidak ada dalam daftar.';
export const bukanPetugasnya = 'Anda bukan petugas laboratorium ini.';
export const berulangDalamBerkas = 'Sama dengan baris sebelumnya dalam file ini.';

/** What a row becomes, or what is wrong with it. */
export type Judged<V> = { values: V } | { errors: readonly FieldError[] };

/** How many records of a kind are judged and written together. */
export type Importer<B, V> = {
  /** The body of the call that makes one of them. */
  body: z.ZodType<B>;
  /** What each becomes, or what is wrong with it that only the database knows, in their order. */
  judge: (context: Context, bodies: readonly B[]) => Promise<readonly Judged<V>[]>;
  /**
   * Writes them, with what each leaves behind; gives the places of those that could not be because somebody has taken their
   * code since, and what each is told.
   */
  write: (context: Context, values: readonly V[]) => Promise<ReadonlyMap<number, FieldError>>;
};

type Row<V> = { nomor: number } & Judged<V>;

/** The two calls of an import (domain/core/impor.ts). */
export const importHandlers = <B, V>(judul: string, importer: Importer<B, V>) => ({
  periksaImpor: async (context: Context & { body: { baris: readonly BarisImpor[] } }) => ({
    data: await lookOnly(context, async (inside) =>
      resultOf(await judgeRows(inside, importer, context.body.baris)),
    ),
  }),
  impor: (
    context: Context & { body: { baris: readonly BarisImpor[]; flagBenarSaja?: boolean | undefined } },
  ) => importRows(context, judul, importer, context.body),
});

class Looked extends Error {}

/** Judging takes numbers of a series, where rows have none yet: what only looks gives them back. */
async function lookOnly<T>(context: Context, look: (inside: Context) => Promise<T>): Promise<T> {
  const seen: T[] = [];
  try {
    await context.db.transaction(async (tx) => {
      seen.push(await look({ ...context, db: tx as unknown as Db }));
      throw new Looked();
    });
  } catch (error) {
    if (!(error instanceof Looked)) throw error;
  }
  return seen[0]!;
}

/** What an import has left behind, for a second call with the same file. */
export const readImport = async (db: Db, operasiId: string): Promise<HasilImpor> => ({
  jumlah: await db.$count(audit, eq(audit.operasiId, operasiId)),
  keliru: [],
});

async function importRows<B, V>(
  context: Context,
  judul: string,
  importer: Importer<B, V>,
  { baris, flagBenarSaja = false }: { baris: readonly BarisImpor[]; flagBenarSaja?: boolean | undefined },
): Promise<Answer<HasilImpor>> {
  const judged = await judgeRows(context, importer, baris);
  const right = judged.filter(isRight);
  if (right.length === 0 || (right.length < judged.length && !flagBenarSaja)) throw nothingWritten(judged);
  const taken = await importer.write(
    context,
    right.map(({ values }) => values),
  );
  const missed = [...taken].map(([at, error]): Row<V> => ({ nomor: right[at]!.nomor, errors: [error] }));
  // The first call has it; of all or nothing that means nothing.
  if (missed.length > 0 && (!flagBenarSaja || missed.length === right.length)) throw nothingWritten(missed);
  const keliru = [...judged.filter((row) => !isRight(row)), ...missed];
  const written = right.length - missed.length;
  const left = keliru.length > 0 ? `, ${formatNumber(keliru.length)} baris dilewati` : '';
  return {
    data: { ...resultOf(keliru), jumlah: written },
    info: `${formatNumber(written)} data ${judul.toLowerCase()} berhasil disimpan${left}`,
    record: context.operasiId,
  };
}

const isRight = <V>(row: Row<V>): row is { nomor: number; values: V } => 'values' in row;

/** Each row by the schema of its form first, then by what the database knows. */
async function judgeRows<B, V>(
  context: Context,
  { body, judge }: Importer<B, V>,
  baris: readonly BarisImpor[],
): Promise<Row<V>[]> {
  const read = baris.map(({ nomor, isi }) => {
    const result = body.safeParse(isi);
    return result.success
      ? { nomor, values: result.data }
      : { nomor, errors: fieldErrors(result.error, isi) };
  });
  const known = await judge(
    context,
    read.filter(isRight).map(({ values }) => values),
  );
  const rest = known[Symbol.iterator]();
  return read.map((row) => (isRight(row) ? { nomor: row.nomor, ...(rest.next().value as Judged<V>) } : row));
}

/** One sentence a field, the first. A laboratory that is none of ours arrives by the name somebody gave it. */
function fieldErrors({ issues }: z.ZodError, given: Record<string, unknown>): FieldError[] {
  const errors = issues.map(({ path, message }) => {
    const unknownLaboratory = path[0] === 'idLaboratorium' && Boolean(given['idLaboratorium']);
    return {
      field: wireField(path),
      message: unknownLaboratory ? laboratoriumTakDikenal : message,
    };
  });
  return errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at);
}

const resultOf = <V>(rows: readonly Row<V>[]): HasilImpor => ({
  jumlah: rows.filter(isRight).length,
  keliru: rows.flatMap((row) => (isRight(row) ? [] : [{ nomor: row.nomor, errors: [...row.errors] }])),
});

/** Enough to see what is wrong: the call that only looks tells all of it. */
const MOST_ERRORS = 100;

function nothingWritten<V>(rows: readonly Row<V>[]): Refusal {
  const { keliru } = resultOf(rows);
  return new Refusal({
    status: 422,
    code: 'INVALID',
    info: `${formatNumber(keliru.length)} baris perlu diperbaiki; tidak ada yang disimpan.`,
    errors: keliru
      .flatMap(({ nomor, errors }) =>
        errors.map(({ field, message }) => ({ field: `baris[${nomor}][${field}]`, message })),
      )
      .slice(0, MOST_ERRORS),
  });
}

/** Row by row in the order of what they are called by: two imports of the same codes never wait for each other. */
export const inOrderOf = <V>(values: readonly V[], key: (value: V) => string): [number, V][] =>
  values
    .map((value, at): [number, V] => [at, value])
    .toSorted(([, a], [, b]) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));

/** What is written at once, well within what one statement may name. */
export const perBatch = 500;

/** The rows whose value somebody else in the file has already. */
export function repeated(keys: readonly string[]): boolean[] {
  const seen = new Set<string>();
  return keys.map((key) => seen.has(key) || !seen.add(key));
}
