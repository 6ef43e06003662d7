import { hash } from 'node:crypto';

const newline = 10;
/** Of a table that is handed over in parts, how much one is at least: what of it is in memory at a time. */
const partBytes = 4 * 1024 * 1024;

/** What lines there are, in whatever order they come: how many, and the sum of their hashes. */
export class Tally {
  lines = 0;
  #sum = 0n;

  /** Whole lines. */
  add(content: Uint8Array): this {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    for (let from = 0, end; from < bytes.length; from = end) {
      end = bytes.indexOf(newline, from) + 1 || bytes.length;
      this.#sum += BigInt(`0x${hash('sha256', bytes.subarray(from, end))}`);
      this.lines += 1;
    }
    return this;
  }

  get sum(): string {
    return BigInt.asUintN(256, this.#sum).toString(16).padStart(64, '0');
  }
}

/** What comes cut anywhere, in parts of whole lines. */
export async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < partBytes) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(newline) + 1;
    if (end > 0) yield all.subarray(0, end);
    held = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(held);
}
