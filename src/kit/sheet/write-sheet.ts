import { writeCsvStream } from 'hucre/csv';
import { colToLetter, rangeRef, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { labDay, labTime, wallClock } from '#domain/core/clock.ts';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '#domain/core/format.ts';
import { neutral } from './formula.ts';
import {
  isDay,
  sheetFormats,
  type Sheet,
  type SheetColumn,
  type SheetFormat,
  type SheetKind,
  type SheetRow,
  type SheetValue,
} from './sheet.ts';

/**
 * A table as a file of this kind, written while its rows come: however many they are, a device holds a few of them and the
 * file. Throws what its rows throw.
 */
export async function writeSheet(sheet: Sheet, format: SheetFormat): Promise<Blob> {
  const type = sheetFormats[format].mime;
  const written = format === 'xlsx' ? await toXlsx(sheet) : toCsv(sheet);
  if (!('getReader' in written)) return new Blob([written], { type });
  // Read by hand: a Response says of a stream that broke off only that it did.
  const reader = written.getReader();
  const parts: BlobPart[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read())
    parts.push(read.value as Uint8Array<ArrayBuffer>);
  return new Blob(parts, { type });
}

type Cell = string | number | Date | null;
type Written = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Month names in Indonesian whatever the language of Excel: 421 is its number for it. */
const formats: Record<SheetKind, string> = {
  teks: '@',
  bilangan: '#,##0.###',
  rupiah: '"Rp "#,##0;-"Rp "#,##0',
  tanggal: '[$-421]d mmmm yyyy',
  waktu: '[$-421]d mmmm yyyy hh:mm',
};

/** A value as its cell shows it. */
function shownIn(value: Cell, kind: SheetKind): string {
  if (typeof value === 'number') return kind === 'rupiah' ? formatRupiah(value) : formatNumber(value);
  if (value instanceof Date) return (kind === 'waktu' ? formatDateTime : formatDate)(value);
  return value ?? '';
}

/** In letters, beyond which a cell is wrapped; and what the button of the filter takes beside a title. */
const widest = 60;
const besideTitle = 4;

/** As wide as what a column holds. */
const widthOf = ({ title, kind }: SheetColumn, cells: readonly Cell[]): number =>
  cells.reduce<number>(
    (most, cell) => Math.min(widest, Math.max(most, shownIn(cell, kind).length + 2)),
    title.length + besideTitle,
  );

/** Beyond this many rows a file is streamed, which keeps a device's memory and knows neither filter nor print set-up. */
const mostWhole = 10_000;
/** As many letters as a sheet of paper is wide, about. */
const paperWidth = 95;

/**
 * Amounts, counts and days are what they are, so that they can be added up and put in order. One that is to be filled in
 * offers its choices.
 */
async function toXlsx({ title, columns, rows }: Sheet): Promise<Written> {
  const every = lines({ columns, rows }, cellOf);
  const begun: Cell[][] = [];
  for (let next = await every.next(); !next.done; next = await every.next()) {
    begun.push(next.value);
    if (begun.length > mostWhole) break;
  }
  const widths = columns.map((column, at) =>
    widthOf(
      column,
      begun.slice(1).map((row) => row[at] ?? null),
    ),
  );
  const sheet = {
    // What Excel refuses in the name of a sheet, and how long it may be.
    name: title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31),
    columns: columns.map(({ kind }, at) => ({
      width: widths[at]!,
      style: { numFmt: formats[kind], alignment: { wrapText: kind === 'teks', vertical: 'top' as const } },
    })),
    freezePane: { rows: 1 },
  };
  if (begun.length > mostWhole) return writeXlsxStream(both(begun, every), sheet);
  const total = columns.some(({ sum }) => sum) && begun.length > 1 ? begun.length - 1 : null;
  const bytes = await writeXlsx({
    sheets: [
      {
        ...sheet,
        rows: begun,
        cells: new Map(
          [0, ...(total === null ? [] : [total])].flatMap((row) => boldRow(begun, row, columns)),
        ),
        dataValidations: columns.flatMap(choiceOf),
        autoFilter: { range: rangeRef(0, 0, (total ?? begun.length) - 1, columns.length - 1) },
        pageSetup: {
          paperSize: 'a4',
          orientation: widths.reduce((sum, width) => sum + width) > paperWidth ? 'landscape' : 'portrait',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
        },
      },
    ],
    // The titles on every page; by pageSetup the name of a sheet with a space would break the file.
    namedRanges: [{ name: '_xlnm.Print_Titles', range: `'${sheet.name}'!$1:$1`, scope: sheet.name }],
  });
  return bytes as Uint8Array<ArrayBuffer>;
}

