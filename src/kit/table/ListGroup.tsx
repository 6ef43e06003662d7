import type { ReactNode } from 'react';
import { ShortName } from '#kit/text/ShortName.tsx';
import { whole } from '#kit/text/whole.tsx';
import classes from './ListGroup.module.css';

/** Rows that belong together and follow each other in the list's order: what they share is said once, above them. */
export type ListGroup<R> = {
  /** The same for rows that belong together. */
  key: (row: R) => string;
  head: (row: R) => GroupHeadProps;
};

type GroupHeadProps = {
  code: string | null;
  name: string;
  /** What else they share, in the order of weight; what is missing is left out. */
  facts: readonly (string | null)[];
  /** How far they are: '2 dari 3 selesai'. */
  progress: string | null;
  /** By when that is to be, after the facts. */
  due?: ReactNode;
  /** The way to a page of all of them together. */
  action?: ReactNode;
};

type Together<R> = { key: string; rows: readonly R[]; head: GroupHeadProps | null; from: number };

/** The rows by what they share, in their order; without a group all of them, under no head. */
export function together<R>(rows: readonly R[], group: ListGroup<R> | undefined): Together<R>[] {
  if (!group) return [{ key: '', rows, head: null, from: 0 }];
  let from = 0;
  return [...Map.groupBy(rows, group.key)].map(([key, found]) => {
    const one = { key, rows: found, head: group.head(found[0] as R), from };
    from += found.length;
    return one;
  });
}

/** What stands above the rows of one group. */
function GroupHead({ code, name, facts, progress, due, action }: GroupHeadProps) {
  return (
    <span className={classes.head}>
      <span className={classes.name}>
        {code ? <span className={`mj-kode ${classes.code}`}>{code}</span> : null}
        <ShortName>{name}</ShortName>
      </span>
      {progress ? <span className={classes.progress}>{progress}</span> : null}
      <span className={classes.facts}>
        {facts.map((fact) => fact && <span key={fact}>{whole(fact)}</span>)}
        {due}
      </span>
      {action}
    </span>
  );
}

type GroupRowProps = { head: GroupHeadProps; columns: number };

/** The same as the head of its rows in a table. */
export const GroupRow = ({ head, columns }: GroupRowProps) => (
  <tr className={classes.row}>
    <th scope="rowgroup" colSpan={columns}>
      <GroupHead {...head} />
    </th>
  </tr>
);

type GroupCardsProps = { head: GroupHeadProps | null; children: ReactNode };

/** The same above the cards of a phone. */
export const GroupCards = ({ head, children }: GroupCardsProps) =>
  head ? (
    <section className={classes.cards}>
      <h2 className={classes.heading}>
        <GroupHead {...head} />
      </h2>
      {children}
    </section>
  ) : (
    children
  );
