import { writeCsvStream } from 'hucre/csv';
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { jakartaDay, jakartaTime } from '#domain/core/clock.ts';
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

type Written = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Month names in Indonesian whatever the language of Excel: 421 is its number for it. */
const formats: Record<SheetKind, string> = {
  teks: '@',
  bilangan: '#,##0.###',
  rupiah: '"Rp "#,##0;-"Rp "#,##0',
  tanggal: '[$-421]d mmmm yyyy',
  waktu: '[$-421]d mmmm yyyy hh:mm',
};

/** In letters: what is wider is wrapped, what is narrower still has room for its title. */
const widths: Record<SheetKind, number> = { teks: 28, bilangan: 12, rupiah: 18, tanggal: 20, waktu: 24 };

/**
 * Amounts, counts and days are what they are, so that they can be added up and put in order. One that is to be filled in
 * offers its choices, which only the writer of whole files knows.
 */
async function toXlsx({ title, columns, rows }: Sheet): Promise<Written> {
  const sheet = {
    // What Excel refuses in the name of a sheet, and how long it may be.
    name: title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31),
    columns: columns.map(({ title: head, kind }) => ({
      width: Math.max(widths[kind], head.length + 2),
      numFmt: formats[kind],
    })),
    freezePane: { rows: 1 },
  };
  const cells = lines({ columns, rows }, cellOf);
  const dataValidations = columns.flatMap(choiceOf);
  if (dataValidations.length === 0) return writeXlsxStream(cells, sheet);
  const whole = [];
  for await (const row of cells) whole.push(row);
  const heads = columns.map((column, at): [string, { value: string; style: object }] => [
    `0,${at}`,
    { value: neutral(column.title), style: { font: { bold: true } } },
  ]);
  const bytes = await writeXlsx({
    sheets: [{ ...sheet, rows: whole, cells: new Map(heads), dataValidations }],
  });
  return bytes as Uint8Array<ArrayBuffer>;
}

/** The titles of a table, then its rows, each value as this kind of file has it. */
async function* lines<V>(
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  valueOf: (value: SheetValue, kind: SheetKind) => V,
): AsyncGenerator<(V | string)[]> {
  yield columns.map(({ title }) => neutral(title));
  for await (const row of rows as AsyncIterable<SheetRow>)
    yield row.map((value, at) => valueOf(value, columns[at]!.kind));
}

const dayMs = 86_400_000;
/** Indonesian western time, which has no summer time. */
const jakartaMs = 7 * 3_600_000;

function cellOf(value: SheetValue, kind: SheetKind): string | number | Date | null {
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

/** The moment a spreadsheet must be told, for it to show a day as it is, and a moment as a clock in Jakarta did. */
const shown = (value: string): Date => {
  const moment = new Date(value);
  return value.includes('T') ? new Date(moment.getTime() + jakartaMs) : moment;
};

/** The last row a choice is offered in: as many as an import takes. */
const lastChoiceRow = 5001;

/** A list to choose from below the title of a column; a longer one than Excel takes is left to be typed. */
function choiceOf({ options }: SheetColumn, at: number) {
  if (!options || options.join(',').length > 250 || options.some((one) => one.includes(','))) return [];
  const letter = String.fromCharCode(65 + at);
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
  return kind === 'tanggal' ? jakartaDay(moment) : `${jakartaDay(moment)} ${jakartaTime(moment)}`;
}
