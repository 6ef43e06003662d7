import { renderToStaticMarkup } from 'react-dom/server';
import { MantineProvider } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { bahanMaster } from '#domain/bahan/master.ts';
import type { BarisImpor, HasilImpor } from '#domain/core/impor.ts';
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
  const previewOf = (importable: Importable, rows: readonly BarisImpor[], hasil: HasilImpor) =>
    renderToStaticMarkup(
      <MantineProvider>
        <ImportPreview
          importable={importable}
          choices={choices}
          looked={{ name: 'induk.xlsx', baris: rows, unknown: [], hasil }}
          refused={null}
          saving={false}
          onSave={() => undefined}
          onRestart={() => undefined}
        />
      </MantineProvider>,
    );
  const textsOf = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, found]) =>
      found!
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  const html = previewOf(bahan, baris, { jumlah: 4999, keliru });
  const cards = html.split('<li').slice(1, 11);
  const factsOf = (card: string) => {
    const values = textsOf(card, /<dd>(.*?)<\/dd>/gs);
    return Object.fromEntries(textsOf(card, /<dt>(.*?)<\/dt>/gs).map((label, at) => [label, values[at]]));
  };
  const headOf = (card: string) => textsOf(card, /<h3[^>]*>(.*?)<\/h3>/gs)[0];

  it('shows every column as people read it, ten rows of five thousand at a time', () => {
    expect(html.match(/<h3/g)).toHaveLength(10);
    expect(html).toContain('1–10 dari 5.000');
    expect(headOf(cards[1]!)).toBe('Baris 2 Siap disimpan');
    const facts = factsOf(cards[1]!);
    expect(Object.keys(facts)).toEqual(columnsOf(bahan).map(([, { label }]) => label));
    expect(facts).toMatchObject({
      Laboratorium: 'Kimia Farmasi',
      Limit: '1.250',
      'Harga internal': 'Rp 1.500.000',
      'Tanggal expired': '31 Agustus 2027',
    });
  });

  it('says what is wrong where it is wrong, first of all rows, and what belongs to no column beside its number', () => {
    expect(headOf(cards[0]!)).toBe('Baris 4323 Tidak dapat disimpan.');
    const told = Object.entries(factsOf(cards[0]!)).filter(([, text]) => text!.includes('Kolom harus'));
    expect(told).toEqual([['Limit', 'dua Kolom harus berisi angka']]);
    expect(sentencesOf(bahan, wrongRowsOf(bahan, { keliru }).get(4323)!)).toEqual([
      'Limit: Kolom harus berisi angka',
      'Tidak dapat disimpan.',
    ]);
  });

  it('says beside the button why it cannot be pressed, and nothing where it can', () => {
    const kata = (jumlah: number, keliruan: typeof keliru) =>
      textsOf(
        previewOf(bahan, baris, { jumlah, keliru: keliruan }),
        /<p class="[^"]*why[^"]*"[^>]*>(.*?)<\/p>/gs,
      );
    expect(kata(4999, keliru)[0]).toContain('atau pilih Yang benar saja');
    expect(kata(0, keliru)[0]).toContain('Tidak ada baris yang dapat disimpan');
    expect(kata(5000, [])).toEqual([]);
  });

  it('is a table where its columns leave room for words', () => {
    const alat = alatMaster as unknown as Importable;
    const rows = [{ nomor: 2, isi: { idLaboratorium: '4', kdAlat: 'A-1', namaAlat: '', keterangan: '' } }];
    const errors = [{ field: 'nama_alat', message: 'Kolom tidak boleh kosong' }];
    const found = previewOf(alat, rows, { jumlah: 0, keliru: [{ nomor: 2, errors }] });
    expect(textsOf(found, /<th scope="col">(.*?)<\/th>/gs)).toEqual([
      'Baris',
      ...columnsOf(alat).map(([, { label }]) => label),
    ]);
    expect(textsOf(found, /<t[hd](?: scope="row")?>(.*?)<\/t[hd]>/gs)).toEqual([
      '2 Perlu diperbaiki',
      'Kimia Farmasi',
      'A-1',
      '- Kolom tidak boleh kosong',
      '-',
    ]);
  });
});
