import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PreparingClient } from '#server/core/statement.ts';

const postgres = process.env['TEST_POSTGRES_URL'];

/** Production's engine; the embedded one is asked within the process. */
describe.runIf(postgres)('a statement that is asked again', () => {
  let client: pg.Client;
  beforeEach(async () => {
    client = new PreparingClient({ connectionString: postgres! });
    await client.connect();
  });
  afterEach(() => client.end());

  const ask = async (text: string, values: unknown[] = []) =>
    (await client.query({ text, values })).rows as unknown[];
  const kept = async () =>
    ((await client.query('select count(*)::int as n from pg_prepared_statements')).rows as [{ n: number }])[0]
      .n;

  test('is kept by its connection from the second time on, and answers for other values', async () => {
    const text = `select $1::int + 1 as n, 'kedua' as asal`;
    expect(await ask(text, [1])).toEqual([{ n: 2, asal: 'kedua' }]);
    expect(await kept()).toBe(0);
    expect(await ask(text, [4])).toEqual([{ n: 5, asal: 'kedua' }]);
    expect(await ask(text, [7])).toEqual([{ n: 8, asal: 'kedua' }]);
    expect(await kept()).toBe(1);
  });

  test('is kept also as the server asks it: by drizzle, through a pool, with its values beside it', async () => {
    const pool = new pg.Pool({ connectionString: postgres!, max: 1, Client: PreparingClient });
    try {
      const db = drizzle({ client: pool });
      const tambah = async (n: number) => (await db.execute(sql`select ${n}::int + 1 as n`)).rows;
      const kept = async () =>
        (await pool.query('select count(*)::int as n from pg_prepared_statements')).rows as unknown[];
      expect([await tambah(1), await kept()]).toEqual([[{ n: 2 }], [{ n: 0 }]]);
      expect([await tambah(4), await kept()]).toEqual([[{ n: 5 }], [{ n: 1 }]]);
      await db.transaction(async (tx) => tx.execute(sql`select ${7}::int + 1 as n`));
      expect([await tambah(7), await kept()]).toEqual([[{ n: 8 }], [{ n: 1 }]]);
    } finally {
      await pool.end();
    }
  });

  test('is not kept beyond the room there is, and is answered all the same', async () => {
    for (let ke = 0; ke < 320; ke++) {
      const text = `select $1::int + ${ke} as n`;
      await ask(text, [1]);
      expect(await ask(text, [2])).toEqual([{ n: ke + 2 }]);
    }
    expect(await kept()).toBe(300);
  });

  test('that the database refuses is refused again, and the connection goes on', async () => {
    for (let kali = 0; kali < 3; kali++)
      await expect(ask('select bukan_kolom + $1', [1])).rejects.toThrow('bukan_kolom');
    expect(await ask('select $1::int as n', [1])).toEqual([{ n: 1 }]);
  });

  test('without values is the word of a transaction, and sent as it stands', async () => {
    for (let kali = 0; kali < 3; kali++) {
      await ask('begin');
      await ask('commit');
    }
    expect(await kept()).toBe(0);
  });
});
