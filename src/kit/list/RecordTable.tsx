import { useState, type ReactNode } from 'react';
import { Table } from '@mantine/core';
import { orMissing } from '#kit/text/FactList.tsx';
import { ListPager } from './ListPager.tsx';
import { ROWS_PER_PAGE } from './list-state.ts';
import { useHasTableRoom } from '#kit/device/phone.ts';
import { SearchBox } from './SearchBox.tsx';
import classes from './RecordTable.module.css';

/** What a table says of each row: a column, and a place on its cards. */
export type RecordColumn<R> = {
  title: string;
  cell: (row: R) => ReactNode;
  /** Figures stand below each other by their last one. */
  figures?: true;
  /** In rem. */
  width?: number;
  /** Where it stands on a card. Unsaid, it is one of the facts. */
  card?: 'title' | 'mark' | 'actions';
};

export type RecordTableProps<R> = {
  /** What it is a list of, for the ear. */
  label: string;
  rows: readonly R[];
  rowKey: (row: R) => string;
  columns: readonly RecordColumn<R>[];
};

/** The few rows that belong to a record: a table, on a phone cards. */
export function RecordTable<R>({ label, rows, rowKey, columns }: RecordTableProps<R>) {
  const wide = useHasTableRoom();
  if (!wide)
    return (
      <ul className="mj-tumpuk-3" aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={classes.card}>
            <Card row={row} columns={columns} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={classes.frame}>
      <Table
        className={`mj-tabel ${classes.table}`}
        aria-label={label}
        verticalSpacing="sm"
        horizontalSpacing="sm"
        fz="sm"
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ title, figures, width }) => (
              <Table.Th
                key={title}
                className={(figures && classes.figures) || ''}
                {...(width === undefined ? {} : { w: `${width}rem` })}
              >
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)}>
              {columns.map(({ title, cell, figures }) => (
                <Table.Td key={title} className={(figures && classes.figures) || ''}>
                  {orMissing(cell(row))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Card<R>({ row, columns }: { row: R; columns: readonly RecordColumn<R>[] }) {
  const at = (place: RecordColumn<R>['card']) => columns.find(({ card }) => card === place)?.cell(row);
  const facts = columns.filter(({ card }) => card === undefined);
  const actions = at('actions');
  return (
    <>
      <div className={classes.mark}>{at('mark')}</div>
      <h3 className={classes.title}>{at('title')}</h3>
      <dl className={classes.facts}>
        {facts.map(({ title, cell }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{orMissing(cell(row))}</dd>
          </div>
        ))}
      </dl>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </>
  );
}

export type SearchedTableProps<R> = RecordTableProps<R> & {
  searchLabel: string;
  fits: (row: R, search: string) => boolean;
  /** Beside the search: what one may do here. */
  action?: ReactNode;
  /** Below the rows: a grand total. */
  total?: ReactNode;
  /** When there is nothing at all. */
  empty: string;
};

/** The same of rows that may be many: searched, ten a page (USAGE-02, LETTER-09). */
export function SearchedTable<R>(props: SearchedTableProps<R>) {
  const { rows, searchLabel, fits, action, total, empty } = props;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = rows.filter((row) => fits(row, search));
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  // A row that goes away may take the last page with it.
  const now = Math.min(page, pages);
  return (
    <div className="mj-tumpuk-3">
      <div className="mj-jajar-3 mj-baris mj-renggang">
        <div className={classes.search}>
          <SearchBox
            label={searchLabel}
            value={search}
            onSearch={(text) => {
              setSearch(text.trim());
              setPage(1);
            }}
          />
        </div>
        {action}
      </div>
      {found.length === 0 ? (
        <p className={classes.none}>
          {rows.length === 0 ? empty : `Tidak ada yang cocok dengan '${search}'.`}
        </p>
      ) : (
        <>
          <RecordTable {...props} rows={found.slice((now - 1) * ROWS_PER_PAGE, now * ROWS_PER_PAGE)} />
          {total}
          <ListPager page={now} perPage={ROWS_PER_PAGE} total={found.length} onPage={setPage} />
        </>
      )}
    </div>
  );
}
