import type { ScheduleEntry } from './entry.ts';

type Span = Pick<ScheduleEntry, 'from' | 'until'>;

/** Where one stands among those at the same time: the how manieth of how many side by side. */
type Placed<E> = { entry: E; start: number; length: number; lane: number; lanes: number };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Side by side what meets. `least`: how long the shortest is drawn, so that it can be read and touched; what would lie
 * under it then stands beside it too.
 */
export function placeEntries<E extends Span>(entries: readonly E[], least: number): Placed<E>[] {
  const placed: Placed<E>[] = [];
  let group: Placed<E>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.lanes = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const entry of entries.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const start = minutesOf(entry.from);
    const length = Math.max(least, minutesOf(entry.until) - start);
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = start + length;
    group.push({ entry, start, length, lane, lanes: 1 });
  }
  close();
  return placed;
}

/** The hours to show, whole: 7 to 17, and more where something is taken before or after. */
export function shownHours(entries: readonly Span[]): { first: number; last: number } {
  const first = Math.min(7, ...entries.map(({ from }) => Math.floor(minutesOf(from) / 60)));
  const last = Math.max(17, ...entries.map(({ until }) => Math.ceil(minutesOf(until) / 60)));
  return { first, last };
}
