import type { Column, FileColumn, RowLink } from './ListTable.tsx';
import type { Sheet, SheetRow, SheetValue } from '#kit/sheet/sheet.ts';

/** Where a file leads: nowhere. */
const noLink: RowLink = { to: '', onOpen: () => undefined };

/** What a file says of each row: a column of a list, or one that no screen shows. */
export type ToSheet<R> = Column<R> | FileColumn<R>;

/** A list as a file has it: what its columns say of each row, as the rows come. */
export function listSheet<R>(
  title: string,
  columns: readonly ToSheet<R>[],
  rows: Iterable<R> | AsyncIterable<R>,
): Sheet {
  const said = columns.flatMap(saidBy);
  return {
    title,
    columns: said.map(({ title: head, kind = 'teks', sum }) => ({ title: head, kind, sum: Boolean(sum) })),
    rows: sayings(said, rows),
  };
}

async function* sayings<R>(
  said: readonly FileColumn<R>[],
  rows: Iterable<R> | AsyncIterable<R>,
): AsyncGenerator<SheetRow> {
  const sums = said.map(({ sum }) => (sum ? 0 : null));
  let count = 0;
  for await (const row of rows) {
    yield said.map(({ value }) => value(row));
    for (const [at, { sum }] of said.entries()) if (sum) sums[at]! += sum(row);
    count += 1;
  }
  if (count === 0 || sums.every((sum) => sum === null)) return;
  const title = said.find(({ sumTitle }) => sumTitle !== undefined)?.sumTitle ?? 'Total';
  yield said.map((_, at) => sums[at] ?? (at === 0 ? title : null));
}

function saidBy<R>(column: ToSheet<R>): readonly FileColumn<R>[] {
  if ('value' in column) return [column];
  const { title, cell, file } = column;
  return file ?? [{ title, value: (row) => cell(row, noLink) as SheetValue }];
}
