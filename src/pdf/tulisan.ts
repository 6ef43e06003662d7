import type { jsPDF } from 'jspdf';
import { MISSING } from '#domain/core/format.ts';
import { breakLines, tandaMiring, widestWord } from './baris.ts';
import { aksara } from './huruf/huruf.ts';

/** Inks of the papers: the tones of the screens (app/palette.ts) that keep apart when printed in grey too. */
export const tinta = {
  utama: '#09615e',
  pucat: '#f1f9f9',
  teks: '#201e1b',
  redup: '#6b6761',
  garis: '#ccc8c3',
  selesai: '#20642a',
  ditolak: '#a91d1d',
  menunggu: '#89510c',
} as const;

export type Gaya = { huruf: 'normal' | 'bold'; ukuran: number; warna: string };

/** The few sizes of text a paper has, in points. */
export const gaya = {
  laboratorium: { huruf: 'bold', ukuran: 13, warna: tinta.teks },
  judul: { huruf: 'bold', ukuran: 18, warna: tinta.teks },
  bagian: { huruf: 'bold', ukuran: 10.5, warna: tinta.utama },
  isi: { huruf: 'normal', ukuran: 9, warna: tinta.teks },
  tegas: { huruf: 'bold', ukuran: 9, warna: tinta.teks },
  sel: { huruf: 'normal', ukuran: 8.5, warna: tinta.teks },
  kepala: { huruf: 'bold', ukuran: 8.5, warna: tinta.utama },
  label: { huruf: 'normal', ukuran: 8.5, warna: tinta.redup },
  kecil: { huruf: 'normal', ukuran: 7.5, warna: tinta.redup },
} as const satisfies Record<string, Gaya>;

const ada = new Set(Array.from(`${aksara}\n`));
/** Characters that look like one the typeface has, and are told apart by programs only. */
const serupa: Record<string, string> = {
  '\t': ' ',
  '\u00AD': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u201B': '‘',
  '\u201F': '“',
  '\u2215': '/',
  '\u2219': '·',
  '\u22C5': '·',
  '\u2236': ':',
  '\u2A7D': '≤',
  '\u2A7E': '≥',
};
const takTerlihat = /[\p{Cc}\p{Cf}\p{Mn}]/gu;

/**
 * The same text in characters the typeface has. What it lacks becomes its plainer form where Unicode knows one, else a box:
 * nothing disappears from a paper unseen. Missing text reads '-' (LIST-18).
 */
export function printable(text: string | null | undefined): string {
  if (!text?.trim()) return MISSING;
  return Array.from(text.trim().replace(/\r\n?/g, '\n').normalize('NFC'), asPrinted).join('');
}

function asPrinted(character: string): string {
  if (ada.has(character)) return character;
  const same = serupa[character];
  if (same !== undefined) return same;
  const plain = character.normalize('NFKD').replace(takTerlihat, '');
  return Array.from(plain).every((one) => ada.has(one)) ? plain : '□';
}

const milimeterPerPoin = 25.4 / 72;

/** Points in millimetres. */
export const mm = (poin: number): number => poin * milimeterPerPoin;

/** The text broken into lines of at most `lebar` millimetres. */
export function linesOf(doc: jsPDF, { huruf, ukuran }: Gaya, text: string | null, lebar: number): string[] {
  doc.setFont('Kertas', huruf).setFontSize(ukuran);
  return breakLines(doc, printable(text), lebar);
}

/** How wide a line must be that parts none of the text's words. */
export function widthOfWords(doc: jsPDF, { huruf, ukuran }: Gaya, text: string | null): number {
  doc.setFont('Kertas', huruf).setFontSize(ukuran);
  return widestWord(doc, printable(text));
}

/** How high that many lines are. */
export const heightOf = (doc: jsPDF, { ukuran }: Gaya, lines: number): number =>
  lines * mm(ukuran) * doc.getLineHeightFactor();

/** A place for text: `x` is its left edge, or its right edge where it is set against that; `y` its top. */
export type Tempat = { x: number; y: number; lebar: number; rata?: 'left' | 'right' | 'center' };

/** Writes text into a place, in as many lines as it takes. Answers how high it came out. */
export const write = (doc: jsPDF, style: Gaya, text: string | null, tempat: Tempat): number =>
  writeLines(doc, style, linesOf(doc, style, text, tempat.lebar), tempat);

/** Writes lines that are broken already. */
export function writeLines(
  doc: jsPDF,
  style: Gaya,
  lines: string[],
  { x, y, rata }: Pick<Tempat, 'x' | 'y' | 'rata'>,
): number {
  doc.setFont('Kertas', style.huruf).setFontSize(style.ukuran).setTextColor(style.warna);
  // From the top of the line to where letters stand.
  const dasar = y + mm(style.ukuran) * 1.02;
  lines.forEach((line, ke) => drawLine(doc, line, { x, y: dasar + heightOf(doc, style, ke), rata }));
  return heightOf(doc, style, lines.length);
}

/**
 * One line on its baseline, in the style the document is set to. What is marked in it slopes: the upright letters, by 11
 * degrees, so that they are as wide as they were measured.
 */
export function drawLine(
  doc: jsPDF,
  line: string,
  { x, y, rata = 'left' }: { x: number; y: number; rata?: Tempat['rata'] | undefined },
): void {
  const bagian = line.split(tandaMiring);
  const lebar = doc.getTextWidth(bagian.join(''));
  let dari = x - { left: 0, center: lebar / 2, right: lebar }[rata];
  for (const [ke, satu] of bagian.entries()) {
    if (satu && ke % 2 === 0) doc.text(satu, dari, y);
    else if (satu) doc.text(satu, dari - condong * (doc.internal.pageSize.getHeight() - y), y, sloping(doc));
    dari += doc.getTextWidth(satu);
  }
}

/** How far a letter leans for each millimetre it is high. */
const condong = 0.194;
/** The whole page leans to the right with it, from the bottom up. */
const sloping = (doc: jsPDF) => ({ angle: doc.Matrix(1, 0, condong, 1, 0, 0) });
