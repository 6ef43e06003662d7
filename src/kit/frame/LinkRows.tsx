import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconChevronRight } from '@tabler/icons-react';
import { openedWaiting } from './waiting.ts';
import { whole } from '#kit/text/whole.tsx';
import classes from './LinkRows.module.css';

/** Places one can go to, one below the other. */
export function LinkRows({ children }: { children: ReactNode }) {
  return <ul className="mj-tumpuk-2">{children}</ul>;
}

/** Their place while they are read: as high as rows of two lines are. */
export const LinkRowsSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" aria-busy="true">
    <span className="mj-terdengar">Memuat data</span>
    <div className={`mj-tumpuk-2 ${classes.coming}`} aria-hidden>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={classes.row}>
          <span className={classes.words}>
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        </div>
      ))}
    </div>
  </div>
);

export type LinkRowProps = {
  to: string;
  title: string;
  code?: string | null;
  /** What it is, or what is to be done there. */
  note?: string;
  /** By when. */
  due?: ReactNode;
  /** It waits for the reader (GAP-150). */
  turn?: boolean;
};

export function LinkRow({ to, title, code = null, note, due, turn = false }: LinkRowProps) {
  return (
    <li>
      <Link className={classes.row} to={to} state={turn ? openedWaiting : null} data-turn={turn || undefined}>
        <span className={classes.words}>
          <strong>{whole(title)}</strong>
          {code || note ? (
            <span className={classes.note}>
              {code ? <span className="mj-kode">{code}</span> : null}
              {note ? (
                <span>
                  {whole(note)}
                  {due}
                </span>
              ) : null}
            </span>
          ) : null}
        </span>
        <IconChevronRight aria-hidden size="1.25rem" className="mj-redup" />
      </Link>
    </li>
  );
}
