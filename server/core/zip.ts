import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive, piece by piece. Text is worth packing, pictures and PDFs are packed already. */
export type ZipEntry = { name: string; pieces: AsyncIterable<Uint8Array>; text?: true };

/** An archive of these files, written as it is read: no more of it is ever in memory than a piece of one file. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, pieces, text } of entries) {
    const file = text ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
