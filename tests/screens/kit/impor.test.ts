import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { nilaiImpor } from '#domain/core/impor-nilai.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import { columnsOf, rowsFor, templateOf } from '#kit/import/importable.ts';
import { listSheet } from '#kit/table/list-sheet.ts';
import { masterColumns } from '#kit/master/master-columns.tsx';
import type { AnyMaster, MasterRecord } from '#kit/master/master.ts';
import { readSheet } from '#kit/sheet/read-sheet.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { alat, barisMilik, bolakBalik, choices, masters, penolakan, semuaImpor } from './contoh-impor.ts';

const bodies = new Map<string, { safeParse: (isi: object) => { success: boolean } }>([
  ...masters.map(({ jenis, api }) => [jenis, api.tambah.body!] as const),
  ['parameter-uji', parameterUjiApi.tambah.body!],
]);

it.each(semuaImpor)(
  'a file of $jenis made of its template is what its form takes; the example itself is no row ($format)',
  async ({ kind, jenis, format }) => {
    const template = templateOf(kind, choices);
    const kosong = { missing: [], unknown: [], baris: [] };
    expect(await bolakBalik(kind, template, format)).toEqual(kosong);
    const rows = [...template.rows, barisMilik(kind)];
    const { baris } = await bolakBalik(kind, { ...template, rows }, format);
    expect(baris).toMatchObject([{ nomor: 3, isi: { idLaboratorium: '4', [kind.nama]: 'Milik kami' } }]);
    expect(bodies.get(jenis)!.safeParse(baris[0]!.isi).success).toBe(true);
  },
);

/** A record with what spreadsheets could take for something else. */
const recordOf = (master: AnyMaster): MasterRecord => {
  const of = { kode: '0012', teks: '-5 °C "tetap"', catatan: '=1+1\nbaris; kedua', tautan: 'https://a.id/x' };
  const values = Object.entries(master.fields).map(([name, { kind, options, generated }]) => {
    if (kind === 'bilangan' || kind === 'rupiah') return [name, generated ? 30 : 1250];
    if (kind === 'takaran') return [name, 12.125]; // GAP-155
    if (kind === 'tanggal') return [name, name === 'tglKalibrasiSelanjutnya' ? '2028-01-02' : '2027-08-31'];
    if (kind === 'pilihan') return [name, options?.[0]?.value ?? 'mL'];
    return [name, name === 'casNumber' ? '75-05-8' : of[kind]];
  });
  return {
    uuid: 'a',
    rev: '1',
    idLaboratorium: 4,
    lab: { namaLaboratorium: 'Kimia Farmasi' },
    flagAktif: 1,
    flagDapatHapus: true,
    ...Object.fromEntries(values),
  };
};

it.each(semuaImpor.filter(({ jenis }) => masters.some((satu) => satu.jenis === jenis)))(
  'the downloaded list of $jenis is read in again as it was ($format)',
  async ({ kind, format }) => {
    const master = kind as unknown as AnyMaster;
    const record = recordOf(master);
    const columns = masterColumns({ master, marks: () => [], titles: {}, onDelete: () => undefined });
    const { baris, missing } = await bolakBalik(kind, listSheet(master.judul, columns, [record]), format);
    expect(missing).toEqual([]);
    const expected = columnsOf(master).map(([name]) => [
      name,
      name === 'idLaboratorium' ? '4' : record[name],
    ]);
    // A number of a CSV is text until it is read for its field.
    expect(baris[0]!.isi).toEqual(Object.fromEntries(expected));
  },
);

