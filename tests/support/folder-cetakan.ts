import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest global setup: the folder in which the workers of this run leave for each other what is made once (cetakan.ts). */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-cetakan-'));
  process.env['CETAKAN'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
