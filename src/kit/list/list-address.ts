import { waitingParam } from '#kit/frame/waiting.ts';

/** What the filters of a list are set to. null is 'Semua': no filter (LIST-03). */
export type FilterValues = Record<string, string | null>;

export type Choices<F extends FilterValues> = {
  filters: F;
  search: string;
  page: number;
  /** Only what waits for the reader is shown (GAP-151). */
  waiting: boolean;
  /** What it is in order by, with a '-' before it from the last on; null is its own order. */
  sort: string | null;
};

/** Filters stand in the address under their own names. */
const searchParam = 'cari';
const pageParam = 'hal';
const sortParam = 'urut';

/** What an address says a list is set to, or null where it says nothing of it; a filter it leaves out is at its default. */
export function choicesIn<F extends FilterValues>(query: string, defaults: F): Choices<F> | null {
  const params = new URLSearchParams(query);
  const names = Object.keys(defaults);
  if (![searchParam, pageParam, sortParam, ...names].some((name) => params.has(name))) return null;
  const page = Number(params.get(pageParam) ?? 1);
  return {
    filters: Object.fromEntries(
      names.map((name) => [name, params.has(name) ? params.get(name) || null : defaults[name]]),
    ) as F,
    search: params.get(searchParam) ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    waiting: params.has(waitingParam),
    sort: params.get(sortParam),
  };
}

/** The query of an address with what a list is set to; whatever else stands in it stays. */
export function queryWith<F extends FilterValues>(query: string, choices: Choices<F>, defaults: F): string {
  const params = new URLSearchParams(query);
  const say = (name: string, value: string | null) =>
    value === null ? params.delete(name) : params.set(name, value);
  for (const [name, value] of Object.entries(choices.filters))
    say(name, value === defaults[name] ? null : (value ?? ''));
  say(searchParam, choices.search || null);
  say(pageParam, choices.page > 1 ? String(choices.page) : null);
  say(sortParam, choices.sort);
  say(waitingParam, choices.waiting ? '' : null);
  const text = params.toString().replaceAll(/=(?=&|$)/g, '');
  return text && `?${text}`;
}

/** Which way an order goes, in the words of the calls. */
export const directionOf = (sort: string | null): 'naik' | 'turun' | null =>
  sort === null ? null : sort.startsWith('-') ? 'turun' : 'naik';
