import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays } from '#domain/core/clock.ts';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { shortDay, shownDays } from './days.ts';
import type { ScheduleEntry } from './entry.ts';
import { ScheduleGrid } from './ScheduleGrid.tsx';
import { ScheduleList } from './ScheduleList.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { daysOf, periodName, stepOf, type ScheduleView } from './view.ts';
import classes from './Schedule.module.css';

export type ScheduleProps = {
  view: ScheduleView;
  onView: (view: ScheduleView) => void;
  day: string;
  onDay: (day: string) => void;
  today: string;
  /** The first day of which anything is known. */
  firstDay: string;
  /** Of the days shown; undefined while they are read. */
  entries: readonly ScheduleEntry[] | undefined;
  /** What is taken: 'Instrumen'. */
  resourceTitle: string;
  /** The name of the only one that is shown, or null for all. */
  resource: string | null;
  /** Why nothing is there, and what that means. */
  empty: string;
};

const views: { value: ScheduleView; label: string }[] = [
  { value: 'daftar', label: 'Daftar' },
  { value: 'hari', label: 'Hari' },
  { value: 'minggu', label: 'Minggu' },
];

/** What is taken and when: as a list, a day by its hours, or a week (look.md: finger, keyboard, and read aloud). */
export function Schedule(props: ScheduleProps) {
  const { view, onView, day, onDay, today, firstDay } = props;
  const days = daysOf(view, day);
  const step = stepOf(view);
  const nama = view === 'hari' ? 'Hari' : 'Minggu';
  return (
    <div className="mj-tumpuk-3">
      <div className={classes.bar}>
        <div className="mj-jajar-2">
          <ActionIcon
            variant="default"
            aria-label={`${nama} sebelumnya`}
            disabled={days[0]! <= firstDay}
            onClick={() => onDay(addDays(day, -step))}
          >
            <IconChevronLeft aria-hidden size="1.25rem" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={`${nama} berikutnya`}
            onClick={() => onDay(addDays(day, step))}
          >
            <IconChevronRight aria-hidden size="1.25rem" />
          </ActionIcon>
          <Button variant="default" onClick={() => onDay(today)}>
            Hari ini
          </Button>
        </div>
        <SegmentedControl
          className={classes.views ?? ''}
          aria-label="Tampilan jadwal"
          value={view}
          onChange={(value) => onView(value as ScheduleView)}
          data={views}
        />
      </div>
      <h2 className={classes.period} aria-live="polite">
        {periodName(view, day)}
      </h2>
      <Body {...props} days={days} />
    </div>
  );
}

function Body(props: ScheduleProps & { days: readonly string[] }) {
  const { view, onView, day, onDay, today, entries, resourceTitle, resource, empty, days } = props;
  if (!entries) return <SkeletonRows rows={4} label="Memuat jadwal" />;
  if (entries.length === 0) return <EmptyState title="Belum ada pesanan" reason={empty} />;
  if (view === 'daftar') return <ScheduleList entries={entries} named={resource === null} />;
  const buka = (next: string) => {
    onDay(next);
    onView('hari');
  };
  const label = `Jadwal ${resource ?? resourceTitle.toLowerCase()}, ${periodName(view, day)}`;
  const shown = shownDays(days, new Set(entries.map((entry) => entry.day)));
  if (view === 'minggu' && resource === null)
    return <ScheduleTable {...{ label, resourceTitle, today, entries }} days={shown} onDay={buka} />;
  const columns =
    view === 'minggu'
      ? shown.map((one) => ({
          key: one,
          name: shortDay(one),
          entries: entries.filter((entry) => entry.day === one),
          today: one === today,
        }))
      : [...Map.groupBy(entries, (entry) => entry.resource)]
          .map(([key, taken]) => ({ key, name: taken[0]!.resourceName, entries: taken, today: false }))
          .sort((a, b) => a.name.localeCompare(b.name, 'id'));
  return <ScheduleGrid label={label} columns={columns} onColumn={view === 'minggu' ? buka : undefined} />;
}