describe('a cell of a file', () => {
  it.each([
    ['rupiah', '1500000', 1_500_000],
    ['rupiah', 'Rp 1.500.000', 1_500_000],
    ['rupiah', 'Rp1.500.000,-', 1_500_000],
    ['rupiah', '1.500.000,00', 1_500_000],
    ['rupiah', '1 500 000', 1_500_000],
    ['rupiah', '1.250', 1250],
    ['rupiah', '1250,0', 1250],
    ['rupiah', '0,5', 0.5],
    ['bilangan', '12,5', 12.5],
    ['bilangan', '1.250', 1250],
    // With a nought before its point it is no thousand but a quarter, which no whole number is.
    ['bilangan', '0.250', 0.25],
    ['bilangan', 'dua', 'dua'],
    ['tanggal', '31 Agustus 2027', '2027-08-31'],
    ['tanggal', '5/8/2027', '2027-08-05'],
    ['tanggal', new Date('2027-08-31T00:00:00Z'), '2027-08-31'],
    ['tanggal', 'besok', 'besok'],
    ['kode', 12, '12'],
    ['teks', null, ''],
    // What is written otherwise than people here write it is asked for, and not guessed.
    ...['1,500', '15,000', '1,500.00', '1,500,000', '1.50.000', '(1.500)', '1e3', '12a'].map(
      (teks) => ['rupiah', teks, teks] as const,
    ),
  ] as const)('for %s: %s is %s', (kind, cell, value) => {
    expect(nilaiImpor({ kind }, cell, undefined)).toBe(value);
  });

  it('names a choice as people read it', () => {
    const options = [{ value: 'menit', label: '30 menit' }];
    expect(nilaiImpor({ kind: 'pilihan', options }, ' 30 MENIT ', undefined)).toBe('menit');
    expect(nilaiImpor({ kind: 'pilihan', options }, 'jam', undefined)).toBe('jam');
  });
});

/** An archive whose every part says that it unpacks to so many bytes. */
function declaring(archive: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(archive);
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 30; at += 1) {
    const signature = view.getUint32(at, true);
    // The directory at the end, and the head of the part itself.
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true);
  }
  return copy;
}

describe('a file that cannot be used', () => {
  const head = 'Laboratorium;Kode alat;Nama alat;Keterangan\r\n';
  const row = 'Kimia Farmasi;A;B;\r\n';
  const refusalOf = (...parts: BlobPart[]) => penolakan(readSheet(new Blob(parts), 5000));

  it.each<[string, BlobPart[], RegExp]>([
    ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], /^File ini bukan tabel\./],
    ['a broken archive', [new Uint8Array([0x50, 0x4b, 3, 4, 1, 2])], /^File ini bukan tabel\./],
    ['nothing', [''], /^File ini bukan tabel\./],
    ['no row', [head], /^File ini tidak berisi data\./],
    ['an old workbook', [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], /\.xls/],
    [
      'one row too many',
      [head, row.repeat(5001)],
      /^File ini berisi 5\.001 baris; paling banyak 5\.000\. Bagi menjadi beberapa file\.$/,
    ],
    ['more than 20 MB', [new Uint8Array(20 * 1024 * 1024 + 1)], /lebih dari 20 MB/],
  ])('is told what it is and what to do: %s', async (_apa, parts, sentence) => {
    expect(await refusalOf(...parts)).toMatch(sentence);
  });

  it('has as many rows as one file may have', async () => {
    expect((await readSheet(new Blob([head, row.repeat(3)]), 3)).rows).toHaveLength(3);
  });

  it('is not unpacked where it would fill the memory', async () => {
    const besar = declaring(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9) }), 101 * 1024 * 1024);
    expect(await refusalOf(besar)).toContain('terlalu besar setelah dibuka');
    // Nor is one that hides how much it holds.
    const rahasia = declaring(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9) }), 0);
    expect(await refusalOf(rahasia)).toContain('terlalu besar setelah dibuka');
    // One that says less than it holds is not believed.
    const honest = await (await writeSheet(templateOf(alat, choices), 'xlsx')).bytes();
    expect(await refusalOf(declaring(honest, 20))).toMatch(/^File ini bukan tabel\./);
  });

  it('has other columns: those that are missing are named, those that mean nothing too', async () => {
    const file = new Blob(['Nama,Kode alat *,laboratorium\r\nBuret,B-1,Kimia Farmasi\r\n']);
    const read = rowsFor(alat, await readSheet(file, 5000), choices);
    expect([read.missing, read.unknown]).toEqual([['Nama alat'], ['Nama']]);
  });
});
