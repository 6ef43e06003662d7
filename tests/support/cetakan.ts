import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase, pgliteExtensions, type Database, type Db } from '#server/core/database.ts';
import { seedReference } from '#server/db/reference/seed.ts';
import { semuaAkun } from './akun.ts';
import { semuaParameterUji, semuaSatuan } from './katalog.ts';

/*
 * A database takes seconds to make and a moment to copy. So each engine makes one for a run, with the migrations, the
 * reference lists, the demo accounts and the catalogue of katalog.ts, and every test's server begins with a copy of it.
 */

async function isiCetakan(db: Db): Promise<void> {
  await seedReference(db);
  await semuaAkun(db);
  await semuaParameterUji(db);
  await semuaSatuan(db);
}

/** Where the workers of this run leave things for each other (folder-cetakan.ts). */
const folder = (): string => {
  const given = process.env['CETAKAN'];
  if (!given) throw new Error('CETAKAN is not set: run the tests with the project’s Vitest configuration');
  return given;
};

/**
 * What `buat` makes, made once for the whole run and read from a file by everybody else. Two workers that come first at
 * the same moment both make it; one of the two is kept.
 */
export async function sekaliUntukSemua(nama: string, buat: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(folder(), nama);
  if (!existsSync(path)) {
    const aside = `${path}.${process.pid}`;
    await writeFile(aside, await buat());
    await rename(aside, path);
  }
  return readFile(path);
}

/**
 * A copy of the database that was made for this run: on the Postgres that TEST_POSTGRES_URL names, else a PGlite in memory;
 * one in `folder` where that is given.
 */
export async function databaseTercetak(folder?: string): Promise<Database> {
  const admin = process.env['TEST_POSTGRES_URL'];
  return admin && !folder ? tercetakPostgres(admin) : tercetakPglite(folder);
}

/** A database with nothing in it but what the migrations have made just now. */
export async function databaseKosong(): Promise<Database> {
  const admin = process.env['TEST_POSTGRES_URL'];
  if (!admin) return openDatabase({ pglite: new PGlite({ extensions: pgliteExtensions }) });
  const name = namaBaru();
  await sebagaiAdmin(admin, (client) => client.query(`create database ${name}`));
  return openDatabase({ url: alamat(admin, name) });
}

async function tercetakPglite(dataDir?: string): Promise<Database> {
  const dump = await sekaliUntukSemua('pglite.tar', async () => {
    const pglite = new PGlite({ extensions: pgliteExtensions });
    const database = await openDatabase({ pglite });
    await isiCetakan(database.db);
    // Else whoever opens the copy would first have to repeat what lies in the log.
    await pglite.exec('checkpoint');
    const dumped = await pglite.dumpDataDir('none');
    await database.close();
    return new Uint8Array(await dumped.arrayBuffer());
  });
  const pglite = new PGlite({
    ...(dataDir ? { dataDir } : {}),
    loadDataDir: new Blob([dump as BlobPart]),
    extensions: pgliteExtensions,
  });
  // As on the clusters of the tests (scripts/postgres/cluster.ts): a few rows are not worth the search for a plan.
  await pglite.exec('set join_collapse_limit = 1');
  return openDatabase({ pglite });
}

async function tercetakPostgres(admin: string): Promise<Database> {
  const name = namaBaru();
  await sebagaiAdmin(admin, async (client) => {
    const cetakan = await cetakanPostgres(admin, client);
    await client.query(`create database ${name} template ${cetakan}`);
  });
  return openDatabase({ url: alamat(admin, name) });
}

/** The name of this run's template in the cluster, made when it is not there yet. It has its name once it is whole. */
async function cetakanPostgres(admin: string, client: pg.Client): Promise<string> {
  const name = basename(folder()).toLowerCase().replaceAll(/\W/g, '_');
  // Two workers on one cluster: the second waits, then finds it.
  await client.query('select pg_advisory_lock(1)');
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) {
    await client.query(`drop database if exists ${name}_baru`);
    await client.query(`create database ${name}_baru`);
    const database = await openDatabase({ url: alamat(admin, `${name}_baru`) });
    await isiCetakan(database.db);
    await database.close();
    await client.query(`alter database ${name}_baru rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock(1)');
  return name;
}

let made = 0;
const namaBaru = () => `uji_${process.pid}_${Date.now()}_${made++}`;

function alamat(admin: string, name: string): string {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.toString();
}

async function sebagaiAdmin<T>(admin: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
