import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One run of text on a page, in millimetres from the top left corner; `y` is the line it stands on. */
export type Kata = { teks: string; x: number; y: number; lebar: number; ukuran: number; miring: boolean };
export type Halaman = { lebar: number; tinggi: number; kata: Kata[]; teks: string };
type Titik = { x: number; y: number };

const mm = (poin: number) => (poin * 25.4) / 72;

async function withPages<T>(bytes: Uint8Array, read: (page: PDFPageProxy) => Promise<T>): Promise<T[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const all: T[] = [];
    for (let ke = 1; ke <= pdf.numPages; ke += 1) all.push(await read(await pdf.getPage(ke)));
    return all;
  } finally {
    await task.destroy();
  }
}

/** Opens a paper and reads its pages, as a viewer or a search would. */
export const bacaHalaman = (bytes: Uint8Array): Promise<Halaman[]> =>
  withPages(bytes, async (page) => {
    const [, , lebar, tinggi] = page.view as [number, number, number, number];
    const { items } = await page.getTextContent({ disableNormalization: true });
    const kata = items.flatMap((item): Kata[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [a, b, , , x, y] = item.transform as [number, number, number, number, number, number];
      const ukuran = mm(Math.hypot(a, b));
      return [
        { teks: item.str, x: mm(x), y: mm(tinggi - y), lebar: mm(item.width), ukuran, miring: b !== 0 },
      ];
    });
    return { lebar: mm(lebar), tinggi: mm(tinggi), kata, teks: kata.map(({ teks }) => teks).join(' ') };
  });

/** The text of all pages. */
export const bacaTeks = async (bytes: Uint8Array): Promise<string> =>
  (await bacaHalaman(bytes)).map(({ teks }) => teks).join(' ');

/** What of these is not in it. */
export const tanpa = (teks: string, semua: readonly string[]): string[] =>
  semua.filter((satu) => !teks.includes(satu));

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
