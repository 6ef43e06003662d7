import { unzipSync } from 'fflate';
import { streamCsvRows } from 'hucre/csv';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { formatNumber } from '#domain/core/format.ts';
import type { Sel } from '#domain/core/impor-nilai.ts';
import { withoutNeutral } from './formula.ts';
import { SheetUnreadable, type ReadSheet } from './sheet.ts';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 20 * MEGABYTE;
/** What a file of five thousand rows unpacks to, many times over. */
const MOST_UNPACKED = 100 * MEGABYTE;
/** Where a table of ours ends, many times over, however much else a sheet has room for: no grid is built beyond it. */
const MOST_COLUMNS = 100;
const MOST_LINES = 100_000;
const LAST_COLUMN = 'CV';
const AREA = `A1:${LAST_COLUMN}${MOST_LINES}`;
type OnLine = (line: number) => void;
const tellEvery = 1000;

const farOut = (place: string) =>
  new SheetUnreadable(
    `File ini berisi sesuatu di ${place}, jauh di luar tabel. Sisakan tabelnya saja, lalu pilih filenya lagi.`,
  );

const notTable =
  'File ini bukan tabel. Pilih file Excel (.xlsx) atau CSV, misalnya templat yang sudah diisi.';

/**
 * Reads the first sheet that a file shows, told apart by its content; `onLine` hears now and then how far it is. Throws
 * SheetUnreadable, by the size of the file and by where its cells lie before anything is built of them.
 */
export async function readSheet(
  file: Blob,
  mostRows: number,
  onLine: OnLine = () => undefined,
): Promise<ReadSheet> {
  if (file.size > MOST_BYTES)
    throw new SheetUnreadable('File ini lebih dari 20 MB. Bagi menjadi beberapa file yang lebih kecil.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const cells = await cellsOf(bytes, onLine);
  const [heads = [], ...rest] = cells;
  const rows = rest
    .map((row, at) => ({ number: at + 2, cells: row.map(plain) }))
    .filter((row) => row.cells.some(isFilled));
  if (rows.length > mostRows)
    throw new SheetUnreadable(
      `File ini berisi ${formatNumber(rows.length)} baris; paling banyak ${formatNumber(mostRows)}. Bagi menjadi beberapa file.`,
    );
  if (rows.length === 0)
    throw new SheetUnreadable('File ini tidak berisi data. Isi mulai baris kedua, di bawah judul kolom.');
  return { heads: heads.map((head) => String(plain(head) ?? '').trim()), rows };
}

const isFilled = (cell: Sel): boolean => cell !== null && String(cell).trim() !== '';

const plain = (cell: Sel): Sel => (typeof cell === 'string' ? withoutNeutral(cell) : cell);

const beginsWith = (bytes: Uint8Array, ...beginning: number[]) =>
  beginning.every((byte, at) => bytes[at] === byte);

async function cellsOf(bytes: Uint8Array, onLine: OnLine): Promise<Sel[][]> {
  if (beginsWith(bytes, 0x50, 0x4b)) return fromXlsx(bytes);
  // The old Excel, and a new one behind a password.
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SheetUnreadable(
      'File Excel ini berformat lama (.xls) atau dilindungi kata sandi. Simpan dahulu sebagai .xlsx tanpa kata sandi.',
    );
  return fromCsv(textOf(bytes), onLine);
}

async function fromXlsx(bytes: Uint8Array): Promise<Sel[][]> {
  try {
    if (isBomb(bytes))
      throw new SheetUnreadable('Isi file ini terlalu besar setelah dibuka. Bagi menjadi beberapa file.');
    const name = await firstShown(bytes);
    if (name === null) return [];
    const far = farCell(bytes);
    if (far !== null) throw farOut(`sel ${far}`);
    const [sheet] = (await readXlsx(bytes, { sheets: [name], range: AREA })).sheets;
    if (!sheet) return [];
    const refused = mergedIn(sheet) ?? uncountedIn(sheet);
    if (refused) throw new SheetUnreadable(refused);
    return sheet.rows as Sel[][];
  } catch (error) {
    throw error instanceof SheetUnreadable ? error : new SheetUnreadable(notTable);
  }
}

const cellHead = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"[^>]*?(\/?)>/g;

/** The first cell of any sheet that lies outside the area and says that it holds something, or null. */
function farCell(bytes: Uint8Array): string | null {
  const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) });
  for (const sheet of Object.values(sheets))
    for (const [, column = '', row = '', isEmpty] of new TextDecoder('latin1')
      .decode(sheet)
      .matchAll(cellHead))
      if (!isEmpty && (column.padStart(3) > LAST_COLUMN.padStart(3) || Number(row) > MOST_LINES))
        return `${column}${row}`;
  return null;
}

