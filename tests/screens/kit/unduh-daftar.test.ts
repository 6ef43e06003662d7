import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { actionColumn, dateColumn, moneyColumn, numberedColumn } from '#kit/table/list-columns.tsx';
import { listSheet } from '#kit/table/list-sheet.ts';
import type { Column } from '#kit/table/ListTable.tsx';
import { neutral, withoutNeutral } from '#kit/sheet/formula.ts';
import { sheetFileName } from '#kit/sheet/sheet.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';

type Baris = { nomor: string | null; nama: string; catatan: string; hari: string; biaya: number };

const rows: Baris[] = [
  { nomor: 'U-1', nama: 'Daun kelor', catatan: '', hari: '2026-11-22', biaya: 1_500_000 },
  // A moment of the 22nd in Jakarta that is still the 21st in Greenwich.
  { nomor: null, nama: '=1+1', catatan: 'a;b "c"', hari: '2026-11-21T18:30:00.000Z', biaya: -250.5 },
];
const columns: Column<Baris>[] = [
  numberedColumn('Judul', { number: ({ nomor }) => nomor, name: ({ nama }) => nama }),
  { title: 'Catatan', from: 'berkas', cell: ({ catatan }) => catatan },
  dateColumn('Tanggal', ({ hari }) => hari),
  moneyColumn('Biaya (Rp)', ({ biaya }) => biaya),
  actionColumn(() => 'Buka'),
];
const sheet = () => listSheet('Pendaftaran', columns, rows);
const bytesOf = async (...of: Parameters<typeof writeSheet>) => (await writeSheet(...of)).bytes();
const heads = ['Nomor', 'Judul', 'Catatan', 'Tanggal', 'Biaya'];

const formulas = [
  '=1+1',
  '+62812',
  '-5',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '\0x',
  '＝1',
  '＋62',
  '－5',
  '＠SUM',
];

