import { autoTable, type CellDef, type CellHookData, type RowInput } from 'jspdf-autotable';
import { drawHeading, selaSel } from './bagian.ts';
import { breakLines, fitWidths, tandaMiring } from './baris.ts';
import { batas, ensureRoom, halaman, heightOfDrawn, tinggiIsi, type Kertas } from './kertas.ts';
import {
  drawLine,
  gaya,
  heightOf,
  linesOf,
  mm,
  printable,
  tinta,
  widthOfWords,
  writeLines,
} from './tulisan.ts';

/**
 * One column, as wide as is wished; the wishes of a table add up to the width of the page. Money and counts stand against
 * the right edge.
 */
export type Kolom = { judul: string; lebar: number; rata?: 'left' | 'right' };

type Baris = readonly (readonly (string | null)[])[];

export type Tabel = {
  /** The heading of the section it opens. */
  judul?: string;
  kolom: readonly Kolom[];
  baris: Baris;
  /** What the table is of, over its columns and again on every page it reaches; the first line is the name. */
  kepala?: readonly string[];
  /** What stands below the cells of each row in small letters, from this column to the edge; null where nothing does. */
  bawah?: { kolom: number; isi: readonly (string | null)[] };
  /** How high what follows is that must not stand alone on a page: the last rows go there with it. */
  penutup?: number;
};

const sela = { top: 1.5, bottom: 0.9, horizontal: selaSel } as const;
const tinggiSela = sela.top + sela.bottom;

/** Draws a table with its head on every page it reaches. A row stays whole wherever a page can hold it. */
export function drawTable(kertas: Kertas, { penutup, ...wished }: Tabel): void {
  const tabel = { ...wished, kolom: fitColumns(kertas, wished.kolom, wished.baris) };
  const ekor = penutup === undefined ? tanpaEkor : tailOf(kertas, tabel, penutup);
  const awal = rowsOf(tabel, 0, tabel.baris.length - ekor.banyak);
  const perlu =
    awal.baris.length > 0
      ? Math.min(smallestHeight(kertas, tabel, lowerLines(kertas, tabel).lines[0]), terbanyak)
      : ekor.tinggi;
  if (tabel.judul) drawHeading(kertas, tabel.judul, perlu);
  else ensureRoom(kertas, perlu);
  if (awal.baris.length > 0) drawRows(kertas, awal);
  if (ekor.banyak > 0) {
    const halamanAwal = kertas.doc.getNumberOfPages();
    ensureRoom(kertas, ekor.tinggi);
    const menyambung = awal.baris.length > 0 && kertas.doc.getNumberOfPages() === halamanAwal;
    const akhir = rowsOf(tabel, -ekor.banyak);
    drawRows(kertas, akhir, menyambung ? 'never' : 'everyPage');
  }
  drawClosingLine(kertas);
}

/** As much of a page as a table may ask for, with the heading over it. */
const terbanyak = tinggiIsi - 20;
/** So many rows are not parted from each other for what closes a paper. */
const pendek = 5;

/** How many of the last rows stand on one page with what follows, and how high all that is. */
type Ekor = { banyak: number; tinggi: number };
const tanpaEkor: Ekor = { banyak: 0, tinggi: 0 };

/** A short table as a whole, else its last two rows, else one: as many as a page has room for. */
function tailOf(kertas: Kertas, tabel: Tabel, penutup: number): Ekor {
  const semua = tabel.baris.length;
  const pilihan = [pendek, 2, 1].map((banyak) => Math.min(banyak, semua)).slice(semua > pendek ? 1 : 0);
  for (const banyak of pilihan) {
    const akhir = rowsOf(tabel, -banyak);
    const tinggi = penutup + heightOfDrawn(kertas, (coba) => drawRows(coba, akhir));
    if (tinggi <= terbanyak) return { banyak, tinggi };
  }
  return tanpaEkor;
}

/** Some of the rows, each with what stands below it. */
const rowsOf = ({ bawah, ...tabel }: Tabel, from: number, to?: number): Tabel => ({
  ...tabel,
  baris: tabel.baris.slice(from, to),
  ...(bawah && { bawah: { ...bawah, isi: bawah.isi.slice(from, to) } }),
});

function drawRows(kertas: Kertas, tabel: Tabel, showHead: 'never' | 'everyPage' = 'everyPage'): void {
  const bawah = lowerLines(kertas, tabel);
  const miring = slopeCells(kertas);
  autoTable(kertas.doc, {
    startY: kertas.y,
    margin: { top: batas.atas, bottom: batas.bawah, horizontal: halaman.tepi },
    tableWidth: halaman.isi,
    rowPageBreak: 'avoid',
    theme: 'plain',
    styles: {
      font: 'Kertas',
      fontSize: gaya.sel.ukuran,
      cellPadding: sela,
      textColor: tinta.teks,
      overflow: (text, lebar) => [text].flat().flatMap((line) => breakLines(kertas.doc, line, lebar)),
    },
    headStyles: {
      fontStyle: gaya.kepala.huruf,
      fontSize: gaya.kepala.ukuran,
      textColor: gaya.kepala.warna,
      valign: 'bottom',
    },
    bodyStyles: { lineColor: tinta.garis, lineWidth: { top: 0.2 } },
    columnStyles: Object.fromEntries(
      tabel.kolom.map(({ lebar, rata }, ke) => [ke, { cellWidth: lebar, halign: rata ?? 'left' }]),
    ),
    showHead,
    head: headOf(tabel),
    body: tabel.baris.map((row, ke) =>
      row.map((sel) => ({
        content: printable(sel),
        styles: { cellPadding: { ...sela, bottom: sela.bottom + bawah.heightOf(ke) } },
      })),
    ),
    willDrawCell: miring.willDrawCell,
    didDrawCell: (data) => {
      miring.didDrawCell(data);
      // After the last cell of its row, so that it is also heard there.
      const { section, column, row, cell } = data;
      if (section !== 'body' || column.index !== tabel.kolom.length - 1 || !bawah.lines[row.index]) return;
      const y = cell.y + cell.height - sela.bottom - bawah.heightOf(row.index);
      writeLines(kertas.doc, gaya.kecil, bawah.lines[row.index]!, { x: bawah.x, y });
    },
    didDrawPage: ({ cursor }) => {
      kertas.y = cursor!.y;
    },
  });
}

