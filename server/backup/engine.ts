import { finished } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { pgliteExtensions, type Database, type Db } from '#server/core/database.ts';
import * as schema from '#server/db/schema.ts';

/** A table and those of its columns that are written. */
export type Table = { name: string; columns: readonly string[] };

/** One connection to a database as it stands: not migrated, and with no limit to how long a statement may take. */
export type Engine = {
  engine: Database['engine'];
  /** The same connection, in the same transaction. */
  db: Db;
  query: <T>(text: string, values?: unknown[]) => Promise<T[]>;
  /** The rows of a table as COPY writes them, cut anywhere. */
  read: (table: Table) => AsyncIterable<Uint8Array>;
  /** Writes whole rows of that form. */
  write: (table: Table, rows: Uint8Array) => Promise<void>;
  close: () => Promise<void>;
};

/** What a value reads as must not hang on the settings of a server. */
const plain = `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO, MDY', false),
  set_config('intervalstyle', 'postgres', false), set_config('extra_float_digits', '1', false),
  set_config('bytea_output', 'hex', false), set_config('statement_timeout', '0', false),
  set_config('idle_in_transaction_session_timeout', '0', false)`;

const named = ({ name, columns }: Table) => `"${name}" (${listed(columns)})`;
const listed = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/** A Postgres server. */
export async function openPostgres(connectionString: string): Promise<Engine> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  // What is asked of a connection that ends fails; without a listener it would end this process too.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(plain);
  return {
    engine: 'postgres',
    db: drizzleNode({ client, schema, casing: 'snake_case' }) as unknown as Db,
    query: async <T>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as T[],
    read: (table) => client.query(copyTo(`copy ${named(table)} to stdout`)) as AsyncIterable<Buffer>,
    write: async (table, rows) => {
      const stream = client.query(copyFrom(`copy ${named(table)} from stdin`));
      stream.end(rows);
      await finished(stream);
    },
    close: () => client.end(),
  };
}

/** How many pages of a table the embedded engine hands over at once: 8 MB of memory. */
const pagesAtOnce = 1024;

/** The embedded database in a folder. Belongs to this process alone: see `claim`. */
export async function openPglite(folder: string): Promise<Engine> {
  const client = await PGlite.create(folder, { extensions: pgliteExtensions });
  const query = async <T>(text: string, values?: unknown[]) => (await client.query<T>(text, values)).rows;
  await query(plain);
  return {
    engine: 'pglite',
    db: drizzlePglite({ client, schema, casing: 'snake_case' }) as unknown as Db,
    query,
    async *read({ name, columns }) {
      const [size] = await query<{ pages: number }>(
        `select (pg_relation_size('"${name}"') / current_setting('block_size')::int)::int as pages`,
      );
      for (let from = 0; from < size!.pages; from += pagesAtOnce) {
        const part = `where ctid >= '(${from},0)' and ctid < '(${from + pagesAtOnce},0)'`;
        const { blob } = await client.query(
          `copy (select ${listed(columns)} from "${name}" ${part}) to '/dev/blob'`,
        );
        // None where nothing was written.
        if (blob) yield new Uint8Array(await blob.arrayBuffer());
      }
    },
    write: async (table, rows) => {
      await client.query(`copy ${named(table)} from '/dev/blob'`, [], { blob: new Blob([rows as BlobPart]) });
    },
    close: () => client.close(),
  };
}
