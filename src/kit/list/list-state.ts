import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat, lupakan } from '#data/ingatan.ts';
import { choicesIn, queryWith, type Choices, type FilterValues } from './list-address.ts';
import type { ListData } from './ListPage.tsx';
import { waitingParam } from '#kit/frame/waiting.ts';

/** The row that was opened last, and where the page stood then. */
export type Origin = { row: string; top: number };

export type ListState<F extends FilterValues> = Choices<F> & {
  setFilter: <K extends keyof F & string>(name: K, value: F[K]) => void;
  /** The applied search, not every key (LIST-02). */
  setSearch: (text: string) => void;
  setPage: (page: number) => void;
  /** Begins with the first page of the new order. */
  setSort: (sort: string | null) => void;
  perPage: number;
  setPerPage: (perPage: number) => void;
  /** What waits is counted over all of the list: no filter of before hides any of it. */
  setWaiting: (waiting: boolean) => void;
  /** Stores the choices and where one is; a row calls it as it is opened (LIST-08). */
  remember: (row: string) => void;
  /** Where one came back from, for as long as this visit lasts. */
  origin: Origin | null;
};

/** Rows a page (LIST-01), until its reader chooses otherwise. */
export const ROWS_PER_PAGE = 10;
const perPageKey = 'baris-per-halaman';

/** How many rows a page has for this person on this device. */
export function usePerPage(): number {
  return bacaIngatan<number>(useOrang().actor.uuid, perPageKey) ?? ROWS_PER_PAGE;
}

/**
 * A page that has emptied, as its last row was done, gives way to the last one there is. True until then: there are rows,
 * only not here.
 */
export function usePageThatIs(
  data: ListData<unknown>,
  { page, perPage, setPage }: Pick<ListState<never>, 'page' | 'perPage' | 'setPage'>,
): boolean {
  const counted = data.jenis === 'siap' && (data.page ?? page) === page;
  const last = counted ? Math.max(1, Math.ceil(data.total / perPage)) : page;
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
  sort: null,
});

/** What a page tells the list that it leads back to: the name of its notice, the row it was about, whether to go on at once. */
export type Back = { kabar: string; dari: string | null; goOn: boolean };

/** The row that one comes back from: another page than the list may have led to it, as Beranda does. */
export function originOf(kept: Origin | undefined, back: Partial<Back> | null): Origin | null {
  const dari = back?.dari ?? kept?.row;
  if (dari === undefined || dari === kept?.row) return kept ?? null;
  return { row: dari, top: 0 };
}

/** Where a list was left, in its own entry of the browser's history: 'back' finds it there. */
type Entry = { asal?: Origin } | null;

/**
 * Filters, search and page of one list. They live in its address, so that each tab has its own and 'back' and who is given
 * the address find them; what stood when a row was opened is restored once on return by any other way (LIST-08, LIST-09).
 * `key` names the list; `defaults` must have every filter.
 */
export function useListState<F extends FilterValues>(key: string, defaults: F): ListState<F> {
  const userId = useOrang().actor.uuid;
  const stored = `daftar:${key}`;
  const [kept] = useState(() => {
    const baca = (di: 'tab' | 'perangkat') =>
      bacaIngatan<Choices<F> & { origin?: Origin }>(userId, stored, di);
    return baca('tab') ?? baca('perangkat');
  });
  const { key: visit, search: query, state: back } = useLocation();
  // A page that is loaded anew, or found again by 'back', is come back to no more.
  const type = useNavigationType();
  const [origin] = useState(() =>
    originOf(
      (window.history.state as Entry)?.asal ?? kept?.origin,
      type === 'POP' ? null : (back as Back | null),
    ),
  );
  const called = new URLSearchParams(query).has(waitingParam);
  const [begun] = useState<Choices<F>>(() => {
    const told = choicesIn(query, defaults);
    if (told) return told;
    if (called && !kept?.waiting) return onlyWaiting(defaults, true);
    return {
      filters: { ...defaults, ...kept?.filters },
      search: kept?.search ?? '',
      page: kept?.page ?? 1,
      waiting: kept?.waiting ?? false,
      sort: kept?.sort ?? null,
    };
  });
  const [choices, setChoices] = useState(begun);
  useEffect(() => {
    lupakan(userId, stored, 'tab');
    lupakan(userId, stored);
  }, [userId, stored]);
  useEffect(() => {
    // What was restored is used once; the address says what was chosen here. The router need not hear of it, and knows
    // nothing of it: a dialog that it puts into the address takes the rest away.
    if (choices === begun) return;
    const { pathname, search } = window.location;
    const said = queryWith(search, choices, defaults);
    if (said !== search) window.history.replaceState(window.history.state, '', pathname + said);
  }, [choices, begun, defaults, visit]);
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
  const setSort = useCallback((sort: string | null) => setChoices((now) => ({ ...now, sort, page: 1 })), []);
  const perPage = usePerPage();
  const setPerPage = (chosen: number) => {
    ingat(userId, perPageKey, chosen);
    // The first row that was shown stays among those that are.
    setChoices((now) => ({ ...now, page: Math.ceil(((now.page - 1) * perPage + 1) / chosen) }));
  };

  return {
    ...choices,
    setFilter,
    setSearch,
    setPage,
    setSort,
    perPage,
    setPerPage,
    setWaiting,
    remember: (row) => {
      const asal: Origin = { row, top: window.scrollY };
      ingat(userId, stored, { ...choices, origin: asal }, 'tab');
      // For a tab that comes after this one (REG-05); none takes what this one has itself.
      ingat(userId, stored, { ...choices, origin: asal });
      window.history.replaceState({ ...(window.history.state as Entry), asal }, '');
    },
    origin,
  };
}