async function* both<T>(begun: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* begun;
  yield* rest;
}

/** The titles, and the total at the end. */
const boldRow = (rows: readonly Cell[][], row: number, columns: readonly SheetColumn[]) =>
  columns.map(({ kind }, at): [string, object] => [
    `${row},${at}`,
    {
      value: rows[row]![at] ?? null,
      style: {
        font: { bold: true },
        ...(row > 0 && { numFmt: formats[kind] }),
        alignment: { vertical: 'top' },
      },
    },
  ]);

/** The titles of a table, then its rows, each value as this kind of file has it. */
async function* lines<V extends Cell>(
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  valueOf: (value: SheetValue, kind: SheetKind) => V,
): AsyncGenerator<(V | string)[]> {
  yield columns.map(({ title }) => neutral(title));
  for await (const row of rows as AsyncIterable<SheetRow>)
    yield row.map((value, at) => valueOf(value, columns[at]!.kind));
}

const dayMs = 86_400_000;

function cellOf(value: SheetValue, kind: SheetKind): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  if (!isTime(value, kind)) return neutral(value);
  // A spreadsheet has no zones: what it shows is what is meant.
  if (kind === 'tanggal') return new Date(Math.floor(shown(value).getTime() / dayMs) * dayMs);
  return shown(value);
}

/** Where a day was asked for and something else was typed, that goes as the text it is. */
const isTime = (value: string, kind: SheetKind): boolean =>
  (kind === 'tanggal' || kind === 'waktu') &&
  (isDay(value) || (value.charAt(10) === 'T' && !Number.isNaN(Date.parse(value))));

/** The moment a spreadsheet must be told, for it to show a day as it is, and a moment as a clock at the laboratories did. */
const shown = (value: string): Date => {
  const moment = new Date(value);
  return value.includes('T') ? wallClock(moment) : moment;
};

/** The last row a choice is offered in: as many as an import takes. */
const lastChoiceRow = 5001;

/** A list to choose from below the title of a column; a longer one than Excel takes is left to be typed. */
function choiceOf({ options }: SheetColumn, at: number) {
  if (!options || options.join(',').length > 250 || options.some((one) => one.includes(','))) return [];
  const letter = colToLetter(at);
  return [
    {
      type: 'list' as const,
      values: [...options],
      range: `${letter}2:${letter}${lastChoiceRow}`,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: 'Pilih dari daftar',
      errorMessage: `Isi dengan salah satu: ${options.join(', ')}.`.slice(0, 250),
    },
  ];
}

/**
 * As Excel reads it where Windows speaks Indonesian: fields behind semicolons, since the comma is in the numbers there; UTF-8
 * with its mark, without which Excel takes it for the old code page. Days are written YYYY-MM-DD, which every language of
 * Excel takes for a day.
 */
const toCsv = (sheet: Sheet): Written => writeCsvStream(lines(sheet, fieldOf), { delimiter: ';', bom: true });

function fieldOf(value: SheetValue, kind: SheetKind): string {
  if (value === null || value === undefined) return '';
  // A number of ours is none that anybody could have typed. '12,125' may be twelve thousand; '12,1250' is not (impor-nilai.ts).
  if (typeof value === 'number')
    return String(value)
      .replace('.', ',')
      .replace(/,\d{3}$/, '$&0');
  if (isDay(value) || !isTime(value, kind)) return neutral(value);
  const moment = new Date(value);
  return kind === 'tanggal' ? labDay(moment) : `${labDay(moment)} ${labTime(moment)}`;
}
