import { refusal } from '#domain/core/errors.ts';
import { and, asc, desc, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/core/roles.ts';
import type { UrutanDaftar } from '#domain/core/fields.ts';
import { kodeDitunggu, type Workflow } from '#domain/core/workflow.ts';
import { rows, type Db } from './database.ts';

/** A search text as an ILIKE pattern that takes what was typed literally, or null without one (GAP-70). */
export const polaCari = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, (c) => `\\${c}`)}%` : null;

/** Whether one of these texts has what is searched for, where no database does the searching (GAP-70). */
export const memuat = (search: string | undefined, ...texts: (string | null)[]): boolean =>
  !search || texts.some((text) => text?.toLowerCase().includes(search.toLowerCase()));

/** The role a call names is its caller's own (GAP-64). */
export function harusPeranSendiri(role: string | undefined, orang: { role: string | null }): void {
  if (role && role !== orang.role) throw refusal.role('Peran yang dikirim bukan peran Anda.');
}

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

/** Which part of a list is asked for, and in which order (GAP-69). */
export type Halaman = {
  urut?: UrutanDaftar | undefined;
  arah?: 'naik' | 'turun' | undefined;
  menunggu?: boolean | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
  ringkas?: boolean | undefined;
};

/** What a list is of, and how those of its rows that are shown are read. */
type Daftar<R> = {
  /** What its rows are known by, of the table it goes through. */
  id: AnyPgColumn;
  /** `join …`, where filters or order look at other tables as well. */
  gabung?: SQL | undefined;
  where: SQL | undefined;
  /** Its own order. */
  urut: readonly SQL[];
  /** What else its caller may have it in order by: an index has these columns. */
  menurut?: Partial<Record<UrutanDaftar, readonly SQLWrapper[]>> | undefined;
  /** Since when a row has waited: of those that wait the oldest comes first. */
  sejak?: SQLWrapper | undefined;
  /** What comes before however long others have waited: nothing where it is null. */
  dahulu?: SQL | undefined;
  /** The rows of a page, in whatever order. */
  baca: (dipilih: SQL) => Promise<R[]>;
};

/** The order a list is asked for. Refuses one that it has no index for. */
function urutanDari(
  { urut: dicari, arah, menunggu }: Halaman,
  { urut, menurut, sejak, dahulu }: Pick<Daftar<never>, 'urut' | 'menurut' | 'sejak' | 'dahulu'>,
): readonly SQL[] {
  if (dicari === undefined)
    return menunggu && sejak ? [...(dahulu ? [asc(dahulu)] : []), asc(sejak), ...urut] : urut;
  const kolom = menurut?.[dicari];
  if (!kolom)
    throw refusal.invalid([
      { field: 'urut', message: `Daftar ini tidak dapat diurutkan menurut ${dicari}.` },
    ]);
  return kolom.map((satu) => (arah === 'turun' ? desc(satu) : asc(satu)));
}

/** The part of a list that is asked for: 10 rows a page, without a page at most 1,000 (GAP-69). */
export function bagianDari(query: Pick<Halaman, 'page' | 'perPage'>) {
  const perPage = query.perPage ?? (query.page ? 10 : 1000);
  const page = query.page ?? 1;
  return { page, perPage, offset: (page - 1) * perPage };
}

/**
 * The answer of a list: 10 rows a page, without a page at most 1,000 (GAP-69), and how many there are in all. Which rows a
 * page has is asked of the narrowest tables that know it, and only those are read whole: what the last page of many
 * thousands passes over is not put together. Refuses an order there is no index for.
 */
export async function listPage<R extends { uuid: string }>(
  db: Db,
  query: Halaman,
  { id, gabung = sql``, where = sql`true`, baca, ...urutan }: Daftar<R>,
): Promise<{ data: R[]; meta: { total: number; page: number; perPage: number } }> {
  const { page, perPage, offset } = bagianDari(query);
  const cocok = sql`from ${id.table} ${gabung} where ${where}`;
  const found = await rows<{ id: string }>(
    db,
    sql`select ${id} as id ${cocok} order by ${sql.join([...urutanDari(query, urutan)], sql`, `)} limit ${perPage} offset ${offset}`,
  );
  const ids = found.map((row) => row.id);
  const dibaca = ids.length > 0 ? await baca(inArray(id, ids)) : [];
  const oleh = new Map(dibaca.map((row) => [row.uuid, row]));
  const habis = ids.length < perPage && (ids.length > 0 || page === 1);
  const total = habis
    ? offset + ids.length
    : (await rows<{ total: number }>(db, sql`select count(*)::int as total ${cocok}`))[0]!.total;
  const data = ids.flatMap((satu) => oleh.get(satu) ?? []);
  return { data: query.ringkas ? data.map(tanpaBagian) : data, meta: { total, page, perPage } };
}

/** A row without what of it is a list of its own: its history, its bills, its proofs are most of it, and no list shows them. */
function tanpaBagian<R extends object>(row: R): R {
  const isi = (value: unknown): unknown => {
    if (Array.isArray(value)) return [];
    return value !== null && typeof value === 'object' ? tanpaBagian(value) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([nama, value]) => [nama, isi(value)])) as R;
}
