import { longDay } from './days.ts';
import type { ScheduleEntry } from './entry.ts';
import { ScheduleBox } from './ScheduleBox.tsx';
import classes from './Schedule.module.css';

export type ScheduleListProps = {
  entries: readonly ScheduleEntry[];
  /** Says of each what is taken: not all are of the same thing. */
  named: boolean;
};

/** The same as words below each other, day by day. */
export const ScheduleList = ({ entries, named }: ScheduleListProps) =>
  [...Map.groupBy(entries, ({ day }) => day)].map(([day, taken]) => (
    <section key={day} className={classes.day}>
      <h3>{longDay(day)}</h3>
      <ul>
        {taken.map((entry) => (
          <li key={entry.id}>
            <ScheduleBox entry={entry} named={named} />
          </li>
        ))}
      </ul>
    </section>
  ));
