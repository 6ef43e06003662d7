import { readdir } from 'node:fs/promises';
import { checked, OtherContent, type FileStore } from './files.ts';

export type CopyResult = {
  copied: number;
  /** Were in the other store already, from an earlier run. */
  there: number;
  /** Are not what their name says, so they were left where they are. */
  damaged: string[];
};

/**
 * Copies every file of a folder store into another store, one after the other, each checked against its hash before it
 * leaves and again as the other store gives it back. Nothing is removed. Broken off and begun again, it goes on with
 * what is missing.
 */
export async function copyFiles(
  folder: string,
  from: FileStore,
  to: FileStore,
  tell: (result: CopyResult) => void = () => undefined,
): Promise<CopyResult> {
  const result: CopyResult = { copied: 0, there: 0, damaged: [] };
  for (const sha256 of await namesIn(folder)) {
    if (await to.has(sha256)) result.there += 1;
    else if (!(await isWhole(from, sha256))) result.damaged.push(sha256);
    else {
      await to.put((await from.get(sha256))!, sha256);
      if (!(await isWhole(to, sha256))) {
        await to.remove(sha256);
        throw new Error(`${sha256} came back changed`);
      }
      result.copied += 1;
    }
    tell(result);
  }
  return result;
}

/** What is half-written has another name. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();

/** Whether a store gives back a file as what its name says. */
export async function isWhole(store: FileStore, sha256: string): Promise<boolean> {
  const content = await store.get(sha256);
  if (!content) return false;
  try {
    const pieces = checked(content, sha256);
    while (!(await pieces.next()).done);
    return true;
  } catch (error) {
    if (error instanceof OtherContent) return false;
    throw error;
  }
}
