import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Origin } from './list-state.ts';
import type { RowLink } from './ListTable.tsx';
import classes from './ListReturn.module.css';

/** An act that waits for the reader in a row: what the workflow calls it, which row it is, and the page for it. */
export type NextAct = { label: string; about: string; to: string };

export type ListReturnProps<R> = {
  origin: Origin | null;
  rows: readonly R[];
  linkOf: (row: R) => RowLink;
  next?: ((row: R) => NextAct | null) | undefined;
};

/** Says in words what the frame round the row says to the eye. */
export const OriginMark = () => (
  <span className={classes.mark}>
    <IconArrowBackUp aria-hidden size="0.875rem" />
    Terakhir dibuka
  </span>
);

/** Where one has been brought back to: rows that are read anew move nobody. */
const reached = new WeakSet<Origin>();

/**
 * Coming back to a list: the row one came from is where it was, with the focus on it, and the notice of the act that led
 * here says how to go on. Draws nothing itself.
 */
export function ListReturn<R>({ origin, rows, linkOf, next }: ListReturnProps<R>) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const kabar: unknown = (state as { kabar?: unknown } | null)?.kabar;

  const comeBack = useEffectEvent(() => {
    if (origin === null || reached.has(origin)) return;
    reached.add(origin);
    bringBack(origin);
  });
  // After the frame's own effect, which begins every page at its top.
  useEffect(() => queueMicrotask(comeBack), []);

  const offer = useEffectEvent(async () => {
    const found = next && afterAct(rows, linkOf, next);
    if (!found || typeof kabar !== 'string') return;
    const { label, act, link } = found;
    // Loaded late: the page that made the notice has it, and no list needs it otherwise.
    const { offerNext } = await import('./toast.ts');
    const go = () => {
      link.onOpen();
      void navigate(act.to);
    };
    offerNext(kabar, { label, to: act.to, go });
  });
  // Also when the rows are read anew: what was waiting a moment ago may be done.
  useEffect(() => void offer(), [rows]);
  return null;
}

/** What comes next: on the row one came from, else the first that waits after it, else the first of all. */
export function afterAct<R>(
  rows: readonly R[],
  linkOf: (row: R) => RowLink,
  next: (row: R) => NextAct | null,
): { label: string; act: NextAct; link: RowLink } | null {
  const links = rows.map(linkOf);
  const from = links.findIndex(({ origin }) => origin);
  for (let step = 0; step < rows.length; step++) {
    const at = (Math.max(0, from) + step) % rows.length;
    const act = next(rows[at]!);
    if (!act) continue;
    const label = at === from ? `Lanjut: ${act.label}` : `Berikutnya: ${act.about}`;
    return { label, act, link: links[at]! };
  }
  return null;
}

/** The page where it was, or the row in the middle of it where it has moved; the focus as if one had not been away. */
function bringBack({ top }: Origin): void {
  window.scrollTo({ top });
  const row = document.querySelector('[data-asal]');
  if (!row) return;
  const { top: begin, bottom: end } = row.getBoundingClientRect();
  if (begin < 0 || end > window.innerHeight) row.scrollIntoView({ block: 'center' });
  if (document.activeElement === document.body || document.activeElement?.id === 'isi')
    row.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
}
