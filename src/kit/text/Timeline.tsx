import type { ReactNode } from 'react';
import type { Warna } from '#domain/core/workflow.ts';
import { DateText } from './DateText.tsx';
import type { DateInput } from '#domain/core/format.ts';
import { Note } from './Note.tsx';
import { whole } from './whole.tsx';
import classes from './Timeline.module.css';

type TimelineEntry = {
  id: string;
  time: DateInput;
  /** Who did it, with the role where that matters: 'Sri Wahyuni (Laboran)'. */
  person: string | null | undefined;
  title: string;
  warna?: Warna | undefined;
  /** Notes, files, reports. */
  body?: ReactNode;
};

export type TimelineProps = {
  /** In the order to show; histories arrive oldest first (GAP-113), screens usually turn them round. */
  entries: readonly TimelineEntry[];
  /** Names the list for those who do not see it. */
  label?: string;
};

export function Timeline({ entries, label = 'Riwayat' }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry} data-warna={entry.warna ?? 'netral'}>
          <p className="mj-tebal">{whole(entry.title)}</p>
          <p className={classes.meta}>
            <DateText value={entry.time} as="tanggal-waktu" />
            {entry.person ? <span className={classes.person}>{entry.person}</span> : null}
          </p>
          {entry.body ? (
            <div className={classes.body}>
              {typeof entry.body === 'string' ? <Note>{entry.body}</Note> : whole(entry.body)}
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
