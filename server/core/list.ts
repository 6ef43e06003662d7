import { refusal } from '#domain/core/errors.ts';
import { and, inArray, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/core/roles.ts';
import { kodeDitunggu, type Workflow } from '#domain/core/workflow.ts';

/** A search text as an ILIKE pattern that takes what was typed literally, or null without one (GAP-70). */
export const polaCari = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, (c) => `\\${c}`)}%` : null;

/** Officers' rows are not a registrant's to ask for (GAP-98). */
export function harusPetugas(flagOfficer: boolean | undefined, actor: Actor): void {
  if (flagOfficer && actor.role === 'Pendaftar')
    throw refusal.forbidden('Daftar petugas hanya untuk petugas laboratorium.');
}

/**
 * The rows that wait for an act of this person's role, of whatever workflow; never those they sent in themself (GAP-142,
 * GAP-151). The record's own rules come on top where it has any.
 */
export const menungguPeran = <S extends string, A extends string, R>(
  workflow: Workflow<S, A, R>,
  actor: Actor,
  { kode, pemilik }: Record<'kode' | 'pemilik', AnyPgColumn>,
): SQL | undefined =>
  and(
    inArray(
      kode,
      kodeDitunggu(workflow, (_, { roles }) => roles.includes(actor.role)),
    ),
    ne(pemilik, actor.uuid),
  );

/**
 * The answer of a list: 10 rows a page, without a page at most 1,000 (GAP-69), and how many there are in all. `rows` reads a
 * page, `total` counts what fits the same filters.
 */
export async function daftar<R>(
  query: { page?: number | undefined; perPage?: number | undefined },
  { rows, total }: { rows: (page: Potongan) => Promise<R[]>; total: () => Promise<number> },
): Promise<{ data: R[]; meta: { total: number; page: number; perPage: number } }> {
  const perPage = query.perPage ?? (query.page ? 10 : 1000);
  const page = query.page ?? 1;
  const data = await rows({ limit: perPage, offset: (page - 1) * perPage });
  return { data, meta: { total: await total(), page, perPage } };
}

/** Which part of a list is read. */
export type Potongan = { limit: number; offset: number };
