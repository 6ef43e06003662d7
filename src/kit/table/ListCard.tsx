import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orMissing } from '#kit/text/FactList.tsx';
import { OriginMark } from '#kit/text/OriginMark.tsx';
import type { Column, RowLink } from './ListTable.tsx';
import { ShortName } from '#kit/text/ShortName.tsx';
import classes from './ListCard.module.css';

export type ListCardProps<R> = {
  row: R;
  link: RowLink;
  columns: readonly Column<R>[];
  /** One further down where what it shares with others is said above it. */
  level?: 2 | 3;
  /** It waits for its reader. */
  isTurn?: boolean | undefined;
};

/** A name as short as its three lines ask for; everything else as it is. */
const named = (content: ReactNode, inLink?: true): ReactNode =>
  typeof content === 'string' ? <ShortName inLink={inLink}>{content}</ShortName> : content;

/** One row of a list as it stands on a phone, made of the columns of its table; the whole card opens the record. */
export function ListCard<R>({ row, link, columns, level = 2, isTurn }: ListCardProps<R>) {
  const Heading = `h${level}` as const;
  const at = (place: Column<R>['card']) => columns.find(({ card }) => card === place)?.cell(row, link);
  const facts = columns.filter(({ card, from }) => card === undefined && from !== 'berkas');
  const code = at('code');
  const next = at('next');
  return (
    <article className={classes.card} data-asal={link.origin || undefined} data-turn={isTurn || undefined}>
      {link.origin ? <OriginMark /> : null}
      <div className={classes.head}>
        {code ? <span className="mj-label">{code}</span> : null}
        {at('status')}
      </div>
      <Heading className={classes.title}>
        <Link className={classes.open} to={link.to} onClick={link.onOpen} data-opens>
          {named(at('title'), true)}
        </Link>
      </Heading>
      {facts.length > 0 ? (
        <dl className={classes.facts}>
          {facts.map(({ title, label = title, cell }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{named(orMissing(cell(row, link)))}</dd>
            </div>
          ))}
        </dl>
      ) : null}
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
