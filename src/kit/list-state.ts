import { useCallback, useEffect, useState } from 'react';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat, lupakan } from '#data/ingatan.ts';

/** What the filters of a list are set to. null is 'Semua': no filter (LIST-03). */
export type FilterValues = Record<string, string | null>;

type Choices<F extends FilterValues> = { filters: F; search: string; page: number };

/** The row that was opened last, and where the page stood then. */
export type Origin = { row: string; top: number };

export type ListState<F extends FilterValues> = Choices<F> & {
  setFilter: <K extends keyof F & string>(name: K, value: F[K]) => void;
  /** The applied search, not every key (LIST-02). */
  setSearch: (text: string) => void;
  setPage: (page: number) => void;
  /** Stores the choices and where one is; a row calls it as it is opened (LIST-08). */
  remember: (row: string) => void;
  /** Where one came back from, for as long as this visit lasts. */
  origin: Origin | null;
};

/** Rows a page (LIST-01). */
export const ROWS_PER_PAGE = 10;

/**
 * Filters, search and page of one list. Stored when a row is opened and restored once on return (LIST-08, LIST-09).
 * `key` names the list; `defaults` must have every filter.
 */
export function useListState<F extends FilterValues>(key: string, defaults: F): ListState<F> {
  const userId = useOrang().actor.uuid;
  const stored = `daftar:${key}`;
  const [kept] = useState(() => bacaIngatan<Choices<F> & { origin?: Origin }>(userId, stored));
  const [choices, setChoices] = useState<Choices<F>>(() => ({
    filters: { ...defaults, ...kept?.filters },
    search: kept?.search ?? '',
    page: kept?.page ?? 1,
  }));
  useEffect(() => lupakan(userId, stored), [userId, stored]);

  const setFilter = useCallback<ListState<F>['setFilter']>(
    (name, value) => setChoices((now) => ({ ...now, filters: { ...now.filters, [name]: value }, page: 1 })),
    [],
  );
  const setSearch = useCallback(
    (search: string) => setChoices((now) => ({ ...now, search: search.trim(), page: 1 })),
    [],
  );
  const setPage = useCallback((page: number) => setChoices((now) => ({ ...now, page })), []);

  return {
    ...choices,
    setFilter,
    setSearch,
    setPage,
    remember: (row) => ingat(userId, stored, { ...choices, origin: { row, top: window.scrollY } }),
    origin: kept?.origin ?? null,
  };
}
