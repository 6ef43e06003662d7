import type { MasterField } from '#domain/core/master.ts';
import type { Sel } from '#domain/core/impor-nilai.ts';

/** What a value of a table is, which decides how its file shows it. */
export type SheetKind = 'teks' | 'bilangan' | 'rupiah' | 'tanggal' | 'waktu';

/** Text, a number, a day 'YYYY-MM-DD' or a moment in ISO; nothing where it says nothing. */
export type SheetValue = string | number | null | undefined;

export type SheetColumn = {
  title: string;
  kind: SheetKind;
  /** What may be chosen, for a column that is to be filled in. */
  options?: readonly string[] | undefined;
  /** The last row has the total of it. */
  sum?: boolean;
};

export type SheetRow = readonly SheetValue[];

/** A table that goes into a file; its rows may still be on their way. */
export type Sheet = {
  title: string;
  columns: readonly SheetColumn[];
  rows: Iterable<SheetRow> | AsyncIterable<SheetRow>;
};
/** One of which all rows are there. */
export type WholeSheet = Sheet & { rows: readonly SheetRow[] };

/** A file that is no table we can read; the message says what to do. */
export class SheetUnreadable extends Error {}

/** The rows of a file below its titles, with the numbers a spreadsheet shows beside them; empty ones are left out. */
export type ReadSheet = {
  heads: readonly string[];
  rows: readonly { number: number; cells: readonly Sel[] }[];
};

/** Whether a text is a day there is: the 31st of February is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The files a table can be. */
export const sheetFormats = {
  xlsx: { label: 'Excel', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { label: 'CSV', mime: 'text/csv;charset=utf-8' },
} as const;
export type SheetFormat = keyof typeof sheetFormats;

/** 'Alat Laboratorium Kimia Farmasi 2026-11-22.xlsx': what tells files apart, in characters every system takes (GAP-152). */
export function sheetFileName(words: readonly string[], day: string, format: SheetFormat): string {
  const name = words
    .join(' ')
    .replace(/[^\p{L}\p{N} ,.()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
    .trim();
  return `${name} ${day}.${format}`;
}

/** How a file shows a field. */
export function sheetKindOf({ kind }: Pick<MasterField, 'kind'>): SheetKind {
  if (kind === 'takaran') return 'bilangan';
  return kind === 'rupiah' || kind === 'bilangan' || kind === 'tanggal' ? kind : 'teks';
}
