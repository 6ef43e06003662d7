import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { writeAll, type Content } from './files.ts';

const pieceBytes = 64 * 1024;

/** A file as it came with a request, on disk but not in the store: what is judged before anything is kept. */
export class SentFile {
  readonly sha256: string;
  readonly size: number;
  readonly #file: FileHandle;

  constructor(file: FileHandle, { sha256, size }: { sha256: string; size: number }) {
    this.#file = file;
    this.sha256 = sha256;
    this.size = size;
  }

  /** These bytes of it, fewer at its end. */
  async read(from: number, length: number): Promise<Uint8Array> {
    const { buffer, bytesRead } = await this.#file.read(new Uint8Array(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  }

  /** All of it, from the beginning, as often as it is asked for. */
  async *content(): AsyncGenerator<Uint8Array> {
    for (let from = 0; from < this.size; from += pieceBytes) yield this.read(from, pieceBytes);
  }
}

/** A file in a field of the form it came with: judged by the field's rule, not yet kept. */
export class Brought {
  readonly file: SentFile;
  readonly mime: string;
  readonly name: string;

  constructor(file: SentFile, mime: string, name: string) {
    this.file = file;
    this.mime = mime;
    this.name = name;
  }
}

/** The files of one request. */
export type Spool = {
  /** Writes down what comes, however long; the content ends it by throwing. */
  take: (content: Content) => Promise<SentFile>;
  /** Forgets them all. Belongs to the end of the request, whatever became of it. */
  clear: () => Promise<void>;
};

/**
 * Lets files wait on disk, one request at a time. They have no name there from the beginning, so that nothing stays when
 * the process dies over them.
 */
export function createSpool({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Spool {
  const folder = join(DATA_DIR, 'sementara');
  const waiting: FileHandle[] = [];
  return {
    async take(content) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomUUID());
      const file = await open(path, 'wx+');
      waiting.push(file);
      await rm(path);
      return new SentFile(file, await writeAll(file, content));
    },
    async clear() {
      await Promise.all(waiting.splice(0).map((file) => file.close()));
    },
  };
}
