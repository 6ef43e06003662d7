import type { ReactNode } from 'react';
import { formatRupiah, formatWaiting, waitingDays, type DateInput } from '#domain/core/format.ts';
import { DateText } from '#kit/text/DateText.tsx';
import type { Column, FileColumn, RowLink } from './ListTable.tsx';
import { ShortName } from '#kit/text/ShortName.tsx';
import { WriteMarks, type WriteMarksProps } from '#kit/notice/WriteMarks.tsx';
import classes from './list-columns.module.css';

/** What a screen says of a ready column besides its content. */
type More = Pick<Column<never>, 'width' | 'from' | 'label' | 'sort'>;

/** A day, in one line. */
export const dateColumn = <R,>(title: string, day: (row: R) => DateInput, more: More = {}): Column<R> => ({
  title,
  width: 6.5,
  fit: true,
  cell: (row) => <DateText value={day(row)} as="singkat" />,
  file: [{ title, kind: 'tanggal', value: (row) => plainDay(day(row)) }],
  ...more,
});

const plainDay = (day: DateInput): string | null => (day instanceof Date ? day.toISOString() : (day ?? null));

/** From one day to another, in words; in a file each has a column of its own, so that they can be put in order. */
export const daysColumn = <R,>(
  title: string,
  [from, to]: readonly [(row: R) => DateInput, (row: R) => DateInput],
  { cell, ...more }: More & { cell: (row: R) => ReactNode },
): Column<R> => ({
  title,
  cell,
  file: [
    { title: `${title}: mulai`, kind: 'tanggal', value: (row) => plainDay(from(row)) },
    { title: `${title}: selesai`, kind: 'tanggal', value: (row) => plainDay(to(row)) },
  ],
  ...more,
});

/** An amount of rupiah, below the others by its last figure. */
export const moneyColumn = <R,>(
  title: string,
  amount: (row: R) => number,
  { sum, sumTitle, ...more }: More & Pick<FileColumn<R>, 'sum' | 'sumTitle'> = {},
): Column<R> => ({
  title,
  width: 7,
  fit: true,
  align: 'end',
  cell: (row) => <span className={classes.money}>{formatRupiah(amount(row))}</span>,
  file: [
    {
      title: title.replace(' (Rp)', ''),
      kind: 'rupiah',
      value: amount,
      ...(sum && { sum }),
      ...(sumTitle !== undefined && { sumTitle }),
    },
  ],
  ...more,
});

/** A `<StatusBadge>`, and the word on it. */
export const statusColumn = <R,>(
  title: string,
  status: (row: R) => ReactNode,
  word: (row: R) => string,
  more: More = {},
): Column<R> => ({
  title,
  card: 'status',
  cell: (row) => <span className={classes.stack}>{status(row)}</span>,
  file: [{ title, value: word }],
  ...more,
});

/** The same with the reader's own writes below it; what is only on this device has no word yet. */
export const writtenStatusColumn = <R extends WriteMarksProps['tampilan']>(
  title: string,
  status: (row: R) => ReactNode,
  word: (row: R) => string,
  more: More = {},
): Column<R> =>
  statusColumn(
    title,
    (row) => (
      <>
        {status(row)}
        <WriteMarks tampilan={row} />
      </>
    ),
    (row) => word(row) || 'Belum terkirim',
    more,
  );

/**
 * 'Proses selanjutnya': what the person wants to know. `since` is when it began to wait for them, null where it does not;
 * `due` says by when it is to be done, `dueDay` which day that is. A file has both as numbers, to be put in order.
 */
export const nextColumn = <R,>(
  next: (row: R) => string,
  {
    since,
    due,
    dueDay,
    ...more
  }: More & {
    since?: (row: R) => string | null;
    due?: (row: R) => ReactNode;
    dueDay?: (row: R) => string | null;
  } = {},
): Column<R> => ({
  title: 'Proses selanjutnya',
  card: 'next',
  cell: (row) => {
    const begun = since?.(row);
    return (
      next(row) && (
        <>
          <strong className="mj-tebal">{next(row)}</strong>
          {waitingSince(begun)}
          {due?.(row)}
        </>
      )
    );
  },
  file: [
    { title: 'Proses selanjutnya', value: next },
    ...(since
      ? [
          {
            title: 'Menunggu (hari)',
            kind: 'bilangan' as const,
            value: (row: R) => waitingDays(since(row), new Date()),
          },
        ]
      : []),
    ...(dueDay ? [{ title: 'Janji selesai', kind: 'tanggal' as const, value: dueDay }] : []),
  ],
  ...more,
});

/** How long a row has waited for its reader, in small print (BEYOND-32); nothing where it does not. */
export const waitingSince = (begun: string | null | undefined): ReactNode =>
  begun ? <small className={classes.since}> {formatWaiting(begun, new Date())}</small> : null;

/** What one may do from a row: `<RowButton>`s and what else acts by itself, side by side where there is room. */
export const actionColumn = <R,>(
  actions: (row: R, link: RowLink) => ReactNode,
  more: More = {},
): Column<R> => ({
  title: 'Aksi',
  card: 'actions',
  fit: true,
  file: [],
  cell: (row, link) => <span className={classes.actions}>{actions(row, link)}</span>,
  ...more,
});

export type CodeProps = {
  children: ReactNode;
  /** What the code is of, in small print below it; a card has it as a fact. */
  note?: ReactNode;
};

/** A code or number that is compared letter by letter. */
export function Code({ children, note }: CodeProps) {
  return (
    <span className={classes.stack}>
      <span className={`mj-kode ${classes.code}`}>{children}</span>
      {note ? <span className={classes.note}>{note}</span> : null}
    </span>
  );
}

export type NumberedProps = {
  /** What people call it by, or that it has none yet. */
  number: string;
  children: ReactNode;
};

/** A title under its number, in one cell; in a file each has its own. */
export const numberedColumn = <R,>(
  title: string,
  { number, numberTitle = 'Nomor', missing = '', name, nameTitle = title, ...more }: NumberedColumn<R>,
): Column<R> => ({
  title,
  card: 'title',
  cell: (row) => (
    <Numbered number={number(row) ?? missing}>
      <ShortName inLink>{name(row)}</ShortName>
    </Numbered>
  ),
  file: [
    { title: numberTitle, value: number },
    { title: nameTitle, value: name },
  ],
  ...more,
});

type NumberedColumn<R> = Pick<Column<R>, 'width' | 'from' | 'opens' | 'sort'> & {
  number: (row: R) => string | null;
  /** What a file calls the number. */
  numberTitle?: string;
  /** What stands there as long as it has none. */
  missing?: string;
  name: (row: R) => string;
  nameTitle?: string;
};

/** A title under its number, in one cell: no column is lost to the number. */
export function Numbered({ number, children }: NumberedProps) {
  return (
    <span className={classes.numbered}>
      <span className={`mj-kode ${classes.number}`}>{number}</span> <span>{children}</span>
    </span>
  );
}

/** A word with what belongs to it in small print below; a card has that as a fact. */
export const Noted = ({ note, children }: { note: string; children: ReactNode }) => (
  <span>
    {children}
    <span className={classes.noted}>{note}</span>
  </span>
);
