/** Where "now" comes from. Injected, so that rules about days can be tested and replayed. */
export type Clock = { now: () => Date };
export const systemClock: Clock = { now: () => new Date() };

const zone = 'Asia/Jakarta';
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** The calendar day in Jakarta as YYYY-MM-DD: every rule about "today" is judged there (GAP-79). */
export const jakartaDay = (moment: Date): string => dayFormat.format(moment);

/** The day (YYYY-MM-DD) so many days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** How many days (YYYY-MM-DD) the second is after the first. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / (24 * 60 * 60 * 1000));

/** The wall-clock time in Jakarta as HH:mm. */
export const jakartaTime = (moment: Date): string => timeFormat.format(moment);

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
