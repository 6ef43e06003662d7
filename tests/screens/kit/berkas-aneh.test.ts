import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx, type Cell, type WriteSheet } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { bahanMaster } from '#domain/bahan/master.ts';
import { columnsOf, rowsFor } from '#kit/import/importable.ts';
import { readSheet } from '#kit/sheet/read-sheet.ts';
import { bahan, choices, penolakan } from './contoh-impor.ts';

const heads = columnsOf(bahan).map(([, { label }]) => label);
const at = (label: string) => heads.indexOf(label);
type Isi = WriteSheet['rows'] extends readonly (infer R)[] | undefined ? R : never;

/** A row of the file by its titles. */
const baris = (over: Record<string, unknown> = {}): Isi => {
  const isi: Record<string, unknown> = {
    Laboratorium: 'Kimia Farmasi',
    'Kode bahan': '4-001',
    'Nama bahan': 'Etanol 96%',
    Satuan: 'mL',
    'Tanggal expired': new Date('2027-08-31T00:00:00Z'),
    Limit: 500,
    Qty: 2500,
    'Harga internal': 1500,
    'Harga eksternal': 2500,
    ...over,
  };
  return heads.map((head) => isi[head] ?? null) as Isi;
};
const benar = {
  idLaboratorium: '4',
  kdBahan: '4-001',
  namaBahan: 'Etanol 96%',
  tglExpired: '2027-08-31',
  minStok: 500,
  tarifInternal: 1500,
};

const bacaFile = async (file: Blob) => rowsFor(bahan, await readSheet(file, 5000), choices).baris;
const xlsx = async (...sheets: Partial<WriteSheet>[]) =>
  new Blob([
    (await writeXlsx({
      sheets: sheets.map((sheet, n) => ({ name: `Lembar ${n + 1}`, ...sheet })),
    })) as Uint8Array<ArrayBuffer>,
  ]);
const bacaXlsx = async (...sheets: Partial<WriteSheet>[]) => bacaFile(await xlsx(...sheets));
const ditolak = (sheet: Partial<WriteSheet>) => penolakan(bacaXlsx(sheet));
const sel = (row: number, label: string, cell: Partial<Cell>) =>
  new Map([[`${row},${at(label)}`, cell]]) as NonNullable<WriteSheet['cells']>;

describe('an Excel file of an office', () => {
  it('has five thousand rows, and empty ones below them', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => baris({ 'Kode bahan': `4-${n}`, Limit: n }));
    const kosong = Array.from({ length: 2000 }, () => heads.map((_, n) => (n === 0 ? ' ' : null)));
    const found = await bacaXlsx({ rows: [heads, ...rows, [], ...kosong] });
    expect(found).toHaveLength(5000);
    expect(found.at(-1)).toMatchObject({ nomor: 5001, isi: { ...benar, kdBahan: '4-4999', minStok: 4999 } });
  });

  it('has rows far below the others: they are rows too, by their own numbers', async () => {
    const found = await bacaXlsx({
      rows: [heads, baris(), ...Array.from({ length: 60_000 }, () => [null]), baris({ Qty: 7 })],
    });
    expect(found.map(({ nomor, isi }) => [nomor, isi['jmlStok']])).toEqual([
      [2, 2500],
      [60_003, 7],
    ]);
  });

  it('has a hidden sheet before the one it shows', async () => {
    const rows = [heads, baris()];
    const lain = [heads, baris({ 'Nama bahan': 'Yang lama' })];
    for (const hidden of [{ hidden: true }, { veryHidden: true }])
      expect(await bacaXlsx({ rows: lain, ...hidden }, { rows })).toMatchObject([{ nomor: 2, isi: benar }]);
  });

  it('has merged cells: which rows they mean is not guessed', async () => {
    const rows = [heads, baris(), baris({ Laboratorium: null })];
    const merge = { startRow: 1, startCol: 0, endRow: 2, endCol: 0 };
    expect(await ditolak({ rows, merges: [merge] })).toMatch(/^Sel A2 sampai A3 digabung,.*Pisahkan/);
    // Over the titles they say nothing of a row.
    const judul = { startRow: 0, startCol: heads.length, endRow: 0, endCol: heads.length + 2 };
    expect(await bacaXlsx({ rows: [heads, baris()], merges: [judul] })).toMatchObject([{ isi: benar }]);
  });

  it('has formulas: what they came to is the value, what they did not come to is told', async () => {
    const rows = [heads, baris()];
    const hasil = { formula: '15000*1.1', formulaResult: 15_000 * 1.1 };
    expect(await bacaXlsx({ rows, cells: sel(1, 'Harga internal', hasil) })).toMatchObject([
      { isi: { tarifInternal: 16_500 } },
    ]);
    const tanpaHasil = { value: null, formula: 'H2*2' };
    expect(
      await ditolak({
        rows: [heads, baris({ Keterangan: null })],
        cells: sel(1, 'Keterangan', tanpaHasil),
      }),
    ).toMatch(/^Sel L2 berisi rumus tanpa hasil\./);
    const gagal = { value: '#N/A', type: 'error' } as const;
    expect(await ditolak({ rows, cells: sel(1, 'Keterangan', gagal) })).toMatch(
      /^Sel L2 berisi rumus yang gagal dihitung \(#N\/A\)\./,
    );
  });

  it('has days as bare numbers, and codes as days: neither is taken for what it is not', async () => {
    const [angka] = await bacaXlsx({ rows: [heads, baris({ 'Tanggal expired': 46_630 })] });
    expect(
      bahanMaster.api.tambah.body!.safeParse(angka!.isi).error?.issues.map(({ path }) => path[0]),
    ).toEqual(['tglExpired']);
    const kode = baris({ 'Kode bahan': new Date('2026-02-01T00:00:00Z') });
    expect(await ditolak({ rows: [heads, baris(), kode] })).toMatch(
      /^'Kode bahan' di baris 3 telah diubah Excel menjadi tanggal\./,
    );
    const harga = baris({ 'Harga internal': new Date('2026-05-01T00:00:00Z') });
    expect((await bacaXlsx({ rows: [heads, harga] }))[0]!.isi['tarifInternal']).toBe('2026-05-01');
  });

  it('has one title twice', async () => {
    const rows = [
      [...heads, ' harga internal *'],
      [...baris(), 9],
    ] as Isi[];
    expect(await ditolak({ rows })).toMatch(/^Kolom 'harga internal \*' ada lebih dari satu/);
  });
});

