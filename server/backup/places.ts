import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { claim } from '#server/open.ts';
import { openPglite, openPostgres, type Engine } from './engine.ts';
import { Refused } from './manifest.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Reads the database that the settings name; an embedded one is its server's own while that runs. */
export async function fromDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Place,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) return closing(await openPostgres(DATABASE_URL), work);
  const folder = resolve(DATA_DIR);
  const place = join(folder, 'pglite');
  if (!existsSync(place))
    throw new Refused(`Tidak ada basis data di ${folder}. Periksa DATA_DIR, atau isi DATABASE_URL.`);
  const release = claim(folder);
  try {
    return await closing(await openPglite(place), work);
  } finally {
    release();
  }
}

/**
 * Lets something be put into the database that the settings name, which must be empty. An embedded one is made aside and gets
 * its place when the work is through.
 */
export async function intoEmpty<T>(
  { DATABASE_URL, DATA_DIR }: Place,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) return closing(await openPostgres(DATABASE_URL), work);
  const folder = resolve(DATA_DIR);
  const [place, aside] = [join(folder, 'pglite'), join(folder, 'pglite.baru')];
  mkdirSync(folder, { recursive: true });
  const release = claim(folder);
  try {
    if (existsSync(place))
      throw new Refused(
        `Di ${folder} sudah ada basis data. Pindahkan ${place} ke tempat lain, atau isi DATA_DIR lain, lalu ulangi.`,
      );
    rmSync(aside, { recursive: true, force: true });
    const result = await closing(await openPglite(aside), work);
    renameSync(aside, place);
    return result;
  } finally {
    rmSync(aside, { recursive: true, force: true });
    release();
  }
}

async function closing<T>(engine: Engine, work: (engine: Engine) => Promise<T>): Promise<T> {
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}
