import { useEffect, type RefObject } from 'react';

/** How far a key goes among the rows: the arrows only once one is among them, or the page could not be scrolled. */
export function stepOf(key: string, isAmong: boolean): -1 | 0 | 1 {
  if (key === 'j' || (isAmong && key === 'ArrowDown')) return 1;
  if (key === 'k' || (isAmong && key === 'ArrowUp')) return -1;
  return 0;
}

/** The row a step leads to, of so many: from nowhere (-1) to the first, and beyond neither end. */
export const rowAfter = (at: number, step: -1 | 1, rows: number): number =>
  at === -1 ? 0 : Math.min(Math.max(0, at + step), rows - 1);

/** What the letters are typed into, or what lies above the table. */
const takesKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a key of the keyboard is meant for something else than the rows. */
export const isForRows = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !document.activeElement?.closest(takesKeys) &&
  !document.querySelector('[role="dialog"]');

/** j and k, and the arrows, move from row to row of this table; Enter opens the one whose link has the focus. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForRows(event)) return;
      const active = document.activeElement;
      const rows = [...(table.current?.querySelectorAll('tr:has([data-opens])') ?? [])];
      const among = rows.findIndex((row) => row.contains(active));
      const step = stepOf(event.key, among !== -1);
      if (step === 0 || rows.length === 0) return;
      event.preventDefault();
      const at = among === -1 ? rows.findIndex((row) => row.matches('[data-asal]')) : among;
      rows[rowAfter(at, step, rows.length)]?.querySelector<HTMLElement>('[data-opens]')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}
