import { useId, type CSSProperties } from 'react';
import type { ScheduleEntry } from './entry.ts';
import { placeEntries, shownHours } from './place.ts';
import { ScheduleBox } from './ScheduleBox.tsx';
import classes from './Schedule.module.css';

type GridColumn = { key: string; name: string; entries: readonly ScheduleEntry[]; today: boolean };

export type ScheduleGridProps = {
  /** What it shows, for who hears it. */
  label: string;
  columns: readonly GridColumn[];
  onColumn?: ((key: string) => void) | undefined;
};

/** An hour is 4 rem high and a box at least 2.75 rem: 44 px to touch. */
const leastMinutes = 42;

/** Times by their height: a column for each day, or for each thing that is taken. Read aloud it is a list a column. */
export function ScheduleGrid({ label, columns, onColumn }: ScheduleGridProps) {
  const { first, last } = shownHours(columns.flatMap(({ entries }) => entries));
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const style = { '--hours': hours.length, '--columns': columns.length } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <div className={classes.frame} role="region" aria-label={label} tabIndex={0} style={style} data-grid>
      <div className={classes.grid}>
        <div className={classes.hours} aria-hidden>
          {hours.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
          ))}
        </div>
        {columns.map((column) => (
          <Column key={column.key} column={column} first={first} onColumn={onColumn} />
        ))}
      </div>
    </div>
  );
}

type ColumnProps = Pick<ScheduleGridProps, 'onColumn'> & { column: GridColumn; first: number };

function Column({ column: { key, name, entries, today }, first, onColumn }: ColumnProps) {
  const id = useId();
  return (
    <section className={classes.column} aria-labelledby={id} data-today={today || undefined}>
      <h3 id={id} className={classes.head}>
        {onColumn ? (
          <button type="button" className={classes.open} onClick={() => onColumn(key)}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
      </h3>
      <ul className={classes.times}>
        {placeEntries(entries, leastMinutes).map(({ entry, start, length, lane, lanes }) => (
          <li
            key={entry.id}
            style={
              {
                '--start': start - first * 60,
                '--length': length,
                '--lane': lane,
                '--lanes': lanes,
              } as CSSProperties
            }
          >
            <ScheduleBox entry={entry} named={false} />
          </li>
        ))}
      </ul>
      {entries.length === 0 ? <p className="mj-terdengar">Belum ada pesanan</p> : null}
    </section>
  );
}
