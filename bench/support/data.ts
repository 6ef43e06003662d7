import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { rows, type Db } from '#server/core/database.ts';
import { openServer } from '#server/open.ts';
import { seedDemo } from '#server/db/demo/seed.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { mulaiProses, type Proses } from '#tests/support/proses.ts';
import { isiBanyak } from './isi-banyak.ts';

/**
 * The database `ukur_<banyak>` of this cluster, made and filled when it is not there yet, with the planner as it comes. Gives
 * its address. The files of its demo are left in the folder `berkas`, or go.
 */
export async function basisDataBerisi(cluster: string, banyak: number, berkas?: string): Promise<string> {
  const nama = `ukur_${banyak}`;
  const alamat = new URL(cluster);
  alamat.pathname = `/${nama}`;
  let ada = false;
  await dengan(cluster, async (db) => {
    ada = (await rows(db, sql`select 1 from pg_database where datname = ${nama}`)).length > 0;
    if (ada) return;
    await db.execute(sql.raw(`create database ${nama}`));
    await db.execute(sql.raw(`alter database ${nama} set join_collapse_limit = 8`));
    await db.execute(sql.raw(`alter database ${nama} set plan_cache_mode = auto`));
  });
  if (ada) return alamat.href;
  const folder = berkas ?? (await mkdtemp(join(tmpdir(), 'mejalab-ukur-')));
  const server = await openServer(bacaSetelan(alamat.href, folder));
  await seedDemo({ ...server, issuer: server.config.accountIssuer });
  await server.database.close();
  if (berkas === undefined) await rm(folder, { recursive: true });
  await dengan(alamat.href, (db) => isiBanyak(db, banyak));
  return alamat.href;
}

/** A real server process over such a database, on a cluster of its own. */
export async function serverBanyak(banyak: number): Promise<Proses> {
  const cluster = await startCluster();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'mejalab-ukur-'));
  const DATABASE_URL = await basisDataBerisi(cluster.url, banyak, DATA_DIR);
  const proses = await mulaiProses({ DATABASE_URL, DATA_DIR });
  return {
    ...proses,
    tutup: async () => {
      await proses.tutup();
      await cluster.stop();
      await rm(DATA_DIR, { recursive: true });
    },
  };
}

/** The settings of a server over such a database. */
export const bacaSetelan = (alamat: string, folder: string) =>
  readConfig({ DATABASE_URL: alamat, DATA_DIR: folder, LOG_LEVEL: 'fatal' });

/** A connection of its own: the server's own ends what takes a minute. */
async function dengan(alamat: string, kerja: (db: Db) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: alamat });
  await client.connect();
  try {
    await kerja(drizzle({ client, casing: 'snake_case' }) as unknown as Db);
  } finally {
    await client.end();
  }
}

// npm run bench:data -- [HOW MANY [ADDRESS OF A CLUSTER]]; without an address on one of its own, which is there until it is ended.
if (import.meta.main) {
  const [banyak = '100000', alamat] = process.argv.slice(2);
  const cluster = alamat === undefined ? await startCluster() : null;
  const mulai = performance.now();
  const berisi = await basisDataBerisi(alamat ?? cluster!.url, Number(banyak));
  console.log(`${berisi} (${((performance.now() - mulai) / 1000).toFixed(0)} s)`);
  if (cluster) process.once('SIGINT', () => void cluster.stop().then(() => process.exit()));
}
