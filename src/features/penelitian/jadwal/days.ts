import { addDays } from '#domain/core/clock.ts';

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** 1 Monday to 7 Sunday. */
const weekday = (day: string): number => new Date(noon(day)).getUTCDay() || 7;

/** Where a calendar opens: today, or on a weekend the Monday after it. */
export const workday = (day: string): string => (weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day);

/** Seven days from Monday on. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekday(day));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

/** The days of a week worth a column: a weekend only where something is on it. */
export const shownDays = (week: readonly string[], taken: ReadonlySet<string>): string[] =>
  week.filter((day) => weekday(day) < 6 || taken.has(day));

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', ...options });
  return (day: string): string => formatter.format(noon(day));
};

/** 'Senin, 23 November 2026' */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 'Sen, 23 Nov' */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' });

const range = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', dateStyle: 'long' });
/** '23 – 29 November 2026' */
export const dayRange = (from: string, until: string): string => range.formatRange(noon(from), noon(until));
