import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of files are. Known by their SHA-256 alone, so a name never becomes a path (GAP-77). */
export type FileStore = {
  put: (sha256: string, bytes: Uint8Array) => Promise<void>;
  get: (sha256: string) => Promise<Uint8Array | null>;
  has: (sha256: string) => Promise<boolean>;
  remove: (sha256: string) => Promise<void>;
};

/** A folder of files, two levels deep. A file appears whole or not at all: written aside, synced, then renamed. */
export function folderStore(root: string): FileStore {
  const place = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256');
    return join(root, sha256.slice(0, 2), sha256);
  };
  return {
    async put(sha256, bytes) {
      const path = place(sha256);
      await mkdir(join(root, sha256.slice(0, 2)), { recursive: true });
      const aside = `${path}.${randomUUID()}`;
      const file = await open(aside, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
    async get(sha256) {
      return readFile(place(sha256)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
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
  };
}
