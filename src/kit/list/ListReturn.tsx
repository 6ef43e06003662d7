import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isLeftBehind } from '#kit/device/focus-kept.ts';
import type { Back, Origin } from './list-state.ts';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { nextRow } from '#kit/text/shorten.ts';

/** An act that waits for the reader in a row: what the workflow calls it, which row it is, and the page for it. */
export type NextAct = { label: string; about: string; to: string };

/** Reads one row of a list by its key, whatever page or filter is shown; null asks for none. */
export type UseRow<R> = (key: string | null) => R | null | undefined;

export type ListReturnProps<R> = {
  origin: Origin | null;
  rows: readonly R[];
  linkOf: (row: R) => RowLink;
  next?: ((row: R) => NextAct | null) | undefined;
  /** The row itself, where it is not among `rows`: undefined while first reading, null where it cannot be had. */
  useRow?: UseRow<R> | undefined;
  /** Whether a row waits for the reader (GAP-151); another row is offered only if it does. */
  isTurn?: ((row: R) => boolean) | undefined;
  /** What rows belong to, by its key: what is left to do there comes before everything else. */
  groupOf?: ((row: R) => string) | undefined;
};

/** What of the window is covered: by the bars, and at its end by the notice of an act above the lower one. */
const bar = { top: 64, bottom: 80 };
const notice = 128;

/** Where one has been brought back to: rows that are read anew move nobody. */
const reached = new WeakSet<Origin>();

/**
 * Coming back to a list: the row one came from is where it was, with the focus on it, and the notice of the act that led
 * here says how to go on. Draws nothing itself.
 */
export function ListReturn<R>(props: ListReturnProps<R>) {
  const { origin, rows, linkOf, next, useRow = useNoRow, isTurn, groupOf } = props;
  const { state } = useLocation();
  const navigate = useNavigate();
  const told = state as Partial<Back> | null;
  const kabar: unknown = told?.kabar;
  // Only from the form itself: whoever comes back to the list wants the list.
  const goesOn = useNavigationType() !== 'POP' && told?.goOn === true;
  const isShown = rows.some((row) => linkOf(row).origin);
  const elsewhere = useRow(isShown || typeof kabar !== 'string' ? null : (origin?.row ?? null));

  const comeBack = useEffectEvent(() => {
    if (origin === null || reached.has(origin)) return;
    reached.add(origin);
    bringBack(origin, typeof kabar === 'string');
  });
  // After the frame's own effect, which begins every page at its top.
  useEffect(() => queueMicrotask(comeBack), []);

  const openNext = ({ act, link }: Omit<WhatNext, 'label'>): void => {
    link.onOpen();
    void navigate(act.to);
  };
  const offer = useEffectEvent(async () => {
    // Until its own row is read, another one would take the place of its next act.
    if (!next || typeof kabar !== 'string' || elsewhere === undefined) return;
    const all = { rows, elsewhere, linkOf, isTurn, groupOf };
    const other = goesOn ? afterAct({ ...all, next: ofOthers(next, linkOf) }) : null;
    if (other) return openNext(other);
    const found = afterAct({ ...all, next });
    // Loaded late: the page that made the notice has it, and no list needs it otherwise.
    const { offerNext, withdrawNext } = await import('#kit/notice/toast.ts');
    if (!found) return withdrawNext(kabar);
    const { label, act, link } = found;
    offerNext(kabar, { label, to: act.to, go: () => openNext({ act, link }) });
  });
  // Also when the rows are read anew: what was waiting a moment ago may be done. What comes next may be known later than they.
  const isKnown = next !== undefined;
  useEffect(() => void offer(), [rows, elsewhere, isKnown]);
  // A reader who goes elsewhere has chosen: two offers at once, or one over a form, would lead astray.
  useEffect(() => {
    if (typeof kabar !== 'string') return undefined;
    return () => void import('#kit/notice/toast.ts').then(({ withdrawNext }) => withdrawNext(kabar));
  }, [kabar]);
  return null;
}

/** What waits in every row but the one that was just done: read a moment ago, it may still look as if it waited. */
export const ofOthers =
  <R,>(next: (row: R) => NextAct | null, linkOf: (row: R) => RowLink) =>
  (row: R): NextAct | null =>
    linkOf(row).origin ? null : next(row);

/** For lists in whose rows nothing waits for the same person after an act. */
const useNoRow = (): null => null;

type WhatNext = { label: string; act: NextAct; link: RowLink };

type AfterAct<R> = Required<Pick<ListReturnProps<R>, 'rows' | 'linkOf'>> & {
  next: (row: R) => NextAct | null;
  /** The row one came from, where another page or a filter keeps it out of `rows`. */
  elsewhere: R | null;
} & Pick<ListReturnProps<R>, 'isTurn' | 'groupOf'>;

/**
 * What comes next: on the row one came from, else what waits beside it in its group, else the first that waits after it,
 * else the first of all.
 */
export function afterAct<R>({
  rows,
  elsewhere,
  linkOf,
  next,
  isTurn = () => true,
  groupOf,
}: AfterAct<R>): WhatNext | null {
  const offered = elsewhere === null ? rows : [elsewhere, ...rows];
  const links = offered.map(linkOf);
  const from = elsewhere === null ? links.findIndex(({ origin }) => origin) : 0;
  const circle = offered.map((_, step) => (Math.max(0, from) + step) % offered.length);
  const isBeside = (at: number) =>
    from >= 0 && groupOf !== undefined && groupOf(offered[at]!) === groupOf(offered[from]!);
  for (const at of [...circle.filter(isBeside), ...circle.filter((other) => !isBeside(other))]) {
    const row = offered[at]!;
    const act = at === from || isTurn(row) ? next(row) : null;
    if (!act) continue;
    const label = at === from ? `Lanjut: ${act.label}` : nextRow(act.about);
    return { label, act, link: links[at]! };
  }
  return null;
}

/** Whether some of a row is out of sight. */
export const isCovered = (row: { top: number; bottom: number }, height: number, noticed: boolean): boolean =>
  row.top < bar.top || row.bottom > height - bar.bottom - (noticed ? notice : 0);

/** The page where it was, or the row in the middle of it where it has moved; the focus as if one had not been away. */
function bringBack({ top }: Origin, noticed: boolean): void {
  window.scrollTo({ top });
  const row = document.querySelector('[data-asal]');
  if (!row) return;
  if (isCovered(row.getBoundingClientRect(), window.innerHeight, noticed))
    row.scrollIntoView({ block: 'center' });
  if (isNowhere(document.activeElement, noticed))
    row.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
}

/** After an act its dialogs are still on their way out; otherwise one that is open here is to keep its focus. */
function isNowhere(active: Element | null, noticed: boolean): boolean {
  if (active === document.body || active?.id === 'isi') return true;
  return noticed && isLeftBehind(active, { parts: [] });
}
