import { useId, type ReactNode } from 'react';
import classes from './Kelompok.module.css';

export type KelompokProps = {
  title: string;
  count: number;
  /** What this group is, and what to do with it. */
  hint: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One group of the outbox; nothing at all when it is empty. */
export function Kelompok({ title, count, hint, action, children }: KelompokProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title} id={id}>
            {title} <span className={classes.count}>{count}</span>
          </h2>
          <p className={classes.hint}>{hint}</p>
        </div>
        {action}
      </div>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

/** The same, closed until it is asked for. */
export function KelompokTertutup({ title, count, hint, children }: Omit<KelompokProps, 'action'>) {
  if (count === 0) return null;
  return (
    <details className={classes.group}>
      <summary className={classes.summary}>
        <h2 className={classes.title}>
          {title} <span className={classes.count}>{count}</span>
        </h2>
        <span className={classes.hint}>{hint}</span>
      </summary>
      <ul className={classes.list}>{children}</ul>
    </details>
  );
}
