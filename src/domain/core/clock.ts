/** Where "now" comes from. Injected, so that rules about days can be tested and replayed. */
export type Clock = { now: () => Date };
export const systemClock: Clock = { now: () => new Date() };

/** Indonesia's zones and how many hours each is ahead of UTC, all year: there is no summer time. */
const hoursAhead = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type Zone = keyof typeof hoursAhead;
export const zones = Object.keys(hoursAhead) as Zone[];

let zone: Zone = 'WIB';

/** Says once, before anything is shown or judged, in which zone the laboratories lie (TIME_ZONE, BEYOND-26). */
export const setZone = (given: Zone): void => {
  zone = given;
};

/** The zone as people write it after a time: 'WIB'. */
export const zoneLabel = (): Zone => zone;

/** The zone as ISO 8601 and Postgres write it: '+07:00'. */
export const zoneOffset = (): string => `+0${hoursAhead[zone]}:00`;

/** What the laboratories' clock shows, as the UTC fields of a Date: for what knows no zones. */
export const wallClock = (moment: Date): Date => new Date(moment.getTime() + hoursAhead[zone] * 3_600_000);

/** The calendar day at the laboratories as YYYY-MM-DD: every rule about "today" is judged there (GAP-79). */
export const labDay = (moment: Date): string => wallClock(moment).toISOString().slice(0, 10);

/** The day (YYYY-MM-DD) so many days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** How many days (YYYY-MM-DD) the second is after the first. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / (24 * 60 * 60 * 1000));

/** The time at the laboratories as HH:mm. */
export const labTime = (moment: Date): string => wallClock(moment).toISOString().slice(11, 16);

/** The moment at which a clock at the laboratories shows a time (HH:mm) of a day (YYYY-MM-DD). */
export const labMoment = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00${zoneOffset()}`);

/**
 * The moment a write was made, in server time: the device's clock corrected by the offset it measured,
 * never later than its arrival (offline.md section 5). A clock that makes no sense counts as the arrival.
 */
export function capturedMoment(capturedAt: string, clockOffsetMs: number, receivedAt: Date): Date {
  const corrected = new Date(capturedAt).getTime() + clockOffsetMs;
  return corrected >= 0 && corrected <= receivedAt.getTime() ? new Date(corrected) : receivedAt;
}

/** A queued write that arrives later than this is accepted but marked 'terlambat' (offline.md section 5). */
export const lateAfterMs = 14 * 24 * 60 * 60 * 1000;

/**
 * When the server had a record. Which came first is not told by `createdAt`, the clock of a device that may have been long
 * without a network: the first row of a history is written on arrival.
 */
export const arrivedAt = ({
  createdAt,
  history,
}: {
  createdAt: string;
  history: readonly { createdAt: string }[];
}): string => history[0]?.createdAt ?? createdAt;
