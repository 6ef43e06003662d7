import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import * as schema from '#server/db/schema.ts';
import { askers } from './asker.ts';
import { behindOthers, CommitUnknown, wasRefused } from './fault.ts';
import { PreparingClient } from './statement.ts';
import { createTurns } from './turn.ts';

/** A connection or a transaction of either engine: queries are written once for both. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What the migrations ask of an embedded database besides its core; a Postgres server brings it along. */
export const pgliteExtensions = { btree_gist, pg_trgm };

export type Database = {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** Its connections, where there is more than one. */
  pool: (() => Pool) | null;
  close: () => Promise<void>;
};
/** How many connections there are, how many of them nobody uses, and how many who ask wait for one. */
type Pool = { total: number; idle: number; waiting: number };

/** What a database has to have gone through to be of this version. */
export const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));
/** Any number will do, as long as every process of the product takes the same one. */
export const migrationLock = 7_305_001;

/**
 * How long a call waits for a connection and for a statement, and how long one that lost its process may keep its locks.
 * Nothing of ours takes a minute: sweeps go in small steps, and migrations have a connection of their own.
 */
const patience = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  idle_in_transaction_session_timeout: 60_000,
  statement_timeout: 60_000,
};
/** How many connections one process has. */
const max = 10;
/** A Postgres, or the way to it, from which nothing is heard for this long is given up: it should have said no before. */
const silenceMs = 75_000;

/**
 * Opens the database and brings it to the newest migration. With `url` a Postgres server, else an embedded PGlite in
 * `folder` (in memory without one). PGlite runs with fsync off: production means Postgres (architecture.md section 1).
 */
export async function openDatabase(
  where: { url: string; silenceMs?: number } | { folder?: string } | { pglite: PGlite },
): Promise<Database> {
  return 'url' in where
    ? openPostgres(where.url, where.silenceMs ?? silenceMs)
    : openPglite(
        'pglite' in where ? where.pglite : new PGlite(where.folder, { extensions: pgliteExtensions }),
      );
}

async function openPglite(client: PGlite): Promise<Database> {
  await client.waitReady;
  const db = drizzlePglite({ client: keepingParsers(client), schema, casing: 'snake_case' });
  await migratePglite(db, { migrationsFolder });
  const inTurn = forAskers(1);
  client.query = inTurn(client.query.bind(client));
  return {
    db: tellingCommits(db as unknown as Db, inTurn),
    engine: 'pglite',
    pool: null,
    close: () => client.close(),
  };
}

/**
 * drizzle brings its own parsers along with every query, and PGlite then copies its table of three hundred for each of
 * them. They are always the same, so they go into that table instead.
 */
function keepingParsers(client: PGlite): PGlite {
  const keeping = <T extends Pick<PGlite, 'query'>>(one: T): T => {
    const query = one.query.bind(one);
    one.query = (text, params, { parsers, ...options } = {}) => {
      Object.assign(client.parsers, parsers);
      return query(text, params, options);
    };
    return one;
  };
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(keeping(tx)));
  return keeping(client);
}

async function openPostgres(connectionString: string, silentMs: number): Promise<Database> {
  await migratePostgres(connectionString);
  const stream = () => socketWith(silentMs);
  const pool = new pg.Pool({ connectionString, max, stream, Client: PreparingClient, ...patience });
  // A connection that ends fails whatever is asked of it; without a listener it would end this process too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const inTurn = forAskers(max, patience.connectionTimeoutMillis);
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  pool.query = inTurn((...asked: never[]) => behindOthers(() => query(...asked))) as typeof pool.query;
  const db = drizzleNode({ client: pool, schema, casing: 'snake_case' });
  const { waiting } = inTurn;
  return {
    db: tellingCommits(db as unknown as Db, inTurn),
    engine: 'postgres',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount + waiting() }),
    close: () => pool.end(),
  };
}

/** Brings a Postgres server to the newest migration, however long that takes. */
async function migratePostgres(connectionString: string): Promise<void> {
  const { connectionTimeoutMillis } = patience;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  await client.connect();
  try {
    // Two processes that start together: the second waits, then finds nothing left to do. Leaving lets go of the lock.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await behindOthers(() =>
      migrateNode(drizzleNode({ client, casing: 'snake_case' }), { migrationsFolder }),
    );
  } finally {
    await client.end();
  }
}

/** A socket that ends by itself when nothing goes over it for so long; who waits for it hears what any lost network says. */
function socketWith(silentMs: number): Socket {
  const socket = new Socket();
  const error = Object.assign(new Error('Postgres did not answer'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silentMs, () => socket.destroy(error));
}

type InTurn = ReturnType<typeof forAskers>;

/** What asks for a connection waits for the turn of the person it is for. */
function forAskers(...room: Parameters<typeof createTurns>) {
  const turn = createTurns(...room);
  const inTurn = <F extends (...args: never[]) => unknown>(ask: F): F =>
    ((...args: Parameters<F>) =>
      turn(askers.getStore() ?? { name: '' }, async () => ask(...args))) as unknown as F;
  return Object.assign(inTurn, { waiting: turn.waiting });
}

/**
 * Tells a transaction that was not kept from one of which nobody knows: once the commit is on its way, only a refusal of
 * Postgres itself means that nothing was written.
 */
function tellingCommits(db: Db, inTurn: InTurn): Db {
  const inOrder = inTurn(db.transaction.bind(db));
  const transaction: Db['transaction'] = (work, config) => {
    const run = () => inOrder(work, config);
    return askers.getStore()?.span?.inside('transaction', run) ?? run();
  };
  db.transaction = async (work, config) => {
    let committing = false;
    try {
      return await transaction(async (tx) => {
        const result = await work(tx);
        committing = true;
        return result;
      }, config);
    } catch (error) {
      throw committing && !wasRefused(error) ? new CommitUnknown(error) : error;
    }
  };
  return db;
}

/** The rows of a raw statement; both engines wrap them in an object. Columns come as the statement names them. */
export async function rows<T>(db: Db, statement: ReturnType<typeof sql>): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

/** What rows are shown as, by what they belong to; of each group in the order in which they were found. */
export const groupedAs = <T, R>(
  found: readonly T[],
  key: (row: T) => string,
  show: (row: T, at: number, group: readonly T[]) => R,
): Map<string, R[]> => new Map([...Map.groupBy(found, key)].map(([id, group]) => [id, group.map(show)]));
