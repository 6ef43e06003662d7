import type { ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import type { Column } from '#kit/table/ListTable.tsx';
import classes from './Many.module.css';

type Choosing<R> = {
  columns: readonly Column<R>[];
  /** A table; cards otherwise. */
  wide: boolean;
  /** Says for the ear which row it is. */
  about: (row: R) => string;
  openFirst: (row: R) => string | null;
  isChosen: (row: R) => boolean;
  /** It was chosen, and has changed since. */
  isChanged: (row: R) => boolean;
  choose: (key: string, isChosen: boolean, toHere?: boolean) => void;
};

/**
 * The columns of a list whose rows are chosen: none leads to its record. A card has the choice in place of what is done with it;
 * a table at its beginning, and in place of what comes next, which is this, what was kept for wider ones.
 */
export function choosingColumns<R extends { data: { uuid: string } }>(choosing: Choosing<R>): Column<R>[] {
  const { columns, wide, about } = choosing;
  const box = (row: R) => <Box {...choosing} row={row} label={wide ? null : 'Pilih'} name={about(row)} />;
  const why = (row: R) => <Why {...choosing} row={row} />;
  const choice = { title: 'Pilih', file: [], fit: true, card: 'actions' } as const;
  const others = columns
    .filter(({ card }) => card !== 'actions')
    .map(({ opens: _opens, ...column }) => column as Column<R>);
  if (!wide) {
    const cell = (row: R) => (
      <>
        {why(row)}
        {box(row)}
      </>
    );
    return [...others, { ...choice, cell }];
  }
  const shown = others
    .filter(({ card }) => card !== 'next')
    .map(({ from, ...column }): Column<R> => (from === 'luas' ? column : { ...column, from }) as Column<R>);
  return [{ ...choice, cell: box }, ...shown.map((column) => withWhy(column, why))];
}

/** What a row is called, and below it why it cannot be chosen. */
const withWhy = <R,>(column: Column<R>, why: (row: R) => ReactNode): Column<R> =>
  column.card === 'title'
    ? {
        ...column,
        file: column.file ?? [],
        cell: (row, link) => (
          <>
            {column.cell(row, link)}
            {why(row)}
          </>
        ),
      }
    : column;

type OneProps<R> = Omit<Choosing<R>, 'columns' | 'wide' | 'about'> & { row: R };

function Box<R extends { data: { uuid: string } }>({
  row,
  label,
  name,
  openFirst,
  isChosen,
  choose,
}: OneProps<R> & { label: string | null; name: string }) {
  const able = openFirst(row) === null;
  return (
    <Checkbox
      {...(label ? { label, className: classes.choice ?? '' } : {})}
      classNames={{ body: classes.body ?? '', input: classes.box ?? '' }}
      aria-label={`Pilih ${name}`}
      data-chooses
      // Where the keys go from row to row.
      data-opens={able || undefined}
      disabled={!able}
      checked={isChosen(row)}
      onChange={({ currentTarget: { checked }, nativeEvent }) =>
        choose(row.data.uuid, checked, (nativeEvent as MouseEvent).shiftKey)
      }
    />
  );
}

function Why<R>({ row, openFirst, isChanged }: OneProps<R>) {
  const reason = openFirst(row);
  if (reason) return <p className={classes.why}>{reason}</p>;
  return isChanged(row) ? <p className={classes.changed}>Berubah setelah dipilih, lihat lagi</p> : null;
}
