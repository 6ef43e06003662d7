import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bentuk } from '#pdf/huruf/huruf.ts';

/** One run of text on a page, in millimetres from the top left corner; `y` is the line it stands on. */
export type Kata = { teks: string; x: number; y: number; lebar: number; ukuran: number };
export type Halaman = { lebar: number; tinggi: number; kata: Kata[]; teks: string };
type Titik = { x: number; y: number };

const mm = (poin: number) => (poin * 25.4) / 72;

async function withFile<T>(bytes: Uint8Array, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}

const withPages = <T>(bytes: Uint8Array, read: (page: PDFPageProxy) => Promise<T>): Promise<T[]> =>
  withFile(bytes, async (pdf) => {
    const all: T[] = [];
    for (let ke = 1; ke <= pdf.numPages; ke += 1) all.push(await read(await pdf.getPage(ke)));
    return all;
  });

/** Opens a paper and reads its pages, as a viewer or a search would. */
export const bacaHalaman = (bytes: Uint8Array): Promise<Halaman[]> =>
  withPages(bytes, async (page) => {
    const [, , lebar, tinggi] = page.view as [number, number, number, number];
    const { items } = await page.getTextContent({ disableNormalization: true });
    const kata = items.flatMap((item): Kata[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [a, b, , , x, y] = item.transform as [number, number, number, number, number, number];
      const ukuran = mm(Math.hypot(a, b));
      return [{ teks: item.str, x: mm(x), y: mm(tinggi - y), lebar: mm(item.width), ukuran }];
    });
    return { lebar: mm(lebar), tinggi: mm(tinggi), kata, teks: kata.map(({ teks }) => teks).join(' ') };
  });

/** The text of all pages. */
export const bacaTeks = async (bytes: Uint8Array): Promise<string> =>
  (await bacaHalaman(bytes)).map(({ teks }) => teks).join(' ');

/** What of these is not in it. */
export const tanpa = (teks: string, semua: readonly string[]): string[] =>
  semua.filter((satu) => !teks.includes(satu));

/** What the file says of itself: to PDF readers, and as XMP. */
export const bacaTentang = (bytes: Uint8Array) =>
  withFile(bytes, async (pdf) => {
    const { info, metadata } = await pdf.getMetadata();
    return { info: info as Record<string, unknown>, xmp: metadata?.getRaw() as string | undefined };
  });

/** What is written in sloping letters on each page. */
export const bacaMiring = (bytes: Uint8Array): Promise<string[]> =>
  withPages(bytes, async (page) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    let miring = false;
    return fnArray.flatMap((operator, ke) => {
      if (operator === OPS.beginText) miring = false;
      if (operator === OPS.setTextMatrix) miring = (argsArray[ke] as [ArrayLike<number>])[0][2] !== 0;
      if (operator !== OPS.showText || !miring) return [];
      const [glyphs] = argsArray[ke] as [{ unicode: string }[]];
      return [glyphs.map(({ unicode }) => unicode).join('')];
    });
  }).then((pages) => pages.map((all) => [...new Set(all)].toSorted().join(', ')));

/** The word that is drawn across each page; '' where there is none. */
export const bacaCap = (bytes: Uint8Array): Promise<string[]> =>
  withPages(bytes, async (page) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    return fnArray
      .map((operator, ke) => {
        if (operator !== OPS.constructPath) return '';
        const [, [path]] = argsArray[ke] as [number, [Float32Array | null]];
        return hurufDari.get(titikDari(path ?? [])) ?? '';
      })
      .join('');
  });

/** The figures of an outline, one after the other: of pdf.js without the numbers that stand for operators. */
const titikDari = (path: Iterable<number>): string => {
  const angka = [...path];
  const panjang = [3, 3, 7, 5, 1];
  const titik: number[] = [];
  for (let at = 0; at < angka.length; at += panjang[angka[at]!]!)
    titik.push(...angka.slice(at + 1, at + panjang[angka[at]!]!));
  return titik.join(' ');
};
const hurufDari = new Map(
  Object.entries(bentuk).map(([huruf, garis]) => [
    garis
      .replaceAll(/ ?[mlch] ?/g, ' ')
      .trim()
      .replaceAll(/ +/g, ' '),
    huruf,
  ]),
);

/** Where each picture stands on each page, in millimetres from the top left corner. */
export const bacaGambar = (bytes: Uint8Array) =>
  withPages(bytes, async (page) => {
    const [, , , atas] = page.view as [number, number, number, number];
    const { fnArray, argsArray } = await page.getOperatorList();
    const found: { x: number; y: number; lebar: number; tinggi: number }[] = [];
    let letak = [1, 0, 0, 1, 0, 0] as number[];
    for (const [ke, operator] of fnArray.entries()) {
      if (operator === OPS.transform) letak = [...(argsArray[ke] as number[])];
      if (operator !== OPS.paintImageXObject) continue;
      const [lebar, , , tinggi, x, y] = letak as [number, number, number, number, number, number];
      found.push({ x: mm(x), y: mm(atas - y - tinggi), lebar: mm(lebar), tinggi: mm(tinggi) });
    }
    return found;
  });

/** Of each shape filled by the even-odd rule, a QR code, its outlines, page after page. */
export async function bacaBentuk(bytes: Uint8Array): Promise<Titik[][][]> {
  const pages = await withPages(bytes, async (page) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    return fnArray.flatMap((operator, ke) => {
      if (operator !== OPS.constructPath) return [];
      const [cara, [path]] = argsArray[ke] as [number, [Float32Array | null]];
      return cara === OPS.eoFill && path ? [outlines(path)] : [];
    });
  });
  return pages.flat();
}

/** pdf.js writes a path as numbers: 0 x y moves there, 1 x y draws a line, 4 closes. */
function outlines(path: Float32Array): Titik[][] {
  const found: Titik[][] = [];
  for (let at = 0; at < path.length; at += path[at] === 4 ? 1 : 3) {
    if (path[at] === 4) continue;
    if (path[at] === 0) found.push([]);
    found.at(-1)!.push({ x: path[at + 1]!, y: path[at + 2]! });
  }
  return found;
}
