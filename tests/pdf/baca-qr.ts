import { bacaBentuk } from './baca.ts';

/** Reads the QR codes of a paper from their outlines, as a scanner would from its picture (ISO/IEC 18004). */
export const bacaSemuaQr = async (bytes: Uint8Array): Promise<string[]> =>
  (await bacaBentuk(bytes)).map((outlines) => {
    const modul = modules(outlines);
    return text(codewords(modul), versionOf(modul));
  });

/** The first of them. */
export const bacaQr = async (bytes: Uint8Array): Promise<string> => (await bacaSemuaQr(bytes))[0]!;

type Modul = boolean[][];

/** Dark or light for every module: whether its centre lies inside an odd number of outlines. */
function modules(shapes: { x: number; y: number }[][]): Modul {
  const points = shapes.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  const edges = shapes.flatMap((shape) =>
    shape.map((from, ke) => [from, shape[(ke + 1) % shape.length]!] as const),
  );
  const steps = edges.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y)).filter((step) => step > 0.01);
  const size = Math.round((right - left) / Math.min(...steps));
  const step = (right - left) / size;
  const dark = (x: number, y: number) =>
    edges.filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
      .length %
      2 ===
    1;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) =>
      dark(left + (column + 0.5) * step, top - (row + 0.5) * step),
    ),
  );
}

const versionOf = (modul: Modul): number => (modul.length - 17) / 4;

const masks: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The unmasked bytes in the order they are placed: pairs of columns from the right, up and down in turn. */
function codewords(modul: Modul): number[] {
  const size = modul.length;
  // Three bits of the format information name the mask; the format itself is masked with 101.
  const mask = [2, 3, 4].reduce((sum, column) => sum * 2 + Number(modul[8]![column]), 0) ^ 0b101;
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isPattern(size, row, column))
          bits.push(Number(modul[row]![column] !== masks[mask]!(row, column)));
    }
    up = !up;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, ke) => bitsToNumber(bits, ke * 8, 8));
}

/** Finders, timing, alignment (one for version 2 to 6, six from 7 on) and format and version information. */
function isPattern(size: number, row: number, column: number): boolean {
  const version = (size - 17) / 4;
  const near = (value: number) => value <= 8;
  const far = (value: number) => value >= size - 8;
  if ((near(row) && (near(column) || far(column))) || (far(row) && near(column))) return true;
  if (row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const centres = version < 2 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  return centres.some((r) =>
    centres.some(
      (c) =>
        !(r === 6 && (c === 6 || c === size - 7)) &&
        !(c === 6 && r === size - 7) &&
        Math.abs(row - r) <= 2 &&
        Math.abs(column - c) <= 2,
    ),
  );
}

/** Bytes of data in each block of a code at error level M, by version. */
const blocks: Record<number, number[]> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
  10: [43, 43, 43, 43, 44],
  11: [50, 51, 51, 51, 51],
  12: [36, 36, 36, 36, 36, 36, 37, 37],
};

function text(words: number[], version: number): string {
  const sizes = blocks[version];
  if (!sizes) throw new Error(`no QR code of version ${version}`);
  const data: number[][] = sizes.map(() => []);
  let at = 0;
  for (let ke = 0; ke < Math.max(...sizes); ke += 1)
    sizes.forEach((size, block) => {
      if (ke < size) data[block]!.push(words[at++]!);
    });
  const bits = data.flat().flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1));
  return segments(bits, version < 10 ? 0 : 2);
}

const aksara = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Digits go by three in ten bits, the 45 plain characters by two in eleven, everything else as bytes. */
function segments(bits: number[], wider: number): string {
  let at = 0;
  const take = (length: number) => bitsToNumber(bits, (at += length) - length, length);
  let read = '';
  for (let mode = take(4); mode !== 0 && at < bits.length; mode = take(4)) {
    if (mode === 1) {
      for (let left = take(10 + wider); left > 0; left -= 3)
        read += `${take([0, 4, 7][left] ?? 10)}`.padStart(Math.min(left, 3), '0');
    } else if (mode === 2) {
      for (let left = take(9 + wider); left > 0; left -= 2) {
        const pair = take(left === 1 ? 6 : 11);
        read += left === 1 ? aksara[pair]! : aksara[Math.floor(pair / 45)]! + aksara[pair % 45]!;
      }
    } else if (mode === 4) {
      const bytes = Array.from({ length: take(wider ? 16 : 8) }, () => take(8));
      read += new TextDecoder().decode(new Uint8Array(bytes));
    } else throw new Error(`no QR mode ${mode}`);
  }
  return read;
}

const bitsToNumber = (bits: number[], from: number, length: number): number =>
  bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0);
