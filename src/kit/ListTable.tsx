import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { orMissing } from './FactList.tsx';
import classes from './ListTable.module.css';

/** What opens the record of one row: a link that stores the list's choices on the way (LIST-08). */
export type RowLink = { to: string; onOpen: () => void };

/** What a list says of each row: a column of its table, and a place on its cards. Ready ones are in list-columns.tsx. */
export type Column<R> = {
  title: string;
  /** Gives '' or null for what is missing: '-' is shown (LIST-18). */
  cell: (row: R, link: RowLink) => ReactNode;
  /** Its cell is the link that opens the record by keyboard. One column of a list has it. */
  opens?: true;
  /** In rem: it grows with the reader's text, but never beyond a quarter of a narrow table. */
  width?: number;
  /** How wide the table must be for this column to show; the record's own page has it in any case. */
  from?: 'sedang' | 'luas' | 'kartu';
  /** Money and counts stand below each other by their last figure. */
  align?: 'end';
  /** Where it stands on a card. Unsaid, it is one of the facts. */
  card?: 'title' | 'code' | 'status' | 'next' | 'actions';
  /** What the card calls it, where that is not the title. */
  label?: string;
};

export type ListTableProps<R> = {
  rows: readonly R[];
  rowKey: (row: R) => string;
  linkOf: (row: R) => RowLink;
  columns: readonly Column<R>[];
  /** The running number of the first row. */
  firstNumber: number;
  /** Whether a row waits for its reader. */
  isTurn?: ((row: R) => boolean) | undefined;
};

/** A click on something that acts by itself, or one that ends a text selection, does not open the row. */
const isOwnClick = (event: MouseEvent): boolean =>
  (event.target as Element).closest('a, button, input, [role="button"]') !== null ||
  window.getSelection()?.isCollapsed === false;

const classOf = ({ from, align }: Column<never>): string =>
  [from && classes[from], align && classes.figures].filter(Boolean).join(' ');

/** At least and at most as wide: the columns that say nothing share what is left. */
function styleOf(width: string): CSSProperties {
  return { width, minWidth: width, maxWidth: width };
}

/** The rows of a list from 768 px on; the whole row opens its record, and a link in it does so by keyboard. */
export function ListTable<R>({ rows, rowKey, linkOf, columns, firstNumber, isTurn }: ListTableProps<R>) {
  const navigate = useNavigate();
  const shown = columns.filter(({ from }) => from !== 'kartu');
  const open = (event: MouseEvent, { to, onOpen }: RowLink) => {
    if (isOwnClick(event)) return;
    onOpen();
    void navigate(to);
  };
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" style={styleOf('3rem')}>
              No.
            </th>
            {shown.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={classOf(column)}
                {...(column.width ? { style: styleOf(`min(${column.width}rem, 26cqi)`) } : {})}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const link = linkOf(row);
            return (
              // The link in the row does the same by keyboard.
              <tr
                key={rowKey(row)}
                data-turn={isTurn?.(row) || undefined}
                onClick={(event) => open(event, link)}
              >
                <td>{firstNumber + index}</td>
                {shown.map((column) => (
                  <td key={column.title} className={classOf(column)}>
                    <Cell column={column} row={row} link={link} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell<R>({ column, row, link }: { column: Column<R>; row: R; link: RowLink }) {
  const content = orMissing(column.cell(row, link));
  if (!column.opens) return content;
  return (
    <Link className={classes.open} to={link.to} onClick={link.onOpen}>
      {content}
    </Link>
  );
}
