/** A time for which something is taken, as a calendar shows it. */
export type ScheduleEntry = {
  id: string;
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm, both of the same day. */
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
