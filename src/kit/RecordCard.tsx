import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orMissing } from './FactList.tsx';
import type { Fact } from './FactList.tsx';
import classes from './RecordCard.module.css';

export type RecordCardProps = {
  title: string;
  code?: string | null | undefined;
  /** A `<StatusBadge>`. */
  status?: ReactNode;
  facts?: readonly Fact[] | undefined;
  /** 'Proses selanjutnya'. */
  next?: string | null | undefined;
  /** The whole card opens the record. */
  to?: string | undefined;
  /** Runs before the record opens, e.g. to remember the filters (LIST-08). */
  onOpen?: (() => void) | undefined;
  actions?: ReactNode;
};

/** One row of a list as it stands on a phone. */
export function RecordCard({ title, code, status, facts, next, to, onOpen, actions }: RecordCardProps) {
  return (
    <article className={classes.card} data-opens={to ? true : undefined}>
      <div className={classes.head}>
        {code ? <span className={`mj-kode ${classes.code ?? ''}`}>{code}</span> : null}
        {status ? <span className={classes.status}>{status}</span> : null}
      </div>
      <h2 className={classes.title}>
        {to ? (
          <Link className={classes.open} to={to} {...(onOpen ? { onClick: onOpen } : {})}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {facts && facts.length > 0 ? (
        <dl className={classes.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={classes.fact}>
              <dt>{fact.label}</dt>
              <dd>{orMissing(fact.value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {next ? (
        <p className={classes.next}>
          <span>Proses selanjutnya</span>
          <strong>{next}</strong>
        </p>
      ) : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </article>
  );
}
