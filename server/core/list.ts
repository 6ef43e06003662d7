/** A search text as an ILIKE pattern that takes what was typed literally, or null without one (GAP-70). */
export const polaCari = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, (c) => `\\${c}`)}%` : null;

/** The page a list query asks for: 10 rows a page, and without a page at most 1,000 (GAP-69). */
export function halamanDari(query: { page?: number | undefined; perPage?: number | undefined }) {
  const perPage = query.perPage ?? (query.page ? 10 : 1000);
  const page = query.page ?? 1;
  return { page, perPage, limit: perPage, offset: (page - 1) * perPage };
}
