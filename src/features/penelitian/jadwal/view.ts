import { addDays } from '#domain/core/clock.ts';
import { dayRange, longDay, weekOf } from './days.ts';

/** How a calendar is looked at: the next seven days as words, a day, or a week from Monday on. */
export type ScheduleView = 'daftar' | 'hari' | 'minggu';

/** The days that are shown, the first and the last of which bound what is asked for. */
export function daysOf(view: ScheduleView, day: string): string[] {
  if (view === 'hari') return [day];
  return view === 'minggu' ? weekOf(day) : Array.from({ length: 7 }, (_, at) => addDays(day, at));
}

/** How far one goes forward and back. */
export const stepOf = (view: ScheduleView): number => (view === 'hari' ? 1 : 7);

/** 'Senin, 23 November 2026' or '23 – 29 November 2026' */
export const periodName = (view: ScheduleView, day: string): string => {
  const days = daysOf(view, day);
  return view === 'hari' ? longDay(day) : dayRange(days[0]!, days.at(-1)!);
};
