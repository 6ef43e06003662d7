import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat, lupakan } from '#data/ingatan.ts';
import type { ListData } from './ListPage.tsx';
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

/** Rows a page (LIST-01). */
export const ROWS_PER_PAGE = 10;

/** How many pages so many rows are. */
const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / ROWS_PER_PAGE));

/**
 * A page that has emptied, as its last row was done, gives way to the last one there is. True until then: there are rows,
 * only not here.
 */
export function usePageThatIs(
  data: ListData<unknown>,
  { page, setPage }: Pick<ListState<never>, 'page' | 'setPage'>,
): boolean {
  const last = data.jenis === 'siap' && (data.page ?? page) === page ? pagesOf(data.total) : page;
  const isBeyond = page > last;
  useEffect(() => {
    if (isBeyond) setPage(last);
  }, [isBeyond, last, setPage]);
  return isBeyond;
}

/** Every row there is, or every row that waits. */
const onlyWaiting = <F extends FilterValues>(filters: F, waiting: boolean): Choices<F> => ({
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, null])) as F,
  search: '',
  page: 1,
  waiting,
});

/** What a page tells the list that it leads back to: the name of its notice, and the row it was about. */
export type Back = { kabar: string; dari: string | null };

/** The row that one comes back from: another page than the list may have led to it, as Beranda does. */
export function originOf(kept: Origin | undefined, back: Partial<Back> | null): Origin | null {
  const dari = back?.dari ?? kept?.row;
  if (dari === undefined || dari === kept?.row) return kept ?? null;
  return { row: dari, top: 0 };
}

/**
 * Filters, search and page of one list. Stored when a row is opened and restored once on return (LIST-08, LIST-09).
 * `key` names the list; `defaults` must have every filter.
 */
export function useListState<F extends FilterValues>(key: string, defaults: F): ListState<F> {
  const userId = useOrang().actor.uuid;
  const stored = `daftar:${key}`;
  const [kept] = useState(() => bacaIngatan<Choices<F> & { origin?: Origin }>(userId, stored));
  const { key: visit, search: query, state: back } = useLocation();
  // A page that is loaded anew, or found again by 'back', is come back to no more.
  const type = useNavigationType();
  const [origin] = useState(() => originOf(kept?.origin, type === 'POP' ? null : (back as Back | null)));
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
