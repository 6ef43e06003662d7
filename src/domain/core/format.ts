import { daysBetween, labDay, labTime, zoneLabel } from './clock.ts';

/** What rows carry: an ISO moment, a plain day 'YYYY-MM-DD', a Date, or nothing. */
export type DateInput = string | Date | null | undefined;

/** Shown for anything missing (LIST-18). */
export const MISSING = '-';

const plainDay = /^\d{4}-\d{2}-\d{2}$/;

function toMoment(value: DateInput): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const moment = value instanceof Date ? value : new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const dayFormat = (dateStyle: 'long' | 'medium') => {
  const format = new Intl.DateTimeFormat('id-ID', { dateStyle, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};
const longDay = dayFormat('long');
const shortDay = dayFormat('medium');

const dayName = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'UTC' });
/** 'Jumat', of a plain day. */
export const formatWeekday = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`));

/** A plain day is that day everywhere; a moment is the day it was at the laboratories. */
const dayOf = (value: DateInput, moment: Date): string =>
  typeof value === 'string' && plainDay.test(value) ? value : labDay(moment);

/** '21 November 2025' (MSG-35). */
export function formatDate(value: DateInput): string {
  const moment = toMoment(value);
  return moment ? longDay(dayOf(value, moment)) : MISSING;
}

/** '21 Nov 2025', where days stand below each other: in one line at any width. */
export function formatShortDate(value: DateInput): string {
  const moment = toMoment(value);
  return moment ? shortDay(dayOf(value, moment)) : MISSING;
}

/** '10:42 WIB': a time of day, or from one to another, with the zone it is meant in (MSG-36, BEYOND-26). */
export const withZone = (time: string): string => `${time} ${zoneLabel()}`;

/** '10:42 WIB' (MSG-36). */
export function formatTime(value: DateInput): string {
  const moment = toMoment(value);
  return moment ? withZone(labTime(moment)) : MISSING;
}

/** '21 November 2025, 10:42 WIB'; a plain day has no time to show. */
export function formatDateTime(value: DateInput): string {
  const moment = toMoment(value);
  if (!moment) return MISSING;
  if (typeof value === 'string' && plainDay.test(value)) return longDay(value);
  return `${longDay(labDay(moment))}, ${withZone(labTime(moment))}`;
}

/** '21 November 2025, 10:42 WIB' of a day (YYYY-MM-DD) and a time (HH:mm) that people wrote; either may be missing. */
export const formatDayTime = (day: string | null, time: string | null): string =>
  day && time ? `${formatDate(day)}, ${withZone(time)}` : formatDate(day);

/** 'data per 10:42 WIB', with the day before it when that is not today. */
export function formatDataAge(readAt: DateInput, now: Date): string {
  const moment = toMoment(readAt);
  if (!moment) return MISSING;
  const today = labDay(moment) === labDay(now);
  return `data per ${today ? formatTime(moment) : formatDateTime(moment)}`;
}

/** For how many days something has waited, by the days at the laboratories; null where that is not known. */
export function waitingDays(since: DateInput, now: Date): number | null {
  const moment = toMoment(since);
  return moment && daysBetween(labDay(moment), labDay(now));
}

/** 'menunggu 3 hari', in the same. */
export function formatWaiting(since: DateInput, now: Date): string {
  const days = waitingDays(since, now);
  if (days === null) return MISSING;
  return days > 0 ? `menunggu ${days} hari` : 'menunggu sejak hari ini';
}

const decimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 });

/** '1.234,5': Indonesian grouping and decimal comma. */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? MISSING : decimal.format(value);
}

/** 'Rp 1.234.000' (MSG-37); what is taken off reads '-Rp 500.000'. */
export function formatRupiah(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  return `${value < 0 ? '-' : ''}Rp ${decimal.format(Math.abs(value))}`;
}

/** Ends a sentence that may end in a name: 'Agus Setiawan, A.Md.' has its dot already. */
export const kalimat = (kata: string): string => (kata.endsWith('.') ? kata : `${kata}.`);
