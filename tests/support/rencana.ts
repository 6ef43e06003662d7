import type { PoolClient } from 'pg';
import type { ServerUji } from './server.ts';

/** A statement as the server asked it. */
export type Perintah = { text: string; values: unknown[] };
/** A node of a plan. */
export type Simpul = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Simpul[];
};

/** Every read of the database while `work` runs. */
export async function bacaanDari({ server }: ServerUji, work: () => Promise<unknown>): Promise<Perintah[]> {
  const { $client } = server.db as unknown as {
    $client: { query: (...args: unknown[]) => Promise<unknown> };
  };
  const asli = $client.query;
  const seen: Perintah[] = [];
  $client.query = function query(this: unknown, ...args: unknown[]) {
    const [config, values] = args as [{ text: string }, unknown[]];
    seen.push({ text: config.text, values });
    return asli.apply(this, args);
  };
  await work();
  $client.query = asli;
  return seen.filter(({ text }) => /^\s*(select|with)/i.test(text));
}

/**
 * Each plan that Postgres makes of a statement it has prepared (docs/decisions/025): five for the values at hand, then,
 * where it thinks that one no dearer, one for all values.
 */
export async function rencanaDari(
  client: PoolClient,
  { text, values }: Perintah,
  berapa = 6,
): Promise<Simpul[]> {
  const kutip = values.map((_, at) => `quote_nullable($${at + 1}::text)`).join(` || ',' || `);
  const [isi] = values.length > 0 ? (await client.query(`select ${kutip} as isi`, values)).rows : [];
  await client.query(`prepare ditanya as ${text}`);
  const semua: Simpul[] = [];
  for (let kali = 0; kali < berapa; kali++) {
    const { rows: plans } = await client.query(
      `explain (format json) execute ditanya${isi ? `(${isi.isi})` : ''}`,
    );
    semua.push(plans[0]['QUERY PLAN'][0].Plan);
  }
  await client.query('deallocate ditanya');
  return semua;
}
