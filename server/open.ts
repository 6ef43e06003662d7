import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock } from '#domain/core/clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './core/database.ts';
import type { BucketAddress } from './core/bucket.ts';
import { folderStore, type FileStore } from './core/files.ts';
import { createLog } from './core/log.ts';
import type { Server } from './core/server.ts';
import { seedReference } from './db/reference/seed.ts';

/** Opens everything the server works with: data folder, database at its newest migration, reference lists, files. */
export async function openServer(config: Config): Promise<Server> {
  const folder = resolve(config.DATA_DIR);
  mkdirSync(folder, { recursive: true });
  const release = config.DATABASE_URL ? () => undefined : claim(folder);
  const database = await openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { folder: join(folder, 'pglite') },
  );
  await seedReference(database.db);
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
    log: createLog(config.LOG_LEVEL),
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
function claim(folder: string): () => void {
  const mark = join(folder, 'proses');
  const owner = readMark(mark);
  if (owner !== null && owner !== process.pid && isAlive(owner))
    throw new Error(
      `Folder data ${folder} sedang dipakai proses ${owner}. Hentikan proses itu, atau isi DATA_DIR lain.`,
    );
  writeFileSync(mark, String(process.pid));
  const release = () => rmSync(mark, { force: true });
  process.once('exit', release);
  return release;
}

function readMark(mark: string): number | null {
  try {
    return Number(readFileSync(mark, 'utf8')) || null;
  } catch {
    return null; // Nobody has it.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
