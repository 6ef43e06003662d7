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

/** The columns of a list whose rows are chosen: none leads to its record, and in place of what is done with it stands the choice. */
export function choosingColumns<R extends { data: { uuid: string } }>(choosing: Choosing<R>): Column<R>[] {
  const { columns, wide, about } = choosing;
  const plain = columns
    .filter(({ card }) => card !== 'actions')
    .map(({ opens: _opens, ...column }) => column as Column<R>);
  const place = { file: [], fit: true, card: 'actions' } as const;
  const box = (row: R) => <Box {...choosing} row={row} label={wide ? null : 'Pilih'} name={about(row)} />;
  const why = (row: R) => <Why {...choosing} row={row} />;
  return wide
    ? [{ title: 'Pilih', ...place, cell: box }, ...plain, { title: 'Keterangan', ...place, cell: why }]
    : [
        ...plain,
        {
          title: 'Pilih',
          ...place,
          cell: (row) => (
            <>
              {why(row)}
              {box(row)}
            </>
          ),
        },
      ];
}

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
      className={label ? classes.choice : ''}
      {...(label ? { label } : {})}
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
  return isChanged(row) ? (
    <p className={classes.changed}>Berubah setelah dipilih: lihat lagi sebelum memilihnya</p>
  ) : null;
}
