import type { z } from 'zod';
import { nilaiImpor, type Pilihan } from '#domain/core/impor-nilai.ts';
import type { BarisImpor, HasilImpor } from '#domain/core/impor.ts';
import type { ImporFields } from '#domain/core/master.ts';
import { fromWireName } from '#domain/core/wire.ts';
import { sheetKindOf } from '#kit/master/master-sheet.ts';
import type { ReadSheet } from '#kit/sheet/read-sheet.ts';
import type { Sheet } from '#kit/sheet/sheet.ts';
import type { WritingEndpoint } from '#kit/use-send.ts';

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
export const templateOf = (importable: Importable, choices: Choices): Sheet => ({
  title: `Templat ${importable.judul.toLowerCase()}`,
  columns: columnsOf(importable).map(([name, { label, kind, ...field }]) => ({
    title: label,
    kind: sheetKindOf({ kind }),
    options: (choices[name] ?? ('options' in field ? field.options : undefined))?.map((one) => one.label),
  })),
  rows: [columnsOf(importable).map(([name, field]) => exampleOf(name, field, choices))],
});

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

/** Fits a table to the fields of a kind by the titles of its columns. The example of the template is no row. */
export function rowsFor(importable: Importable, { heads, rows }: ReadSheet, choices: Choices): ReadRows {
  const columns = columnsOf(importable);
  const place = new Map(heads.map((head, at) => [alike(head), at]));
  const known = new Set(columns.map(([, { label }]) => alike(label)));
  const example = exampleKey(importable);
  return {
    missing: columns
      .filter(([, { label, required }]) => required && !place.has(alike(label)))
      .map(([, { label }]) => label),
    unknown: heads.filter((head) => head !== '' && !known.has(alike(head))),
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

const keyOf = ({ kode, nama }: Importable, isi: Record<string, unknown>): string =>
  `${(isi[kode] as string | undefined) ?? ''}\n${isi[nama] as string}`;

const exampleKey = (importable: Importable): string =>
  keyOf(
    importable,
    Object.fromEntries(
      columnsOf(importable).map(([name, field]) => [name, exampleOf(name, field, {}) ?? undefined]),
    ),
  );

/** What is wrong with a row, each with the title of its column. */
export const problemsOf = (importable: Importable, { errors }: HasilImpor['keliru'][number]): string[] => {
  const labels = new Map(columnsOf(importable).map(([name, { label }]) => [name as string, label]));
  return errors.map(({ field, message }) => {
    const label = labels.get(fromWireName(field));
    return label ? `${label}: ${message}` : message;
  });
};