describe('a list as a file', () => {
  it('has in Excel its days as days and its amounts as numbers, and no acts', async () => {
    const { sheets } = await readXlsx(await bytesOf(sheet(), 'xlsx'), { readStyles: true });
    const day = new Date('2026-11-22T00:00:00Z');
    expect(sheets[0]!.rows).toEqual([
      heads,
      ['U-1', 'Daun kelor', null, day, 1_500_000],
      [null, "'=1+1", 'a;b "c"', day, -250.5],
    ]);
  });

  it('ends in a total where a column has one, and is empty where there is nothing', async () => {
    const summed = [
      ...columns.slice(0, 3),
      moneyColumn('Biaya (Rp)', ({ biaya }: Baris) => biaya, {
        sum: ({ biaya }) => Math.max(0, biaya),
        sumTitle: 'Total tanpa yang kembali',
      }),
    ];
    const rowsOf = async (of: Baris[]) => {
      const said = [];
      for await (const row of listSheet('Pendaftaran', summed, of).rows) said.push(row);
      return said;
    };
    expect((await rowsOf(rows)).at(-1)).toEqual(['Total tanpa yang kembali', null, null, null, 1_500_000]);
    expect(await rowsOf([])).toEqual([]);
  });

  describe('[LIST-25] in Excel', () => {
    const total = { sum: ({ biaya }: Baris) => biaya };
    const baca = async (banyak: number, judul = 'Pembayaran pengujian') => {
      const kolom = [...columns.slice(0, 3), moneyColumn('Biaya (Rp)', ({ biaya }: Baris) => biaya, total)];
      const isi = Array.from({ length: banyak }, () => rows[0]!);
      const dibaca = await readXlsx(await bytesOf(listSheet(judul, kolom, isi), 'xlsx'), {
        readStyles: true,
      });
      return dibaca.sheets[0]!;
    };

    it('keeps its titles in view, filters by them, and leaves the total out of that', async () => {
      const satu = await baca(3);
      expect(satu.freezePane).toMatchObject({ rows: 1 });
      expect(satu.autoFilter!.range).toBe('A1:E4');
      expect(satu.rows.at(-1)).toEqual(['Total', null, null, null, 4_500_000]);
      for (const tempat of ['0,0', '4,0', '4,4'])
        expect(satu.cells!.get(tempat)!.style!.font!.bold, tempat).toBe(true);
      expect(satu.cells!.get('1,0')?.style?.font?.bold).toBeFalsy();
      expect(satu.cells!.get('4,4')!.style!.numFmt).toContain('Rp');
    });

    it('prints as wide as a page, its titles on each, lying where it is wide', async () => {
      const { pageSetup } = await baca(1);
      expect(pageSetup).toMatchObject({
        paperSize: 'a4',
        orientation: 'portrait',
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
        printTitlesRow: '$1:$1',
      });
      const lebar = Array.from({ length: 9 }, (_, ke) =>
        dateColumn(`Tanggal ${ke}`, ({ hari }: Baris) => hari),
      );
      const bytes = await bytesOf(listSheet('x', lebar, rows), 'xlsx');
      expect((await readXlsx(bytes)).sheets[0]!.pageSetup!.orientation).toBe('landscape');
    });

    it('is as wide as what it holds, and wraps what is longer than a column should be', async () => {
      const catatan = 'x'.repeat(200);
      const kolom = [
        { title: 'Kode', value: () => 'A-1' },
        { title: 'Nama', value: () => 'Etil 4-metoksisinamat' },
        { title: 'Catatan', value: () => catatan },
        { title: 'Jumlah', kind: 'rupiah' as const, value: () => 1_234_567_890 },
      ];
      const { sheets } = await readXlsx(await bytesOf(listSheet('x', kolom, rows), 'xlsx'), {
        readStyles: true,
      });
      const [kode, nama, panjang, jumlah] = sheets[0]!.columns!.map(({ width }) => width!);
      expect(kode).toBeCloseTo('Kode'.length + 4, 0);
      expect(nama).toBeCloseTo('Etil 4-metoksisinamat'.length + 2, 0);
      expect(panjang).toBeCloseTo(60, 0);
      expect(jumlah).toBeCloseTo('Rp 1.234.567.890'.length + 2, 0);
      expect(sheets[0]!.cells!.get('1,2')!.style!.alignment!.wrapText).toBe(true);
    });

    it('has every row of a list too long to be held whole', async () => {
      const satu = await baca(10_005);
      expect(satu.rows).toHaveLength(10_007);
      expect(satu.rows.at(-1)!.at(-1)).toBe(10_005 * 1_500_000);
      expect(satu.autoFilter).toBeUndefined();
    });
  });

  it('is in CSV what Excel reads where it speaks Indonesian: UTF-8 with its mark, semicolons, a comma in numbers', async () => {
    const bytes = await bytesOf(sheet(), 'csv');
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]).toBe('Nomor;Judul;Catatan;Tanggal;Biaya');
    expect(parseCsv(text, { delimiter: ';' })).toEqual([
      heads,
      ['U-1', 'Daun kelor', '', '2026-11-22', '1500000'],
      ['', "'=1+1", 'a;b "c"', '2026-11-22', '-250,5'],
    ]);
  });

  it.each(['xlsx', 'csv'] as const)('takes no text for a formula (%s)', async (format) => {
    const bytes = await bytesOf(
      {
        title: 'x',
        columns: [{ title: '=Judul', kind: 'teks' }],
        rows: formulas.map((text) => [text]),
      },
      format,
    );
    const found =
      format === 'xlsx'
        ? (await readXlsx(bytes)).sheets[0]!.rows
        : parseCsv(new TextDecoder().decode(bytes), { delimiter: ';' });
    expect(found.map(([text]) => String(text).charAt(0))).toEqual(['=Judul', ...formulas].map(() => "'"));
  });

  it('[GAP-79] has its moments as a clock in Jakarta showed them', async () => {
    const saat = {
      title: 'x',
      columns: [{ title: 'Waktu', kind: 'waktu' as const }],
      rows: [['2026-11-21T18:30:00.000Z']],
    };
    const { sheets } = await readXlsx(await bytesOf(saat, 'xlsx'), { readStyles: true });
    expect(sheets[0]!.rows[1]).toEqual([new Date('2026-11-22T01:30:00Z')]);
    const text = await (await writeSheet(saat, 'csv')).text();
    expect(parseCsv(text, { delimiter: ';' })[1]).toEqual(['2026-11-22 01:30']);
  });

  it.each(['xlsx', 'csv'] as const)(
    'is written while its rows come, and breaks off with what they break off with (%s)',
    async (format) => {
      const diminta: number[] = [];
      async function* baris() {
        for (let satu = 0; satu < 1200; satu += 1) {
          diminta.push(satu);
          yield rows[0]!;
        }
        throw new Error('tanpa jaringan');
      }
      const ditulis = writeSheet(listSheet('Pendaftaran', columns, baris()), format);
      await expect(ditulis).rejects.toThrow('tanpa jaringan');
      expect(diminta).toHaveLength(1200);
    },
  );

  it('gives back what was made harmless, and leaves other apostrophes alone', () => {
    for (const text of [...formulas, "'tis", "'", '', 'biasa'])
      expect(withoutNeutral(neutral(text))).toBe(text);
  });

  it('[GAP-152] is named by its list and what it was filtered by', () => {
    expect(sheetFileName(['Alat', 'Laboratorium: Kimia Farmasi', 'Cari: a/b'], '2026-11-22', 'xlsx')).toBe(
      'Alat Laboratorium Kimia Farmasi Cari a b 2026-11-22.xlsx',
    );
  });
});
