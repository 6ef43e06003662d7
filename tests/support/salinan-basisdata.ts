import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase, rows, type Database } from '#server/core/database.ts';
import { renewFeed } from '#server/modules/sync/cursor.ts';

let dibuat = 0;

/** A new, empty database in the cluster that this address is of. */
export async function basisDataBaru(cluster: string): Promise<string> {
  const nama = `salinan_${process.pid}_${dibuat++}`;
  await dengan(cluster, (client) => client.query(`create database ${nama}`));
  const url = new URL(cluster);
  url.pathname = `/${nama}`;
  return url.toString();
}

/** The address of a database of the tests' Postgres. */
export async function alamatBasis({ db }: Database): Promise<string> {
  const [satu] = await rows<{ nama: string }>(db, sql`select current_database() as nama`);
  const url = new URL(process.env['TEST_POSTGRES_URL']!);
  url.pathname = `/${satu!.nama}`;
  return url.toString();
}

/** What is in a database, as a dump carries it: the rows of every table and how far its identities have come. */
type Isi = { tabel: string; baris: string; nilai: string | null; kolom: string | null }[];

export const ambilIsi = (url: string): Promise<Isi> =>
  dengan(url, async (client) => {
    const { rows } = await client.query<{ tabel: string; kolom: string | null }>(
      `select t.table_name as tabel, c.column_name as kolom from information_schema.tables t
       left join information_schema.columns c on c.table_schema = 'public' and c.table_name = t.table_name and c.is_identity = 'YES'
       where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    );
    const isi: Isi = [];
    await client.query('begin isolation level repeatable read');
    for (const { tabel, kolom } of rows) {
      const {
        rows: [satu],
      } = await client.query<{ baris: string; nilai: string | null }>(
        `select coalesce(json_agg(t), '[]')::text as baris, ${kolom ? `max(${kolom})::text` : 'null'} as nilai from "${tabel}" t`,
      );
      isi.push({ tabel, kolom, ...satu! });
    }
    await client.query('commit');
    return isi;
  });

/** Puts a dump into an empty database, as restoring it would, and opens it. */
export async function pulihkan(isi: Isi, url: string): Promise<Database> {
  const database = await openDatabase({ url });
  await dengan(url, async (client) => {
    // Neither foreign keys nor the audit's trigger: the rows come as they were.
    await client.query('set session_replication_role = replica');
    await client.query(`truncate ${isi.map(({ tabel }) => `"${tabel}"`).join()}`);
    for (const { tabel, baris, kolom, nilai } of isi) {
      await client.query(
        `insert into "${tabel}" overriding system value select * from json_populate_recordset(null::"${tabel}", $1)`,
        [baris],
      );
      if (kolom && nilai)
        await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`"${tabel}"`, kolom, nilai]);
    }
  });
  return database;
}

/** Puts what pg_dump wrote into an empty database, and opens it as a server that starts does. */
export async function pulihkanDump(isi: string, url: string): Promise<Database> {
  await dengan(url, (client) => client.query(isi));
  const database = await openDatabase({ url });
  await renewFeed(database.db);
  return database;
}

async function dengan<T>(url: string, kerja: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await kerja(client);
  } finally {
    await client.end();
  }
}
