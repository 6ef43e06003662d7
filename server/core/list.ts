import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';

/** A search text as an ILIKE pattern that takes what was typed literally, or null without one (GAP-70). */
export const polaCari = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, (c) => `\\${c}`)}%` : null;

/** The page a list query asks for: 10 rows a page, and without a page at most 1,000 (GAP-69). */
export function halamanDari(query: { page?: number | undefined; perPage?: number | undefined }) {
  const perPage = query.perPage ?? (query.page ? 10 : 1000);
  const page = query.page ?? 1;
  return { page, perPage, limit: perPage, offset: (page - 1) * perPage };
}

/** Officers' rows are not a registrant's to ask for (GAP-98). */
export function harusPetugas(flagOfficer: boolean | undefined, actor: Actor): void {
  if (flagOfficer && actor.role === 'Pendaftar')
    throw refusal.forbidden('Daftar petugas hanya untuk petugas laboratorium.');
}
