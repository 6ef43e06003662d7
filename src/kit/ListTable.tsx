import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { MISSING } from '#domain/core/format.ts';
import classes from './ListTable.module.css';

/** What opens the record of one row: a link that stores the list's choices on the way (LIST-08). */
export type RowLink = { to: string; onOpen: () => void };

/** A column of a list. `cell` gives '' or null for what is missing: the table shows '-' (LIST-18). */
export type Column<R> = {
  key: string;
  title: string;
  cell: (row: R, link: RowLink) => ReactNode;
  /** In rem: it grows with the reader's text, but never beyond a quarter of a narrow table. */
  width?: number;
  /** How wide the table must be for this column to show; the record's own page has it in any case. */
  from?: 'sedang' | 'luas';
  /** Money and counts stand below each other by their last figure. */
  align?: 'end';
};

export type ListTableProps<R> = {
  rows: readonly R[];
  rowKey: (row: R) => string;
  linkOf: (row: R) => RowLink;
  columns: readonly Column<R>[];
  /** The running number of the first row. */
  firstNumber: number;
};

const isMissing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** A click on something that acts by itself, or one that ends a text selection, does not open the row. */
const isOwnClick = (event: MouseEvent): boolean =>
  (event.target as Element).closest('a, button, input, [role="button"]') !== null ||
  window.getSelection()?.isCollapsed === false;

/** The rows of a list from 768 px on; the whole row opens its record, and a link in it does so by keyboard. */
export function ListTable<R>({ rows, rowKey, linkOf, columns, firstNumber }: ListTableProps<R>) {
  const navigate = useNavigate();
  const columnOf = ({ key, title, cell, width, from, align }: Column<R>): DataTableColumn<R> => {
    const visible = from ? { titleClassName: classes[from] ?? '', cellsClassName: classes[from] ?? '' } : {};
    return {
      accessor: key,
      title,
      ...(width ? { width: `min(${width}rem, 26cqi)` } : {}),
      ...(align ? { textAlign: 'right', noWrap: true } : {}),
      ...visible,
      render: (row) => {
        const content = cell(row, linkOf(row));
        return isMissing(content) ? MISSING : content;
      },
    };
  };
  return (
    <div className={classes.frame}>
      <DataTable<R>
        className={classes.table ?? ''}
        records={[...rows]}
        idAccessor={rowKey as never}
        columns={[
          { accessor: 'no', title: 'No.', width: '3rem', render: (_, index) => firstNumber + index },
          ...columns.map(columnOf),
        ]}
        rowClassName={classes.row ?? ''}
        onRowClick={({ record, event }) => {
          if (isOwnClick(event)) return;
          const { to, onOpen } = linkOf(record);
          onOpen();
          void navigate(to);
        }}
        fz="sm"
        minHeight={0}
        noRecordsText=""
        highlightOnHover
      />
    </div>
  );
}
