import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat, lupakan } from '#data/ingatan.ts';
import { waitingParam } from './waiting.ts';

/** What the filters of a list are set to. null is 'Semua': no filter (LIST-03). */
export type FilterValues = Record<string, string | null>;

type Choices<F extends FilterValues> = {
  filters: F;
  search: string;
  page: number;
  /** Only what waits for the reader is shown (GAP-151). */
  waiting: boolean;
};

/** What an act leaves behind as it leads back to its list: its notice, and the record it was done on. */
export type ActState = { kabar: string; acted: string | null };

/** The row that was opened last, and where the page stood then. */
export type Origin = { row: string; top: number };

export type ListState<F extends FilterValues> = Choices<F> & {
  setFilter: <K extends keyof F & string>(name: K, value: F[K]) => void;
  /** The applied search, not every key (LIST-02). */
  setSearch: (text: string) => void;
  setPage: (page: number) => void;
  /** What waits is counted over all of the list: no filter of before hides any of it. */
  setWaiting: (waiting: boolean) => void;
  /** Stores the choices and where one is; a row calls it as it is opened (LIST-08). */
  remember: (row: string) => void;
  /** Where one came back from, for as long as this visit lasts. */
  origin: Origin | null;
};

/**
 * Where one comes back from: the row that was opened last, unless the act that leads back was on another one. That was
 * opened from elsewhere, from Beranda or by the search, and the list has not seen it.
 */
export function originAfter(opened: Origin | undefined, acted: unknown): Origin | null {
  if (typeof acted !== 'string' || opened?.row === acted) return opened ?? null;
  return { row: acted, top: 0 };
}

/** Rows a page (LIST-01). */
export const ROWS_PER_PAGE = 10;

/** Every row there is, or every row that waits. */
const onlyWaiting = <F extends FilterValues>(filters: F, waiting: boolean): Choices<F> => ({
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, null])) as F,
  search: '',
  page: 1,
  waiting,
});

/**
 * Filters, search and page of one list. Stored when a row is opened and restored once on return (LIST-08, LIST-09).
 * `key` names the list; `defaults` must have every filter.
 */
export function useListState<F extends FilterValues>(key: string, defaults: F): ListState<F> {
  const userId = useOrang().actor.uuid;
  const stored = `daftar:${key}`;
  const [kept] = useState(() => bacaIngatan<Choices<F> & { origin?: Origin }>(userId, stored));
  const { key: visit, search: query, state } = useLocation();
  const [origin] = useState(() => originAfter(kept?.origin, (state as ActState | null)?.acted));
  const called = new URLSearchParams(query).has(waitingParam);
  const [choices, setChoices] = useState<Choices<F>>(() => {
    if (called && !kept?.waiting) return onlyWaiting(defaults, true);
    return {
      filters: { ...defaults, ...kept?.filters },
      search: kept?.search ?? '',
      page: kept?.page ?? 1,
      waiting: kept?.waiting ?? false,
    };
  });
  useEffect(() => lupakan(userId, stored), [userId, stored]);
  // The menu's count leads here while the list is open already.
  const [seen, setSeen] = useState(visit);
  if (seen !== visit) {
    setSeen(visit);
    if (called && !choices.waiting) setChoices(onlyWaiting(defaults, true));
  }

  const setFilter = useCallback<ListState<F>['setFilter']>(
    (name, value) => setChoices((now) => ({ ...now, filters: { ...now.filters, [name]: value }, page: 1 })),
    [],
  );
  const setSearch = useCallback(
    (search: string) => setChoices((now) => ({ ...now, search: search.trim(), page: 1 })),
    [],
  );
  const setWaiting = useCallback(
    (waiting: boolean) => setChoices(({ filters }) => onlyWaiting(filters, waiting)),
    [],
  );
  const setPage = useCallback((page: number) => setChoices((now) => ({ ...now, page })), []);

  return {
    ...choices,
    setFilter,
    setSearch,
    setPage,
    setWaiting,
    remember: (row) => ingat(userId, stored, { ...choices, origin: { row, top: window.scrollY } }),
    origin,
  };
}
