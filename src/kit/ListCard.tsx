import { Link } from 'react-router-dom';
import { orMissing } from './FactList.tsx';
import type { Column, RowLink } from './ListTable.tsx';
import classes from './ListCard.module.css';

export type ListCardProps<R> = {
  row: R;
  link: RowLink;
  columns: readonly Column<R>[];
  /** It waits for its reader. */
  isTurn?: boolean | undefined;
};

/** One row of a list as it stands on a phone, made of the columns of its table; the whole card opens the record. */
export function ListCard<R>({ row, link, columns, isTurn }: ListCardProps<R>) {
  const at = (place: Column<R>['card']) => columns.find(({ card }) => card === place)?.cell(row, link);
  const code = at('code');
  const next = at('next');
  return (
    <article className={classes.card} data-turn={isTurn || undefined}>
      <div className={classes.head}>
        {code ? <span className={classes.code}>{code}</span> : null}
        {at('status')}
      </div>
      <h2 className={classes.title}>
        <Link className={classes.open} to={link.to} onClick={link.onOpen}>
          {at('title')}
        </Link>
      </h2>
      <dl className={classes.facts}>
        {columns
          .filter(({ card }) => card === undefined)
          .map(({ title, label = title, cell }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{orMissing(cell(row, link))}</dd>
            </div>
          ))}
      </dl>
      {next ? (
        <p className={classes.next}>
          <span>Proses selanjutnya</span>
          {next}
        </p>
      ) : null}
      <div className={classes.actions}>{at('actions')}</div>
    </article>
  );
}
