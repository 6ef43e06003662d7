import { Link } from 'react-router-dom';
import { IconCircleCheckFilled, IconClockFilled, IconCloudUp } from '@tabler/icons-react';
import type { ScheduleEntry } from './entry.ts';
import classes from './Schedule.module.css';

export type ScheduleBoxProps = {
  entry: ScheduleEntry;
  /** Says what is taken too: its column or row does not. */
  named: boolean;
};

/** One taken time: when, whose, and whether it is granted; in words, not by colour alone. */
export function ScheduleBox({ entry, named }: ScheduleBoxProps) {
  const { from, until, resourceName, who, state, asked, own, waiting, to } = entry;
  const Mark = waiting ? IconCloudUp : asked ? IconClockFilled : IconCircleCheckFilled;
  const words = (
    <>
      <span className={classes.when}>
        <Mark aria-hidden size="0.875rem" />
        <time>
          {from}–{until}
        </time>
      </span>
      {named ? <span className={classes.what}>{resourceName}</span> : null}
      <span className={classes.whose}>{who === null ? state : `${state} · ${who}`}</span>
    </>
  );
  const marks = {
    className: classes.box ?? '',
    'data-asked': asked || undefined,
    'data-own': own || undefined,
  };
  return to ? (
    <Link to={to} {...marks}>
      {words}
    </Link>
  ) : (
    <div {...marks}>{words}</div>
  );
}
