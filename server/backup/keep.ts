import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinished } from './write.ts';

const begins = 'mejalab-';
const ends = '.tar';
/** A backup that is being written is written to; one that nothing is written to for this long was killed. */
const abandonedMs = 60 * 60 * 1000;

/** What a backup of this moment is called in its folder. Sorted by name they are in order. */
export const nameAt = (now: Date): string =>
  `${begins}${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${ends}`;

/** Removes the oldest backups of a folder but so many, and what killed ones left. Gives the names of what is gone. */
export async function keepNewest(folder: string, keep: number, now: Date): Promise<string[]> {
  const ours = (await readdir(folder)).filter((name) => name.startsWith(begins)).sort();
  const gone = ours.filter((name) => name.endsWith(ends)).slice(0, -keep);
  for (const name of ours.filter((one) => one.endsWith(ends + unfinished))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < now.getTime() - abandonedMs) gone.push(name);
  }
  for (const name of gone) await rm(join(folder, name));
  return gone;
}
