import type { z } from 'zod';
import { nilaiImpor, type Pilihan } from '#domain/core/impor-nilai.ts';
import type { BarisImpor, HasilImpor } from '#domain/core/impor.ts';
import { formatDate, formatNumber, formatRupiah } from '#domain/core/format.ts';
import type { ImporField, ImporFields } from '#domain/core/master.ts';
import { fromWireName } from '#domain/core/wire.ts';
import {
  isDay,
  sheetKindOf,
  SheetUnreadable,
  type ReadSheet,
  type SheetColumn,
  type WholeSheet,
} from '#kit/sheet/sheet.ts';
import type { WritingEndpoint } from '#kit/record/use-send.ts';

/** A kind of record that a file can bring in, as its declaration has it. */
export type Importable = {
  jenis: string;
  judul: string;
  fields: ImporFields;
  kode: string;
  nama: string;
  api: object;
};

type Calls = Record<'periksaImpor' | 'impor', WritingEndpoint<z.ZodType>>;
export const importCalls = ({ api }: Pick<Importable, 'api'>): Calls => api as Calls;

const laboratory = { label: 'Laboratorium', kind: 'pilihan', required: true } as const;

/** The columns of its file: the laboratory, and every field that people give. */
export const columnsOf = ({ fields }: Pick<Importable, 'fields'>) => [
  ['idLaboratorium', laboratory] as const,
  ...Object.entries(fields).filter(([, { generated }]) => !generated),
];

/** What may be chosen in a column, by the name of its field. */
export type Choices = Readonly<Record<string, Pilihan | undefined>>;

/** The file that is to be filled in: its titles, and one row that shows how. */
export const templateOf = (importable: Importable, choices: Choices): WholeSheet => ({
  title: `Templat ${importable.judul.toLowerCase()}`,
  columns: sheetColumnsOf(importable, choices),
  rows: [columnsOf(importable).map(([name, field]) => exampleOf(name, field, choices))],
});

const sheetColumnsOf = (importable: Importable, choices: Choices): SheetColumn[] =>
  columnsOf(importable).map(([name, { label, kind, ...field }]) => ({
    title: label,
    kind: sheetKindOf({ kind }),
    options: (choices[name] ?? ('options' in field ? field.options : undefined))?.map((one) => one.label),
  }));

/** Its title is none that a kind has: a file with it is read in again without it. */
const TOLD = 'Yang perlu diperbaiki';

/** The rows that are wrong, to be mended by themselves and read in again: as they were, with what is wrong behind them. */
export const wrongSheetOf = (
  importable: Importable,
  choices: Choices,
  rows: readonly BarisImpor[],
  wrong: WrongRows,
): WholeSheet => ({
  title: `${importable.judul} baris keliru`,
  columns: [...sheetColumnsOf(importable, choices), { title: TOLD, kind: 'teks' }],
  rows: rows.flatMap(({ nomor, isi }) => {
    const found = wrong.get(nomor);
    if (!found) return [];
    const values = columnsOf(importable).map(
      ([name, field]) => chosenIn(name, field, isi[name], choices) ?? (isi[name] as string | number),
    );
    return [[...values, sentencesOf(importable, found).join('; ')]];
  }),
});

/** The name of what was chosen; of what is none of the choices there is none. */
const chosenIn = (name: string, field: object, value: unknown, choices: Choices): string | undefined =>
  (choices[name] ?? (field as { options?: Pilihan }).options)?.find(
    (one) => String(one.value) === String(value),
  )?.label;

/** What a row says in one of its columns, as people read it; what could not be read, as it was written. */
export function saidIn(name: string, field: ImporField, value: unknown, choices: Choices): string {
  const chosen = chosenIn(name, field, value, choices);
  if (chosen !== undefined) return chosen;
  if (typeof value === 'number') return field.kind === 'rupiah' ? formatRupiah(value) : formatNumber(value);
  const text = (value as string | undefined) ?? '';
  return field.kind === 'tanggal' && isDay(text) ? formatDate(text) : text;
}

const exampleOf = (name: string, field: object, choices: Choices): string | number | null =>
  name === 'idLaboratorium'
    ? (choices[name]?.[0]?.label ?? null)
    : ((field as { contoh?: string | number }).contoh ?? null);

