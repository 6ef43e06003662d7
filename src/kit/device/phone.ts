import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '@mantine/hooks';

/** Narrower than a tablet: cards for tables, dialogs that fill the screen. Known at the first render. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

/** From this width on, in rem, there is room for a table. */
const TABLE_REM = 48;

/**
 * Room for a table: from a tablet on. Told by the size of the text, which may grow without any width the page is asked
 * about. Known at the first render: there is no server rendering, and a table that turns into cards would jump.
 */
export const useHasTableRoom = (): boolean => useSyncExternalStore(watchRoom, hasTableRoom, () => false);

function measureRoom(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.matchMedia(`(min-width: ${TABLE_REM * rem}px)`).matches;
}

/** As it was measured last, for as long as somebody watches: measuring in every drawing lays the page out anew each time. */
let room: boolean | null = null;
const hasTableRoom = (): boolean => (room ??= measureRoom());

const watching = new Set<() => void>();
const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measureAnew);

function measureAnew(): void {
  room = measureRoom();
  for (const onChange of watching) onChange();
}

/** With the window, and with the text: the page gets another height with it. */
function watchRoom(onChange: () => void): () => void {
  if (watching.size === 0) {
    observer?.observe(document.documentElement);
    window.addEventListener('resize', measureAnew);
  }
  watching.add(onChange);
  return () => {
    watching.delete(onChange);
    if (watching.size > 0) return;
    observer?.disconnect();
    window.removeEventListener('resize', measureAnew);
    room = null;
  };
}
