/** A time for which something is taken, as a calendar shows it. */
export type ScheduleEntry = {
  id: string;
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm, both of the same day: what goes on past midnight is one more on the next. */
  from: string;
  until: string;
  /** What is taken. */
  resource: string;
  resourceName: string;
  /** By whom, where the reader may know. */
  who: string | null;
  /** Asked for, granted; in words. */
  state: string;
  /** Not granted yet: drawn with a broken edge. */
  asked: boolean;
  own: boolean;
  /** Written here and not sent yet. */
  waiting: boolean;
  /** Where its record is, for who may open it. */
  to?: string | undefined;
};

/** In the order they begin. */
export const byDayAndTime = (a: ScheduleEntry, b: ScheduleEntry): number =>
  `${a.day} ${a.from}`.localeCompare(`${b.day} ${b.from}`);