describe('a CSV as Excel writes it', () => {
  const isiCsv: Record<string, string> = {
    'Tanggal expired': '31/08/2027',
    Limit: '500',
    Qty: '2.500',
    'Harga internal': '1.500,00',
    'Harga eksternal': 'Rp 2.500,-',
    'Nama bahan': 'Etanol 96%',
    Keterangan: '"Simpan tertutup, jauh dari api; jangan\ndibuka"',
  };
  const csv = (pemisah: string) =>
    [heads, heads.map((head) => isiCsv[head] ?? (baris()[at(head)] as string | null) ?? '')]
      .map((cells) => cells.join(pemisah))
      .join('\r\n') + '\r\n\r\n;;;\r\n';
  const utf16 = (text: string, { besar }: { besar: boolean }) => {
    const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
    const bertanda = `\ufeff${text}`;
    for (let n = 0; n < bertanda.length; n += 1) view.setUint16(2 * n, bertanda.charCodeAt(n), !besar);
    return view.buffer;
  };

  it.each([
    ['with semicolons and the mark of UTF-8', `\ufeff${csv(';')}`],
    ['with semicolons and without it', csv(';')],
    ['told its separator in the first line', `sep=;\r\n${csv(';')}`],
    ['in UTF-16, with tabs', utf16(csv('\t'), { besar: false })],
    ['in UTF-16 the other way round, with semicolons', utf16(csv(';'), { besar: true })],
  ])('is read as it reads there: %s', async (_name, isi) => {
    const [satu, ...lain] = await bacaFile(new Blob([isi]));
    expect(satu).toMatchObject({ nomor: 2, isi: { ...benar, jmlStok: 2500, tarifEksternal: 2500 } });
    expect(satu!.isi['keterangan']).toBe('Simpan tertutup, jauh dari api; jangan\ndibuka');
    expect(lain.filter(({ isi: { namaBahan } }) => namaBahan !== '')).toEqual([]);
  });

  it('is told apart by its titles, whatever its rows hold', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => `Kimia Farmasi;4-${n};Etanol, murni, 96%, teknis`);
    const found = await readSheet(new Blob([[heads.join(';'), ...rows].join('\r\n')]), 5000);
    expect(found.heads).toEqual(heads);
    expect(found.rows[0]!.cells.slice(0, 3)).toEqual(['Kimia Farmasi', '4-0', 'Etanol, murni, 96%, teknis']);
  });
});

describe('a file whose cells lie far outside any table', () => {
  const kalimat =
    /^File ini berisi sesuatu di (sel XFD3|sel A900000|baris 2|baris 100\.001), jauh di luar tabel\. Sisakan/;
  /** A workbook with more rows as the file itself writes them: a few cells of them would fill the memory. */
  const dengan = async (sheetData: string) => {
    const { 'xl/worksheets/sheet1.xml': lembar, ...lain } = unzipSync(
      new Uint8Array(await (await xlsx({ rows: [heads, baris()] })).arrayBuffer()),
    );
    const isi = strFromU8(lembar!).replace('</sheetData>', `${sheetData}</sheetData>`);
    return new Blob([
      zipSync({ ...lain, 'xl/worksheets/sheet1.xml': strToU8(isi) }) as Uint8Array<ArrayBuffer>,
    ]);
  };
  const diXfd = (isi: string) =>
    Array.from({ length: 300 }, (_, n) => `<row r="${n + 3}"><c r="XFD${n + 3}"${isi}</row>`).join('');

  it.each([
    ['to the right, in XLSX', () => dengan(diXfd('><v>1</v></c>'))],
    ['below, in XLSX', () => dengan('<row r="900000"><c r="A900000"><v>1</v></c></row>')],
    ['to the right, in CSV', async () => new Blob([`a\n${';'.repeat(200)}x`])],
    ['below, in CSV', async () => new Blob(['a\n'.repeat(100_001)])],
  ])('is refused at the first of them, before a grid is built: %s', async (_di, file) => {
    expect(await penolakan(file().then((isi) => readSheet(isi, 5000)))).toMatch(kalimat);
  });

  it('is read where they are only empty', async () => {
    expect(await bacaFile(await dengan(diXfd('/>')))).toMatchObject([{ isi: benar }]);
    const csv = new Blob([`a\nb${';'.repeat(200)}${'\n'.repeat(100_001)}`]);
    expect((await readSheet(csv, 5000)).rows).toHaveLength(1);
  });

  it('tells how far it is', async () => {
    const baca: number[] = [];
    await readSheet(new Blob(['a\n'.repeat(2500)]), 5000, (line) => baca.push(line));
    expect(baca).toEqual([0, 1000, 2000]);
  });
});
