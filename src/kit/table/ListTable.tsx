import { useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { UrutanDaftar } from '#domain/core/fields.ts';
import { orMissing } from '#kit/text/FactList.tsx';
import { OriginMark } from '#kit/text/OriginMark.tsx';
import { GroupRow, together, type ListGroup } from './ListGroup.tsx';
import type { SheetKind, SheetValue } from '#kit/sheet/sheet.ts';
import { useRowKeys } from './row-keys.ts';
import { ShortName } from '#kit/text/ShortName.tsx';
import classes from './ListTable.module.css';

/** What opens the record of one row: a link that stores the list's choices on the way (LIST-08). */
export type RowLink = {
  to: string;
  onOpen: () => void;
  /** One has just come back from it. */
  origin?: boolean;
};

/** What a downloaded list says of each row, as a value: an amount there is a number, a day a day. Unsaid, it is text. */
export type FileColumn<R> = {
  title: string;
  kind?: SheetKind;
  value: (row: R) => SheetValue;
  /** What of a row goes into the total below the rows; a file whose columns have none has no such line. */
  sum?: (row: R) => number;
  /** What that total is called, where it is not of every row. */
  sumTitle?: string;
};

/** What a cell says, also in a downloaded list: text is the same there, of what is drawn it has to be said. */
type Said<R> =
  | { cell: (row: R, link: RowLink) => string | null | undefined; file?: readonly FileColumn<R>[] }
  | { cell: (row: R, link: RowLink) => ReactNode; file: readonly FileColumn<R>[] };

/**
 * What a list says of each row: a column of its table, a place on its cards, and columns of its file. Ready ones are in
 * list-columns.tsx. A cell gives '' or null for what is missing: '-' is shown (LIST-18).
 */
export type Column<R> = Said<R> & {
  title: string;
  /** Its cell is the link that opens the record by keyboard. One column of a list has it. */
  opens?: true;
  /**
   * In rem, in a narrow table: it grows with the reader's text, but never beyond a quarter of the table. In a wide one every
   * column is as wide as what it holds asks for.
   */
  width?: number;
  /** It holds what stands in one line, and is no wider. */
  fit?: true;
  /**
   * How wide the table must be for this column to show; the record's own page has it in any case. 'kartu': on cards only,
   * 'berkas': in the downloaded list only.
   */
  from?: 'sedang' | 'luas' | 'kartu' | 'berkas';
  /** What the list can be put in order by at its head, where there is an index for it. */
  sort?: UrutanDaftar | undefined;
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
  /** Rows that share a head. */
  group?: ListGroup<R> | undefined;
  /** Whether a row waits for its reader. */
  isTurn?: ((row: R) => boolean) | undefined;
  /** What the rows are in order by, as the list's address has it. */
  sort: string | null;
  onSort: (sort: string | null) => void;
  /** What comes with the rows. */
  after?: ReactNode;
};

/** A click on something that acts by itself, or one that ends a text selection, does not open the row. */
const isOwnClick = (event: MouseEvent): boolean =>
  (event.target as Element).closest('a, button, input, [role="button"], [data-acts]') !== null ||
  window.getSelection()?.isCollapsed === false;

/** While rows are chosen, one is by a press anywhere on it; with the shift key all up to it. */
function choose(choice: Element, { shiftKey }: MouseEvent): void {
  if (choice.matches(':enabled'))
    choice.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

const classOf = ({ from, align, fit }: Pick<Column<never>, 'from' | 'align' | 'fit'>): string =>
  [from && classes[from], align && classes.figures, fit && classes.fit].filter(Boolean).join(' ');

/** What a narrow table gives it: the columns that say nothing share what is left. */
const styleOf = ({ width }: Pick<Column<never>, 'width'>): CSSProperties =>
  width ? ({ '--lebar': `${width}rem` } as CSSProperties) : {};

/** The rows of a list from 768 px on; the whole row opens its record, and a link in it does so by keyboard. */
export function ListTable<R>(props: ListTableProps<R>) {
  const { rows, rowKey, linkOf, columns, firstNumber, group, isTurn, after } = props;
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const shown = columns.filter(({ from }) => from !== 'kartu' && from !== 'berkas');
  const open = (event: MouseEvent, { to, onOpen }: RowLink) => {
    if (isOwnClick(event)) return;
    const choice = event.currentTarget.querySelector('[data-chooses]');
    if (choice) return choose(choice, event);
    onOpen();
    void navigate(to);
  };
  return (
    <div className={classes.frame}>
      <table ref={table} className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={`${classes.luas} ${classes.fit}`}>
              No.
            </th>
            {shown.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={classOf(column)}
                style={styleOf(column)}
                {...(column.sort ? { 'aria-sort': ariaSort(props.sort, column.sort) } : {})}
              >
                {column.sort ? <SortHead title={column.title} by={column.sort} {...props} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        {together(rows, group).map(({ key, rows: found, head, from }) => (
          <tbody key={key}>
            {head ? <GroupRow head={head} columns={shown.length + 1} /> : null}
            {found.map((row, index) => {
              const link = linkOf(row);
              return (
                // The link in the row does the same by keyboard.
                <tr
                  key={rowKey(row)}
                  className={classes.record}
                  data-asal={link.origin || undefined}
                  data-turn={isTurn?.(row) || undefined}
                  onClick={(event) => open(event, link)}
                >
                  <td className={classes.luas}>{firstNumber + from + index}</td>
                  {shown.map((column) => (
                    <td key={column.title} className={classOf(column)}>
                      <Cell column={column} row={row} link={link} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      {after}
    </div>
  );
}

type Sorting = Pick<ListTableProps<never>, 'sort' | 'onSort'>;

const ariaSort = (sort: string | null, by: UrutanDaftar) =>
  sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : 'none';

/** Upwards at the first press, downwards at the second, at the third in the list's own order again. */
export const nextSort = (sort: string | null, by: UrutanDaftar): string | null =>
  sort === by ? `-${by}` : sort === `-${by}` ? null : by;

const sortWords = { dibuat: 'waktu pengajuan', kode: 'kode' } as const satisfies Record<UrutanDaftar, string>;

/** The head of a column by which the list can be put in order. */
function SortHead({ title, by, sort, onSort }: Sorting & { title: string; by: UrutanDaftar }) {
  const Icon = sort === by ? IconArrowUp : sort === `-${by}` ? IconArrowDown : IconArrowsSort;
  return (
    <UnstyledButton
      className={classes.sort ?? ''}
      title={`Urutkan menurut ${sortWords[by]}`}
      data-set={sort?.endsWith(by) || undefined}
      onClick={() => onSort(nextSort(sort, by))}
    >
      {title}
      <Icon aria-hidden size="0.875rem" />
    </UnstyledButton>
  );
}

function Cell<R>({ column, row, link }: { column: Column<R>; row: R; link: RowLink }) {
  const found = orMissing(column.cell(row, link));
  const content = typeof found === 'string' ? <ShortName inLink={column.opens}>{found}</ShortName> : found;
  if (!column.opens) return content;
  return (
    <>
      <Link className={classes.open} to={link.to} onClick={link.onOpen} data-opens>
        {content}
      </Link>
      {link.origin ? <OriginMark /> : null}
    </>
  );
}
