import type { CSSProperties } from 'react';
import { shortDay } from './days.ts';
import type { ScheduleEntry } from './entry.ts';
import { ScheduleBox } from './ScheduleBox.tsx';
import classes from './Schedule.module.css';

export type ScheduleTableProps = {
  label: string;
  /** What the rows are: 'Instrumen'. */
  resourceTitle: string;
  days: readonly string[];
  today: string;
  entries: readonly ScheduleEntry[];
  onDay: (day: string) => void;
};

/** A week of many things: a row for each that is taken, a column a day. */
export function ScheduleTable({ label, resourceTitle, days, today, entries, onDay }: ScheduleTableProps) {
  const rows = [...Map.groupBy(entries, ({ resource }) => resource)].sort(([, [a]], [, [b]]) =>
    a!.resourceName.localeCompare(b!.resourceName, 'id'),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <div className={classes.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table} style={{ '--days': days.length } as CSSProperties}>
        <caption className="mj-terdengar">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{resourceTitle}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                <button type="button" className={classes.open} onClick={() => onDay(day)}>
                  {shortDay(day)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([resource, taken]) => (
            <tr key={resource}>
              <th scope="row">{taken[0]!.resourceName}</th>
              {days.map((day) => {
                const here = taken.filter((entry) => entry.day === day);
                return (
                  <td key={day} data-today={day === today || undefined}>
                    {here.length === 0 ? <span className="mj-terdengar">Belum ada pesanan</span> : null}
                    {here.map((entry) => (
                      <ScheduleBox key={entry.id} entry={entry} named={false} />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
