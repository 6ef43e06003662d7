import type { jsPDF } from 'jspdf';
import { rentangSpesies } from '#domain/core/spesies.ts';

/** Places where a word that no line holds may be parted: after the signs that hold addresses and codes together. */
const sambungan = /(?<=[/@._,;:)\]–—-])/u;
/**
 * A space at which a line may end: not between a figure and its unit, nor within 'Rp 4.000' or '4 × 30 menit', nor after the 'E.'
 * of 'E. coli', nor before a footnote's mark.
 */
const spasi =
  /(?<!×|\bRp)(?<!\b[A-Z]\.) (?!×|[⁰¹²³⁴-⁹,]+\))(?:(?<!\d )|(?!(?:%|‰|°C|[mcnkµμ]?[gLm]|mol|ppm|rpm|jam|menit)(?!\p{L})))/u;
/** Stands in a line where what slopes begins and where it ends; no text has it (`printable`). */
export const tandaMiring = '\uE000';
/** Widths are sums of many figures. */
const toleransi = 0.01;

/**
 * The text in lines of at most `lebar` millimetres, in the typeface the document is set to. A line ends between two
 * words; only a word that is wider than a line itself is parted, at a sign where it has one, else between two letters.
 * Names of species are marked as sloping.
 */
export function breakLines(doc: jsPDF, text: string, lebar: number): string[] {
  const muat = (part: string) => doc.getTextWidth(part) <= lebar + toleransi;
  const semua = text.split('\n').flatMap((paragraf) => {
    const lines: string[] = [];
    let line: string | null = null;
    for (const word of paragraf.split(spasi)) {
      if (line !== null && muat(`${line} ${word}`)) {
        line = `${line} ${word}`;
        continue;
      }
      if (line !== null) lines.push(line);
      const parts: string[] = muat(word) ? [word] : partWord(word, muat);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1)!;
    }
    return [...lines, line ?? ''];
  });
  return markSpesies(text, semua);
}

/** The lines of a text with the names of species in it marked; one may go on in the next line. */
function markSpesies(text: string, lines: string[]): string[] {
  const rentang = rentangSpesies(text);
  let sampai = 0;
  return lines.map((line) => {
    const mulai = text.indexOf(line, sampai);
    sampai = mulai + line.length;
    return rentang.reduceRight((ditandai, { awal, akhir }) => {
      const [dari, ke] = [Math.max(awal - mulai, 0), Math.min(akhir - mulai, line.length)];
      if (dari >= ke) return ditandai;
      const miring = line.slice(dari, ke);
      return ditandai.slice(0, dari) + tandaMiring + miring + tandaMiring + ditandai.slice(ke);
    }, line);
  });
}

/** As few parts of a word as have room, each as long as it may be. */
function partWord(word: string, muat: (part: string) => boolean): string[] {
  const bagian = word.split(sambungan).flatMap((part) => (muat(part) ? [part] : Array.from(part)));
  const parts: string[] = [];
  for (const satu of bagian) {
    const last = parts.at(-1);
    if (last !== undefined && muat(last + satu)) parts[parts.length - 1] = last + satu;
    else parts.push(satu);
  }
  return parts;
}

/** How wide the widest word of a text is, a figure with its unit taken for one, in the typeface the document is set to. */
export const widestWord = (doc: jsPDF, text: string): number =>
  Math.max(...text.split('\n').flatMap((line) => line.split(spasi).map((word) => doc.getTextWidth(word))));

/** A column's width as it is wished for, and the least that parts no word of it. */
export type Ukuran = { lebar: number; perlu: number };

/**
 * The widths of columns that together are as wide as wished. What a column's words need beyond its wish is taken from
 * those that have room to spare. Where not even that is enough, the columns with the longest words part them.
 */
export function fitWidths(ukuran: readonly Ukuran[]): number[] {
  const semua = sum(ukuran.map(({ lebar }) => lebar));
  const batas = largestNeed(
    ukuran.map(({ perlu }) => perlu),
    semua,
  );
  const kurang = ukuran.map(({ lebar, perlu }) => Math.max(0, Math.min(perlu, batas) - lebar));
  const sisa = ukuran.map(({ lebar, perlu }) => Math.max(0, lebar - Math.min(perlu, batas)));
  const bagian = sum(kurang) / (sum(sisa) || 1);
  return ukuran.map(({ lebar }, ke) => lebar + kurang[ke]! - sisa[ke]! * bagian);
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** How much a column may claim so that all together get by: without limit where they do anyway. */
function largestNeed(perlu: readonly number[], semua: number): number {
  let sisa = semua;
  const naik = perlu.toSorted((a, b) => a - b);
  for (const [ke, satu] of naik.entries()) {
    const rata = sisa / (naik.length - ke);
    if (satu > rata) return rata;
    sisa -= satu;
  }
  return Infinity;
}
