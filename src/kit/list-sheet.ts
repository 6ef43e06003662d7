import type { Column, FileColumn, RowLink } from './ListTable.tsx';
import type { Sheet, SheetValue } from './sheet/sheet.ts';

/** Where a file leads: nowhere. */
const noLink: RowLink = { to: '', onOpen: () => undefined };

/** A list as a file has it: what its columns say of each row. */
export function listSheet<R>(title: string, columns: readonly Column<R>[], rows: readonly R[]): Sheet {
  const said = columns.flatMap(saidBy);
  return {
    title,
    columns: said.map(({ title: head, kind = 'teks' }) => ({ title: head, kind })),
    rows: rows.map((row) => said.map(({ value }) => value(row))),
  };
}

const saidBy = <R>({ title, cell, file }: Column<R>): readonly FileColumn<R>[] =>
  file ?? [{ title, value: (row) => cell(row, noLink) as SheetValue }];
