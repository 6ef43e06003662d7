import { useId, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import classes from './Kelompok.module.css';

export type KelompokProps<T> = {
  title: string;
  rows: readonly T[];
  /** What this group is, and what to do with it. */
  hint: string;
  action?: ReactNode;
  children: (row: T) => ReactNode;
};

/** How many rows of a group are drawn at first, and more at each wish: a device can hold thousands. */
const sekaligus = 20;

/** One group of the outbox; nothing at all when it is empty. */
export function Kelompok<T>({ title, rows, hint, action, children }: KelompokProps<T>) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title} id={id}>
            {title} <span className={classes.count}>{rows.length}</span>
          </h2>
          <p className={classes.hint}>{hint}</p>
        </div>
        {action}
      </div>
      <Daftar rows={rows}>{children}</Daftar>
    </section>
  );
}

/** The same, closed until it is asked for. */
export function KelompokTertutup<T>({ title, rows, hint, children }: Omit<KelompokProps<T>, 'action'>) {
  if (rows.length === 0) return null;
  return (
    <details className={classes.group}>
      <summary className={classes.summary}>
        <h2 className={classes.title}>
          {title} <span className={classes.count}>{rows.length}</span>
        </h2>
        <span className={classes.hint}>{hint}</span>
      </summary>
      <Daftar rows={rows}>{children}</Daftar>
    </details>
  );
}

function Daftar<T>({ rows, children }: Pick<KelompokProps<T>, 'rows' | 'children'>) {
  const [tampil, setTampil] = useState(sekaligus);
  const sisa = rows.length - tampil;
  return (
    <>
      <ul className={classes.list}>{rows.slice(0, tampil).map(children)}</ul>
      {sisa > 0 ? (
        <Button variant="default" mt="sm" onClick={() => setTampil((now) => now + sekaligus)}>
          Tampilkan {Math.min(sisa, sekaligus)} lagi dari {sisa}
        </Button>
      ) : null}
    </>
  );
}
