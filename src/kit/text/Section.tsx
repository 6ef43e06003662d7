import { useId, type ReactNode } from 'react';
import { whole } from './whole.tsx';
import classes from './Section.module.css';

export type SectionProps = {
  title: string;
  /** Beside the heading: 'Ubah'. */
  action?: ReactNode;
  /** Between the two: what it is the part of. */
  lead?: ReactNode;
  /** Closer together: one of several that are worked through at once. */
  dense?: boolean;
  children: ReactNode;
};

/** One part of a record: a heading on a card. */
export function Section({ title, action, lead, dense = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id} data-dense={dense || undefined}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {whole(title)}
        </h2>
        {lead}
        {action}
      </div>
      {children}
    </section>
  );
}