/** What a file holds for a kind: its rows as forms would send them, and columns that mean nothing here. */
export type ReadRows = { baris: BarisImpor[]; unknown: string[]; missing: string[] };

const alike = (title: string): string =>
  title
    .replaceAll(/[\s*]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Fits a table to the fields of a kind by the titles of its columns. The example of the template is no row. Throws
 * SheetUnreadable where it could only guess.
 */
export function rowsFor(importable: Importable, { heads, rows }: ReadSheet, choices: Choices): ReadRows {
  const columns = columnsOf(importable);
  const place = new Map(heads.map((head, at) => [alike(head), at]));
  const known = new Set(columns.map(([, { label }]) => alike(label)));
  const example = exampleKey(importable);
  const refused = twice(heads, known) ?? codeAsDay(columns, place, rows);
  if (refused) throw new SheetUnreadable(refused);
  return {
    missing: columns
      .filter(([, { label, required }]) => required && !place.has(alike(label)))
      .map(([, { label }]) => label),
    unknown: heads.filter((head) => head !== '' && head !== TOLD && !known.has(alike(head))),
    baris: rows
      .map(({ number, cells }) => ({
        nomor: number,
        isi: Object.fromEntries(
          columns.map(([name, field]) => {
            const at = place.get(alike(field.label));
            return [name, nilaiImpor(field, (at === undefined ? null : cells[at]) ?? null, choices[name])];
          }),
        ),
      }))
      .filter(({ isi }) => keyOf(importable, isi) !== example),
  };
}

/** Of two columns of one title nobody knows which is meant. */
function twice(heads: readonly string[], known: ReadonlySet<string>): string | null {
  const again = heads.find(
    (head, at) => known.has(alike(head)) && heads.findIndex((one) => alike(one) === alike(head)) < at,
  );
  return again === undefined
    ? null
    : `Kolom '${again}' ada lebih dari satu dalam file ini. Hapus yang tidak dipakai, lalu pilih filenya lagi.`;
}

/** A code such as '1-2' becomes a day as soon as it is typed into a spreadsheet; what it was nobody can tell any more. */
function codeAsDay(
  columns: ReturnType<typeof columnsOf>,
  place: ReadonlyMap<string, number>,
  rows: ReadSheet['rows'],
): string | null {
  for (const [, { label, kind }] of columns) {
    const at = place.get(alike(label));
    if ((kind !== 'kode' && kind !== 'teks') || at === undefined) continue;
    const row = rows.find(({ cells }) => cells[at] instanceof Date);
    if (row)
      return `'${label}' di baris ${row.number} telah diubah Excel menjadi tanggal. Ubah format kolom itu menjadi Teks, ketik ulang isinya, lalu pilih filenya lagi.`;
  }
  return null;
}

const keyOf = ({ kode, nama }: Importable, isi: Record<string, unknown>): string =>
  `${(isi[kode] as string | undefined) ?? ''}\n${isi[nama] as string}`;

const exampleKey = (importable: Importable): string =>
  keyOf(
    importable,
    Object.fromEntries(
      columnsOf(importable).map(([name, field]) => [name, exampleOf(name, field, {}) ?? undefined]),
    ),
  );

/** What is wrong with each row by the name of its column; '' where it belongs to none. */
export type WrongRows = ReadonlyMap<number, Wrong>;
export type Wrong = ReadonlyMap<string, string>;

/** What the server said of the rows of a file, by their numbers. */
export function wrongRowsOf(importable: Importable, { keliru }: Pick<HasilImpor, 'keliru'>): WrongRows {
  const names = new Set<string>(columnsOf(importable).map(([name]) => name));
  return new Map(
    keliru.map(({ nomor, errors }) => {
      const wrong = new Map<string, string>();
      for (const { field, message } of errors) {
        const name = fromWireName(field);
        const place = names.has(name) ? name : '';
        wrong.set(place, [wrong.get(place), message].filter(Boolean).join(' '));
      }
      return [nomor, wrong];
    }),
  );
}

/** The same in sentences, each with the title of its column. */
export function sentencesOf(importable: Importable, wrong: Wrong): string[] {
  const labels = new Map<string, string>(columnsOf(importable).map(([name, { label }]) => [name, label]));
  return [...wrong].map(([name, message]) => (name ? `${labels.get(name)}: ${message}` : message));
}
