import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock } from '#domain/core/clock.ts';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';
import { isUnencrypted } from './core/address.ts';
import { openDatabase } from './core/database.ts';
import type { BucketAddress } from './core/bucket.ts';
import { folderStore, type FileStore } from './core/files.ts';
import { createLog } from './core/log.ts';
import type { Server } from './core/server.ts';
import { seedReference } from './db/reference/seed.ts';
import { renewFeed } from './modules/sync/cursor.ts';

/** Opens everything the server works with: data folder, database at its newest migration, reference lists, files. */
export async function openServer(config: Config, log = createLog(config.LOG_LEVEL)): Promise<Server> {
  if (config.DATABASE_URL && isUnencrypted(config.DATABASE_URL))
    log.warn(
      { setting: 'DATABASE_URL' },
      'the database is on another machine, and its address has no sslmode',
    );
  const folder = resolve(config.DATA_DIR);
  mkdirSync(folder, { recursive: true });
  const release = config.DATABASE_URL ? () => undefined : claim(folder);
  const database = await openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { folder: join(folder, 'pglite') },
  );
  await seedReference(database.db);
  await renewFeed(database.db);
  const files = await openFiles(config);
  const close = async () => {
    await database.close();
    release();
  };
  return {
    database: { ...database, close },
    db: database.db,
    clock: systemClock,
    config,
    files,
    log,
  };
}

/** Where files are that go to no bucket. */
export const folderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(resolve(DATA_DIR), 'berkas');

/** The file store the settings name: a bucket, seen to answer, or a folder beside the database. */
export async function openFiles(config: Config): Promise<FileStore> {
  const address = bucketOf(config);
  if (!address) return folderStore(folderOf(config));
  // Only who has a bucket pays for the client.
  const { bucketStore } = await import('./core/bucket.ts');
  const store = bucketStore(address);
  await store.check();
  return store;
}

/** The bucket FILES_URL names, or null. */
function bucketOf(config: Config): BucketAddress | null {
  if (!config.FILES_URL) return null;
  const { hostname, pathname } = new URL(config.FILES_URL);
  const prefix = pathname.replaceAll(/^\/|\/$/g, '');
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    region: config.AWS_REGION,
    endpoint: config.AWS_ENDPOINT_URL_S3,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/**
 * The embedded database belongs to one process: a second one on the same folder would destroy it. The mark of a process
 * that was killed is taken over. Gives the way to let go of the folder.
 */
export function claim(folder: string): () => void {
  const mark = join(folder, 'proses');
  const owner = readMark(mark);
  if (owner && owner.pid !== process.pid && isRunning(owner))
    throw new CannotStart(
      `Folder data ${folder} sedang dipakai proses ${owner.pid}. Hentikan proses itu, atau isi DATA_DIR lain.`,
    );
  writeFileSync(mark, `${process.pid} ${bornAt(process.pid) ?? ''}`);
  const remove = () => rmSync(mark, { force: true });
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
  };
}

/** Whose mark it is; `born` tells the process from a later one that was given the same number. */
type Owner = { pid: number; born: string | null };

function readMark(mark: string): Owner | null {
  if (!existsSync(mark)) return null;
  const [pid, born] = readFileSync(mark, 'utf8').trim().split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), born: born || null } : null;
}

/** A dead process whose parent has not asked for it (a zombie) still has its number, but nothing of the folder. */
function isRunning({ pid, born }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = bornAt(pid);
  return now !== 'mati' && (born === null || now === null || now === born);
}

/** When a process began, in the system's own count; 'mati' of a zombie, null where the system does not tell (/proc). */
function bornAt(pid: number): string | null {
  try {
    // The name in brackets may hold anything; state and start are the 1st and 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'mati' : (fields[19] ?? null);
  } catch {
    return null;
  }
}
