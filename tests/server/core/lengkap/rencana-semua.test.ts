import { is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg, { type Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isiBanyak } from '#bench/support/isi-banyak.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import * as schema from '#server/db/schema.ts';
import type { Db } from '#server/core/database.ts';
import { contoh } from '#tests/server/contract/contoh.ts';
import { berkunci, perPeran, yangBoleh } from '#tests/server/contract/panggilan.ts';
import { pdf } from '#tests/support/berkas.ts';
import { analis, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { barangUji } from '#tests/support/penelitian.ts';
import { bacaanDari, rencanaDari, type Perintah, type Simpul } from '#tests/support/rencana.ts';
import { alamatBasis } from '#tests/support/salinan-basisdata.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

/**
 * [BEYOND-53] Every call that reads, as each role that may, with and without what it can search and filter by, and every pull:
 * whether an index serves each statement. Plans are asked for without sequential scans, so that few rows show what many
 * would: one that stays has no index, nor has a walk along a whole index that nothing ends early.
 */
const banyak = 1500;

/** What an institution has a handful of, or what is emptied within days. Everything else grows for as long as it works. */
const tidakTumbuh =
  `acuan laboratorium satuan alat bahan instrumen parameter_uji pembagian versi_lembar pertanyaan_survei
  pilihan_jawaban otoritas hari_pengingat kunci_dorong penghitung masuk_berjalan
  pekerjaan`.split(/\s+/);

const tumbuh = new Set(
  Object.values(schema)
    .filter((satu) => is(satu, PgTable))
    .map((satu) => getTableConfig(satu as PgTable).name)
    .filter((nama) => !tidakTumbuh.includes(nama)),
);

/** What reads a table from end to end all the same, and why that may be. */
const kecuali: readonly (readonly [panggilan: string, tabel: string, sebab: string])[] = [
  ['GET officer/work', 'penelitian', '`exists` by the key: each looked up or all hashed, as costs less'],
  ['GET research', 'penelitian', 'the same, among what waits for one role'],
  ['GET submission-lab-free', 'surat', 'a search in four tables at once; letters are a tenth of submissions'],
  ['GET bench-data', 'pengguna', 'a search in three tables at once, of what a laboratory has measured'],
];

/** A value of each kind of column, another for each `n`. */
const nilai: Record<string, string> = {
  uuid: `md5('isi' || n)::uuid`,
  text: `'isi-' || n`,
  integer: '900000 + n',
  bigint: '900000 + n',
  numeric: 'n',
  boolean: 'n % 2 = 0',
  date: `date '2026-01-01' + n % 300`,
  jsonb: `'[]'`,
  ARRAY: `'{}'`,
  'timestamp with time zone': `now() - n * interval '1 minute'`,
};

/** Rows that come in order and stop when there are enough. */
const menerusBatas = new Set([
  'Limit',
  'Nested Loop',
  'Subquery Scan',
  'Append',
  'Merge Append',
  'Result',
  'LockRows',
  'Incremental Sort',
]);

/** The growing tables that a plan reads from end to end. */
function seluruhnya(simpul: Simpul, terbatas = false): string[] {
  const { 'Node Type': jenis, 'Relation Name': tabel = '', Plans = [] } = simpul;
  const sampaiUjung =
    jenis === 'Seq Scan' ||
    ((jenis === 'Index Scan' || jenis === 'Index Only Scan') && !simpul['Index Cond'] && !terbatas);
  const berikut = jenis === 'Limit' || (terbatas && menerusBatas.has(jenis));
  return [
    ...(sampaiUjung && tumbuh.has(tabel) ? [tabel] : []),
    ...Plans.flatMap((anak, at) => seluruhnya(anak, berikut && (jenis !== 'Nested Loop' || at === 0))),
  ];
}

describe.runIf(process.env['TEST_POSTGRES_URL'])('of tables that grow', () => {
  let uji: ServerUji;
  const perintah = new Map<string, Perintah & { dari: string }>();

  beforeAll(async () => {
    uji = await createTestServer();
    await barangUji(uji);
    await layanan(uji).unggah(pdf(), 'bukti.pdf', pendaftar);
    const client = new pg.Client({ connectionString: await alamatBasis(uji.server.database) });
    await client.connect();
    await isiBanyak(drizzle({ client, casing: 'snake_case' }) as unknown as Db, banyak);
    for (const as of [...Object.values(perPeran), analis, penyelia, pendaftar]) await uji.signIn(as);
    await client.end();
  });
  afterAll(() => uji.close());

  /** Rows that say nothing, in a table of which the generator makes few or none: a plan asks how many there are. */
  async function isiSaja(client: PoolClient, nama: string): Promise<void> {
    await client.query('set session_replication_role = replica');
    const { rows: kendala } = await client.query<{ nama: string }>(
      `select conname as nama from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [nama],
    );
    for (const { nama: satu } of kendala)
      await client.query(`alter table "${nama}" drop constraint "${satu}"`);
    const { rows: kolom } = await client.query<{ nama: string; jenis: string }>(
      `select column_name as nama, data_type as jenis from information_schema.columns where table_name = $1
         and table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
      [nama],
    );
    const isi = kolom.map(({ jenis }) => nilai[jenis]!).join();
    await client.query(
      `insert into "${nama}" (${kolom.map((satu) => `"${satu.nama}"`).join()}) select ${isi} from generate_series(1, ${banyak}) n`,
    );
  }

  async function catat(dari: string, work: () => Promise<unknown>): Promise<void> {
    for (const satu of await bacaanDari(uji, work))
      if (!perintah.has(satu.text)) perintah.set(satu.text, { ...satu, dari });
  }

  test('each call that reads is asked in every way it can be', async () => {
    for (const [name, endpoint] of berkunci.filter(([, { method }]) => method === 'GET')) {
      const { shape = {} } = (endpoint.query ?? {}) as { shape?: Record<string, unknown> };
      const siap = (await contoh[name]?.(uji)) ?? {
        as: yangBoleh(endpoint),
        query: 'tahun' in shape ? { tahun: '2026' } : {},
      };
      const path = `/api${endpoint.path.replace('{sha256}', 'a'.repeat(64))}`;
      const peran = typeof endpoint.roles === 'string' ? Object.keys(perPeran) : endpoint.roles;
      const cara: Record<string, string>[] = [
        {},
        ...('flagOfficer' in shape ? [{ flag_officer: '1' }] : []),
        ...('menunggu' in shape ? [{ flag_officer: '1', menunggu: '1' }] : []),
        ...('search' in shape ? [{ flag_officer: '1', search: 'UKUR-77' }] : []),
      ].map((satu) => ({ ...('page' in shape ? { page: '2', per_page: '3' } : {}), ...satu }));
      for (const as of new Set([siap.as, ...peran.map((satu) => perPeran[satu as keyof typeof perPeran])]))
        for (const lain of cara) {
          const query = new URLSearchParams({ ...siap.query, ...lain });
          await catat(`${name} ${as} ${query}`, () => uji.request('GET', `${path}?${query}`, { as }));
        }
    }
    for (const as of Object.values(perPeran)) {
      let cursor = '';
      for (let more = true; more;)
        await catat(`pull ${as}`, async () => {
          const query = new URLSearchParams({ limit: '500', ...(cursor ? { cursor } : {}) });
          const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
          ({ cursor, more } = data);
        });
      await catat(`pull again ${as}`, () => uji.request('GET', `/api/sync/pull?cursor=${cursor}`, { as }));
    }
    expect(perintah.size).toBeGreaterThan(300);
  });

  test('none of them is read from end to end', async () => {
    const client = await (uji.server.db as unknown as { $client: Pool }).$client.connect();
    for (const nama of tumbuh) await isiSaja(client, nama);
    await client.query('vacuum analyze');
    await client.query(`set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off;
      set join_collapse_limit = 8; set plan_cache_mode = force_custom_plan`);
    const found = new Map<string, string>();
    for (const { text, values, dari } of perintah.values()) {
      // Counting the pages of everything is to read everything; no index spares that.
      if (text.startsWith('select count(*)') && !dari.includes('search=')) continue;
      const [rencana] = await rencanaDari(client, { text, values }, 1);
      const panggilan = dari.split(' ').slice(0, 2).join(' ');
      for (const tabel of seluruhnya(rencana!)) found.set(`${panggilan}: ${tabel}`, `${dari}: ${text}`);
    }
    client.release(true);
    const boleh = kecuali.map(([panggilan, tabel]) => `${panggilan}: ${tabel}`);
    expect([...found].filter(([nama]) => !boleh.includes(nama))).toEqual([]);
    expect(boleh.filter((nama) => !found.has(nama))).toEqual([]);
  });
});
