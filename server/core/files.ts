import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

/** The bytes of a file, piece by piece; all of it at once is `[bytes]`. */
export type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Where the bytes of files are. Known by their SHA-256 alone, so a name never becomes a path (GAP-77). Every call may be
 * one over a network: none belongs inside a transaction.
 */
export type FileStore = {
  /**
   * Keeps the content under its SHA-256; the same content again is no fault. It appears whole or not at all: a content
   * that breaks off, is not what `sha256` names or finds no room leaves nothing behind, and the call rejects.
   */
  put: (content: Content, sha256: string) => Promise<void>;
  /** The content, or null. Its reader reads it to its end or cancels it. */
  get: (sha256: string) => Promise<ReadableStream<Uint8Array> | null>;
  has: (sha256: string) => Promise<boolean>;
  remove: (sha256: string) => Promise<void>;
  /** Removes what puts begun before this moment left behind when their process was killed. Gives how many. */
  removeLeftovers: (before: Date) => Promise<number>;
};

/** All bytes of a file, or null. */
export async function readBytes(
  files: Pick<FileStore, 'get'>,
  sha256: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await files.get(sha256);
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}

/** How the name of a file ends that is not whole yet. */
const unfinished = '.baru';

/** A folder of files, two levels deep. A file is written aside, synced, then renamed. */
export function folderStore(root: string): FileStore {
  const place = (sha256: string) => join(root, placeOf(sha256));
  return {
    async put(content, sha256) {
      const path = place(sha256);
      await mkdir(dirname(path), { recursive: true });
      const aside = join(root, randomUUID() + unfinished);
      try {
        const written = await writeNew(aside, content);
        mustBe(sha256, written.sha256);
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async get(sha256) {
      const file = await open(place(sha256), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>);
    },
    async has(sha256) {
      return access(place(sha256)).then(
        () => true,
        () => false,
      );
    },
    async remove(sha256) {
      await rm(place(sha256), { force: true });
    },
    async removeLeftovers(before) {
      await mkdir(root, { recursive: true });
      const left = (await readdir(root)).filter((name) => name.endsWith(unfinished));
      let removed = 0;
      for (const path of left.map((name) => join(root, name))) {
        // Another process may be about to finish or to remove it.
        const found = await stat(path).catch(() => null);
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Where a file is in its store, below whatever the store begins with. */
export function placeOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256');
  return `${sha256.slice(0, 2)}/${sha256}`;
}

/** The bytes are not those their name stands for. */
export class OtherContent extends Error {}

/** The content as it comes; throws at its end when it was another than `sha256` names. */
export async function* checked(content: Content, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
  mustBe(sha256, hash.digest('hex'));
}

function mustBe(sha256: string, found: string): void {
  if (found !== sha256) throw new OtherContent(`the content is ${found}, not ${sha256}`);
}

async function writeNew(path: string, content: Content): Promise<{ sha256: string; size: number }> {
  const file = await open(path, 'wx');
  try {
    const written = await writeAll(file, content);
    await file.sync();
    return written;
  } finally {
    await file.close();
  }
}

/** Writes the content to an open file and tells what it was. */
export async function writeAll(
  file: FileHandle,
  content: Content,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    hash.update(piece);
    size += piece.byteLength;
    await file.writeFile(piece);
  }
  return { sha256: hash.digest('hex'), size };
}