/** A table writes each cell in one style: the lines of one with names that slope are ours, in the place of empty ones. */
function slopeCells({ doc }: Kertas) {
  let lines: string[] = [];
  return {
    willDrawCell: ({ cell }: CellHookData) => {
      lines = cell.text.some((line) => line.includes(tandaMiring)) ? cell.text : [];
      if (lines.length > 0) cell.text = lines.map(() => '');
    },
    didDrawCell: ({ cell }: CellHookData) => {
      const { fontSize, halign, valign } = cell.styles;
      const { x, y } = cell.getTextPos();
      const tinggi = mm(fontSize) * doc.getLineHeightFactor();
      const dasar = y + mm(fontSize) * 0.85 - (valign === 'bottom' ? lines.length * tinggi : 0);
      const rata = halign === 'right' ? 'right' : 'left';
      lines.forEach((line, ke) => drawLine(doc, line, { x, y: dasar + ke * tinggi, rata }));
      // A head comes again on the next page.
      if (lines.length > 0) cell.text = lines;
    },
  };
}

/**
 * Columns that take what their words need: no word is parted while another column has room to spare. Tables below each
 * other have columns of one width when these are of all their rows.
 */
export function fitColumns({ doc }: Kertas, kolom: readonly Kolom[], baris: Baris): Kolom[] {
  const lebar = fitWidths(
    kolom.map((satu, ke) => {
      const isi = baris.map((row) => widthOfWords(doc, gaya.sel, row[ke] ?? null));
      const kata = Math.max(widthOfWords(doc, gaya.kepala, satu.judul), ...isi);
      return { lebar: satu.lebar, perlu: kata + 2 * sela.horizontal };
    }),
  );
  return kolom.map((satu, ke) => ({ ...satu, lebar: lebar[ke]! }));
}

/** The lines below each row, where they begin and how high they are. */
function lowerLines({ doc }: Kertas, { kolom, bawah }: Tabel) {
  const x = kolom
    .slice(0, bawah?.kolom)
    .reduce((sum, { lebar }) => sum + lebar, halaman.tepi + sela.horizontal);
  const lebar = halaman.tepi + halaman.isi - sela.horizontal - x;
  const lines = (bawah?.isi ?? []).map((isi) => (isi === null ? null : linesOf(doc, gaya.kecil, isi, lebar)));
  return { x, lines, heightOf: (ke: number) => heightOf(doc, gaya.kecil, lines[ke]?.length ?? 0) };
}

function headOf({ kolom, kepala = [] }: Tabel): RowInput[] {
  const names = kepala.map((text, ke): [CellDef] => [
    {
      content: printable(text),
      colSpan: kolom.length,
      styles: {
        fillColor: tinta.pucat,
        textColor: tinta.teks,
        ...(ke === 0
          ? { fontStyle: 'bold', fontSize: gaya.tegas.ukuran }
          : { fontStyle: 'normal', fontSize: gaya.kecil.ukuran, cellPadding: { ...sela, top: 0 } }),
      },
    },
  ]);
  const columns = kolom.map(({ judul, rata }): CellDef => ({
    content: judul,
    styles: { halign: rata ?? 'left', ...(kepala.length === 0 && { fillColor: tinta.pucat }) },
  }));
  return [...names, columns] as RowInput[];
}

/** Its head and first row: less of a table is not begun at the foot of a page. */
function smallestHeight(
  { doc }: Kertas,
  { kolom, baris: [first = []], kepala = [] }: Tabel,
  bawah: string[] | null = null,
): number {
  const room = (lebar: number) => lebar - 2 * sela.horizontal;
  const names = kepala.map((text) => linesOf(doc, gaya.tegas, text, room(halaman.isi)).length);
  const heads = kolom.map(({ judul, lebar }) => linesOf(doc, gaya.tegas, judul, room(lebar)).length);
  const cells = kolom.map(({ lebar }, ke) => linesOf(doc, gaya.sel, first[ke] ?? null, room(lebar)).length);
  const rows = [...names, Math.max(...heads), Math.max(...cells) + (bawah?.length ?? 0)];
  return rows.reduce((sum, lines) => sum + heightOf(doc, gaya.isi, lines) + tinggiSela, mm(gaya.isi.ukuran));
}

function drawClosingLine({ doc, y }: Kertas): void {
  doc.setDrawColor(tinta.garis).setLineWidth(0.2);
  doc.line(halaman.tepi, y, halaman.tepi + halaman.isi, y);
}
