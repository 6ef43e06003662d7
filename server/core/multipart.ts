import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { Refusal, refusal } from '#domain/core/errors.ts';

/** More fields than any form of the product has: 50 samples of 50 parameters each are some 13,000. */
export const maxFields = 20_000;
/** The longest head of a part: the names of its field and its file. */
const maxHeadBytes = 8 * 1024;
export const terlaluBanyakIsian = 'Formulir ini memuat terlalu banyak isian.';

/** Takes one file of a form while it comes in; what it gives becomes the value of its field. */
export type TakeFile = (field: string, name: string, content: AsyncIterable<Uint8Array>) => Promise<unknown>;

/**
 * The fields of a multipart form in their order, read piece by piece: a file goes to `take` while it comes in, and the
 * reading ends with the first thing that is refused. Fields and their names together are at most `maxFieldBytes`. What
 * cannot be read as a form is 400.
 */
export async function readMultipart(
  { contentType, pieces }: { contentType: string; pieces: AsyncIterable<Uint8Array> },
  maxFieldBytes: number,
  take: TakeFile,
): Promise<[string, unknown][]> {
  const parser = openParser(contentType, maxFieldBytes);
  const entries: [string, unknown][] = [];
  const files: { stream: Readable; taken: Promise<void> }[] = [];
  const stop = new AbortController();
  const refuse = (error: unknown) => stop.abort(error);
  let fieldBytes = 0;
  parser.on('field', (name, value) => {
    fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (fieldBytes > maxFieldBytes) refuse(refusal.tooLarge(terlaluBanyakIsian));
    entries.push([name, value]);
  });
  parser.on('fieldsLimit', () => refuse(refusal.tooLarge(terlaluBanyakIsian)));
  parser.on('partsLimit', () => refuse(refusal.tooLarge(terlaluBanyakIsian)));
  parser.on('file', (field, stream, name) => {
    const entry: [string, unknown] = [field, undefined];
    entries.push(entry);
    stream.on('error', () => undefined); // It reaches whoever reads it, or nobody has to know.
    const taken = take(field, name ?? '', stream).then((value) => void (entry[1] = value), refuse);
    files.push({ stream, taken });
  });
  try {
    await pipeline(pieces, parser, { signal: stop.signal });
    await Promise.all(files.map(({ taken }) => taken));
    stop.signal.throwIfAborted();
    return entries;
  } catch (error) {
    for (const { stream } of files) stream.destroy(error as Error);
    await Promise.all(files.map(({ taken }) => taken));
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error;
    throw reason instanceof Refusal || isOfSystem(reason) ? reason : refusal.malformed();
  }
}

function openParser(contentType: string, fieldSize: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: { fields: maxFields, parts: maxFields, fieldSize, headerPairs: 20, headerSize: maxHeadBytes },
    });
  } catch {
    throw refusal.malformed();
  }
}

/** A full disk is a fault of ours, whatever the form was. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
