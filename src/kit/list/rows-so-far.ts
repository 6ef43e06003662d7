import { startTransition, useEffect, useState } from 'react';

/** Drawn at once: more than a page has until its reader asks for more (LIST-01). */
const atOnce = 15;

/**
 * The rows of a list that are drawn by now: the first few at once, the others in a moment, some at a time. Fifty at once are
 * half a second of a slow device, in which it answers nothing. Rows that stood here already stay.
 */
export function useRowsSoFar<R>(rows: readonly R[], rowKey: (row: R) => string): readonly R[] {
  const [drawn, setDrawn] = useState<SoFar<R>>({ rows, many: atOnce });
  if (drawn.rows !== rows) setDrawn(followed(drawn, rows, rowKey));
  useEffect(() => {
    if (drawn.many < drawn.rows.length)
      startTransition(() => setDrawn((now) => ({ ...now, many: now.many + atOnce })));
  }, [drawn]);
  return drawn.many < rows.length ? rows.slice(0, drawn.many) : rows;
}

/** Rows, and how many of them are drawn. */
type SoFar<R> = { rows: readonly R[]; many: number };

/** How it goes on with the rows that are there now: from the beginning where most are others. */
export function followed<R>(
  { rows, many }: SoFar<R>,
  now: readonly R[],
  rowKey: (row: R) => string,
): SoFar<R> {
  const known = new Set(rows.map(rowKey));
  const others = now.filter((row) => !known.has(rowKey(row)));
  if (others.length > atOnce) return { rows: now, many: atOnce };
  return { rows: now, many: many < rows.length ? many : Math.max(many, now.length) };
}
