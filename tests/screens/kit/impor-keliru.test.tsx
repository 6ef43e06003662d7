import { describe, expect, it } from 'vitest';
import type { BarisImpor, HasilImpor } from '#domain/core/impor.ts';
import { wireField } from '#domain/core/wire.ts';
import {
  columnsOf,
  sentencesOf,
  templateOf,
  wrongRowsOf,
  wrongSheetOf,
  type Importable,
} from '#kit/import/importable.ts';
import { ImportPreview } from '#kit/import/ImportPreview.tsx';
import { markup } from '#tests/support/tulisan.tsx';
import { alat, bahan, barisMilik, bolakBalik, choices, semuaImpor } from './contoh-impor.ts';

/** What people write in the columns of a kind without its being what belongs there. */
const written = { bilangan: 'dua', rupiah: '1,500.00', tanggal: '2027-02-31', pilihan: 'entah' } as const;
const wrongly = (kind: string, at: number) =>
  (written as Record<string, string>)[kind] ?? (at % 2 === 0 ? `=isi ${at}` : '');

it.each(semuaImpor)(
  'wrong rows of $jenis go out as they came in, with what is wrong, and are read in again ($format)',
  async ({ kind, format }) => {
    const columns = columnsOf(kind);
    const right = barisMilik(kind);
    const wrong = columns.map(([, { kind: of }], at) => wrongly(of, at));
    const template = templateOf(kind, choices);
    const { baris } = await bolakBalik(kind, { ...template, rows: [right, wrong, right] }, format);
    const keliru = wrongRowsOf(kind, {
      keliru: [
        {
          nomor: 3,
          errors: columns.map(([name]) => ({ field: wireField([name]), message: `Salah ${name}` })),
        },
        { nomor: 4, errors: [] },
      ],
    });
    const sheet = wrongSheetOf(kind, choices, baris, keliru);
    const told = columns.map(([name, { label }]) => `${label}: Salah ${name}`);
    expect(sheet.rows[0]!.at(-1)).toBe(told.join('; '));
    expect(await bolakBalik(kind, sheet, format)).toEqual({
      missing: [],
      unknown: [],
      baris: baris.slice(1).map(({ isi }, at) => ({ nomor: at + 2, isi })),
    });
  },
);

describe('what was looked at', () => {
  const isi = Object.fromEntries(
    columnsOf(bahan).map(([name, { kind }]) => [
      name,
      { takaran: 1250.125, rupiah: 1_500_000, tanggal: '2027-08-31' }[kind as 'rupiah'] ?? `Isi ${name}`,
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
    markup(
      <ImportPreview
        importable={importable}
        choices={choices}
        looked={{ name: 'induk.xlsx', baris: rows, unknown: [], hasil }}
        refused={null}
        saving={false}
        onSave={() => undefined}
        onRestart={() => undefined}
      />,
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
      Limit: '1.250,125',
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
