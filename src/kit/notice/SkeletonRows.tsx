import { Skeleton } from '@mantine/core';
import classes from './SkeletonRows.module.css';

export type SkeletonRowsProps = {
  /** As many as the page will hold, so that nothing jumps (LIST-01: 10). */
  rows?: number;
  label?: string;
};

// Uneven widths look like words; a fixed cycle keeps them still between renders.
const widths = ['62%', '48%', '70%', '55%', '44%'];

/** Rows from 768 px, cards below, as the list itself will stand. */
export function SkeletonRows({ rows = 10, label = 'Memuat data' }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="mj-terdengar">{label}</span>
      <div className={classes.rows} aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={classes.row}>
            <Skeleton className={classes.short} height="0.75rem" width="1.5rem" radius="sm" />
            <Skeleton height="0.75rem" width={widths[index % widths.length] ?? '50%'} radius="sm" />
            <Skeleton className={classes.short} height="0.75rem" width="70%" radius="sm" />
            <Skeleton height="1.5rem" width="7rem" radius="sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
