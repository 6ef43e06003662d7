import type { ReactNode } from 'react';
import { MISSING } from '#domain/core/format.ts';
import { whole } from './whole.tsx';
import classes from './FactList.module.css';

export type Fact = {
  label: string;
  value: ReactNode;
  /** Takes both columns: addresses, notes. */
  wide?: boolean | undefined;
};

export type FactListProps = {
  facts: readonly Fact[];
  /** A line each, the value beside its label, where a column of facts stands beside other things. */
  dense?: boolean;
};

/** The value, or '-' where there is none (LIST-18); 0 is a value. */
export function orMissing(value: ReactNode): ReactNode {
  const empty = value === null || value === undefined || value === false;
  return empty || (typeof value === 'string' && value.trim() === '') ? MISSING : value;
}

/** Label and value pairs: one above the other in two columns where there is room, or dense. */
export function FactList({ facts, dense = false }: FactListProps) {
  return (
    <div className={classes.frame}>
      <dl className={classes.list} data-dense={dense || undefined}>
        {facts.map((fact) => (
          <div key={fact.label} className={classes.fact} data-wide={fact.wide || undefined}>
            <dt className="mj-label">{fact.label}</dt>
            <dd className={classes.value}>{whole(orMissing(fact.value))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
