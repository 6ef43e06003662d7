import { useId, type ReactNode } from 'react';
import classes from './Section.module.css';

export type SectionProps = {
  title: string;
  /** Beside the heading: 'Ubah'. */
  action?: ReactNode;
  children: ReactNode;
};

/** One part of a record: a heading on a card. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
