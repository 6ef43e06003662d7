import { renderToStaticMarkup } from 'react-dom/server';
import { MantineProvider } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { bahanMaster } from '#domain/bahan/master.ts';
import { wireField } from '#domain/core/wire.ts';
import { alatMaster } from '#domain/alat/master.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { parameterUjiImpor } from '#domain/parameter-uji/impor.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import {
  columnsOf,
  rowsFor,
  sentencesOf,
  templateOf,
  wrongRowsOf,
  wrongSheetOf,
  type Importable,
} from '#kit/import/importable.ts';
import { ImportPreview } from '#kit/import/ImportPreview.tsx';
import { readSheet } from '#kit/sheet/read-sheet.ts';
import { sheetFormats, type SheetFormat } from '#kit/sheet/sheet.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';

const choices = {
  idLaboratorium: [{ value: '4', label: 'Kimia Farmasi' }],
  idSatuan: [{ value: '1', label: 'Sampel' }],
};
const formats = Object.keys(sheetFormats) as SheetFormat[];
const kinds = [alatMaster, bahanMaster, satuanMaster, instrumenMaster, parameterUjiImpor] as Importable[];
const bahan = bahanMaster as unknown as Importable;

/** What people write in the columns of a kind without its being what belongs there. */
const written = { bilangan: 'dua', rupiah: '1,500.00', tanggal: '2027-02-31', pilihan: 'entah' } as const;
const wrongly = (kind: string, at: number) =>
  (written as Record<string, string>)[kind] ?? (at % 2 === 0 ? `=isi ${at}` : '');

describe.each(kinds.map((kind) => ({ kind, jenis: kind.jenis })))('wrong rows of $jenis', ({ kind }) => {
  const columns = columnsOf(kind);
  const example = templateOf(kind, choices).rows[0]!;
  const right = columns.map(([name], at) => (name === kind.nama ? 'Milik kami' : example[at]));
  const wrong = columns.map(([, { kind: of }], at) => wrongly(of, at));
  const told = columns.map(([name]) => ({ field: wireField([name]), message: `Salah ${name}` }));

  it.each(formats)(
    'go out as they came in, with what is wrong, and are read in again (%s)',
    async (format) => {
      const template = templateOf(kind, choices);
      const bytes = await writeSheet({ ...template, rows: [right, wrong, right] }, format);
      const { baris } = rowsFor(kind, await readSheet(new Blob([bytes]), 5000), choices);
      const keliru = wrongRowsOf(kind, {
        keliru: [
          { nomor: 3, errors: told },
          { nomor: 4, errors: [] },
        ],
      });
      const sheet = wrongSheetOf(kind, choices, baris, keliru);
      expect(sheet.rows[0]!.at(-1)).toBe(
        columns.map(([name, { label }]) => `${label}: Salah ${name}`).join('; '),
      );
      const again = rowsFor(
        kind,
        await readSheet(new Blob([await writeSheet(sheet, format)]), 5000),
        choices,
      );
      expect(again).toEqual({
        missing: [],
        unknown: [],
        baris: baris.slice(1).map(({ isi }, at) => ({ nomor: at + 2, isi })),
      });
    },
  );
});

describe('what was looked at', () => {
  const isi = Object.fromEntries(
    columnsOf(bahan).map(([name, { kind }]) => [
      name,
      { bilangan: 1250, rupiah: 1_500_000, tanggal: '2027-08-31' }[kind as 'rupiah'] ?? `Isi ${name}`,
    ]),
  );
  const baris = Array.from({ length: 5000 }, (_, at) => ({
    nomor: at + 2,
    isi: { ...isi, idLaboratorium: '4', kdBahan: `B-${at}`, ...(at === 4321 ? { minStok: 'dua' } : {}) },
  }));
  const keliru = [
    {
      nomor: 4323,
      errors: [
        { field: 'min_stok', message: 'Kolom harus berisi angka' },
        { field: 'entah', message: 'Tidak dapat disimpan.' },
      ],
    },
  ];
  const html = renderToStaticMarkup(
    <MantineProvider>
      <ImportPreview
        importable={bahan}
        choices={choices}
        looked={{ name: 'bahan.xlsx', baris, unknown: [], hasil: { jumlah: 4999, keliru } }}
        refused={null}
        saving={false}
        onSave={() => undefined}
        onRestart={() => undefined}
      />
    </MantineProvider>,
  );
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][ >].*?<\/t[hd]>/gs)].map(([cell]) => cell.replace(/<[^>]*>/g, ' ')),
  );
  const cellOf = (row: readonly string[], name: string) =>
    row[columnsOf(bahan).findIndex(([one]) => one === name) + 1]!.replaceAll(/\s+/g, ' ').trim();

  it('shows every column as people read it, ten rows of five thousand at a time', () => {
    expect(rows[0]!.map((cell) => cell.trim())).toEqual([
      'Baris',
      ...columnsOf(bahan).map(([, { label }]) => label),
    ]);
    expect(rows).toHaveLength(11);
    expect(html).toContain('1–10 dari 5.000');
    const [, , second] = rows;
    expect(cellOf(second!, 'idLaboratorium')).toBe('Kimia Farmasi');
    expect(cellOf(second!, 'minStok')).toBe('1.250');
    expect(cellOf(second!, 'tarifInternal')).toBe('Rp 1.500.000');
    expect(cellOf(second!, 'tglExpired')).toBe('31 Agustus 2027');
  });

  it('says what is wrong in the cell where it is wrong, and what belongs to none beside the number of the row', () => {
    const [, first, second] = rows;
    expect(cellOf(first!, 'minStok')).toBe('dua Kolom harus berisi angka');
    expect(first![0]).toMatch(/4323\s+Tidak dapat disimpan\./);
    expect(first!.filter((cell) => cell.includes('Kolom harus'))).toHaveLength(1);
    expect(second![0]).toMatch(/2\s+Siap disimpan/);
    expect(sentencesOf(bahan, wrongRowsOf(bahan, { keliru }).get(4323)!)).toEqual([
      'Limit: Kolom harus berisi angka',
      'Tidak dapat disimpan.',
    ]);
  });
});
