import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { createLog } from '#server/core/log.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

/** The line that a log writes of what this ends in. */
async function baris(apa: () => PromiseLike<unknown>): Promise<string> {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  await apa().then(undefined, (error: unknown) => log.error({ err: error }, 'fault'));
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

const orang = {
  nama: 'Nama Rahasia',
  email: 'rahasia@surel.example',
  issuer: 'penerbit',
  sub: 'sub-rahasia',
};
const tambah = (id: string) => uji.server.db.insert(pengguna).values({ id, ...orang });
const id = '01890000-0000-7000-8000-000000000001';

test.each([
  ['a value that is none of its column', () => tambah('bukan-rahasia'), '22P02'],
  [
    'one that is too large',
    () => uji.server.db.execute(sql`select ${'99999999999'}::text::integer`),
    '22003',
  ],
  ['what is there already', () => tambah(id).then(() => tambah(id)), '23505'],
])(
  'a fault at the database, %s: the log has kind, code and place, and no value',
  async (_apa, ubah, code) => {
    const line = await baris(ubah);
    const { err } = JSON.parse(line) as { err: { kind: string; at: string[] } };
    expect(err.kind).toMatch(/^DrizzleQueryError < DatabaseError /);
    expect(err.kind).toContain(code);
    expect(err.at[0]).toMatch(/^at /);
    expect(line).not.toMatch(/rahasia|99999999999|01890000/i);
  },
);

test('what an error carries is nobody’s to read: its words, an answer, claims of a token', async () => {
  const cause = { claims: { email: 'rahasia@surel.example' } };
  const error = Object.assign(new Error('rahasia is another', { cause }), { response: { token: 'rahasia' } });
  const line = await baris(() => Promise.reject(error));
  expect(JSON.parse(line)).toMatchObject({ err: { kind: 'Error' } });
  expect(line).not.toContain('rahasia');
});
