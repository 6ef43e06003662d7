import type { CSSProperties } from 'react';
import classes from './SkeletonRows.module.css';

export type SkeletonRowsProps = {
  /** As many as the page will hold, so that nothing jumps (LIST-01: 10). */
  rows?: number;
  label?: string;
};

/** Below these there is their room: fifty of them are drawn as long as the rows themselves. */
const drawn = 20;

// Uneven widths look like words; a fixed cycle keeps them still between renders.
const widths = ['62%', '48%', '70%', '55%', '44%'];

/** Rows from 768 px, cards below, as the list itself will stand. */
export function SkeletonRows({ rows = 10, label = 'Memuat data' }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="mj-terdengar">{label}</span>
      <div
        className={classes.rows}
        aria-hidden
        style={{ '--sisa': Math.max(0, rows - drawn) } as CSSProperties}
      >
        {Array.from({ length: Math.min(rows, drawn) }, (_, index) => (
          <div key={index} className={classes.row}>
            <span className={classes.short} />
            <span className={classes.bar} style={{ width: widths[index % widths.length] }} />
            <span className={classes.short} />
            <span className={classes.badge} />
          </div>
        ))}
      </div>
    </div>
  );
}