/** The name of the first sheet that is not hidden; none is read for it. */
async function firstShown(bytes: Uint8Array): Promise<string | null> {
  const shown: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) shown.push(name);
      return false;
    },
  });
  return shown[0] ?? null;
}

const cellName = (row: number, column: number): string => {
  const letters = String.fromCharCode(65 + (column % 26));
  return `${column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))}${letters}${row + 1}`;
};

/** Of cells that were made one only the first holds what all of them show. */
function mergedIn({ merges = [] }: Sheet): string | null {
  const found = merges.find(({ endRow }) => endRow > 0);
  if (!found) return null;
  const { startRow, startCol, endRow, endCol } = found;
  return `Sel ${cellName(startRow, startCol)} sampai ${cellName(endRow, endCol)} digabung, sehingga isi tiap baris tidak pasti. Pisahkan sel gabungan, isi setiap barisnya, lalu pilih filenya lagi.`;
}

/** What a formula could not reckon, or has not reckoned yet, is no value; nor is it nothing. */
function uncountedIn({ cells }: Sheet): string | null {
  for (const [place, { type, value, formula }] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    if (type === 'error')
      return `Sel ${cellName(row, column)} berisi rumus yang gagal dihitung (${String(value)}). Perbaiki rumusnya atau ganti dengan nilainya, lalu pilih filenya lagi.`;
    if (formula !== undefined && value === null)
      return `Sel ${cellName(row, column)} berisi rumus tanpa hasil. Buka filenya di Excel, simpan, lalu pilih lagi.`;
  }
  return null;
}

/** Whether it says that it unpacks to far more than a table does; the reader holds each part to what it says. */
function isBomb(bytes: Uint8Array): boolean {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize, size }) => {
      unpacked += originalSize === 0 && size > 2 ? MOST_UNPACKED + 1 : originalSize;
      return false;
    },
  });
  return unpacked > MOST_UNPACKED;
}

const separators = [';', ',', '\t'] as const;

/** By the separator that Excel was told of in the first line, else by the one that stands most between the titles. */
function fromCsv(text: string, onLine: OnLine): Sel[][] {
  const [told = '', said] = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const [titles = ''] = text
    .slice(0, 10_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const [most] = separators.toSorted((a, b) => titles.split(b).length - titles.split(a).length);
  const rows: Sel[][] = [];
  let line = 0;
  const found = streamCsvRows(text.slice(told.length), { delimiter: said ?? most! });
  for (const row of found as Generator<Sel[]>) {
    if (line % tellEvery === 0) onLine(line);
    const isOut = line >= MOST_LINES ? row.some(isFilled) : row.slice(MOST_COLUMNS).some(isFilled);
    if (isOut) throw farOut(`baris ${formatNumber(line + 1)}`);
    if (line < MOST_LINES) rows.push(row);
    line += 1;
  }
  return rows;
}

/** UTF-8, else UTF-16 by its mark, else the code page that Excel writes CSV in. */
function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, 'windows-1252') ?? '';
  // No table holds what only programs write.
  if (text.includes('\0') || text.trim() === '') throw new SheetUnreadable(notTable);
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return beginsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
