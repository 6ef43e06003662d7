import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { openDatabase, rows } from '#server/core/database.ts';
import { Fault, isDatabaseAway, tellFault } from '#server/core/fault.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import { startCluster, type Cluster } from '#scripts/postgres/cluster.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { bukaJalurPostgres, type JalurPostgres } from '#tests/support/postgres-terputus.ts';
import { mulaiProses, type Proses } from '#tests/support/proses.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const analis = 'analis@kampus.example';
const postgres = process.env['TEST_POSTGRES_URL'];

/** Embedded PGlite is in the server's own process: it does not go away without it. */
describe.runIf(postgres)('a connection to Postgres that ends', () => {
  let jalur: JalurPostgres;
  let uji: ServerUji;
  let langsung: pg.Client;
  let satu: string;

  beforeAll(async () => {
    jalur = await bukaJalurPostgres(postgres!);
    process.env['TEST_POSTGRES_URL'] = jalur.url;
    uji = await createTestServer().finally(() => (process.env['TEST_POSTGRES_URL'] = postgres));
    const { rows } = (await uji.server.db.execute<{ nama: string }>(
      'select current_database() as nama',
    )) as never as { rows: { nama: string }[] };
    const url = new URL(postgres!);
    url.pathname = `/${rows[0]!.nama}`;
    langsung = new pg.Client({ connectionString: url.toString() });
    await langsung.connect();
  });
  afterAll(async () => {
    await langsung.end();
    await uji.close();
    await jalur.tutup();
  });
  beforeEach(async () => {
    const { parameter } = await buatAnalisis(uji.server, { banyak: 2 });
    satu = parameter[0]!;
  });

  const mulai = (kunci?: string) =>
    uji.request('PUT', '/api/test-analysis/start', {
      as: analis,
      body: { uuid: satu },
      ...(kunci ? { headers: { 'idempotency-key': kunci } } : {}),
    });
  const banyakBerlaku = () => uji.server.db.$count(riwayatProgres, eq(riwayatProgres.parameterId, satu));
  const push = async (ids: readonly string[]) => {
    const captured = uji.jam.now().toISOString();
    const answer = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
      as: analis,
      headers: { 'x-acting-user': akun(analis).uuid },
      body: {
        device: { id: uuidv7(), app_version: 'uji', waiting: ids.length, oldest_at: null },
        ops: ids.map((id, at) => ({
          id,
          v: versiKontrak,
          captured_at: captured,
          clock_offset_ms: 0,
          ...(at === 0
            ? { call: 'PUT test-analysis/start', body: { uuid: satu } }
            : {
                call: 'POST test-analysis/report',
                body: {
                  uuid: satu,
                  jenis_laporan: 'progres',
                  tanggal: '2026-11-20',
                  jam: '10:00',
                  isi: '<p>x</p>',
                },
              }),
        })),
      },
    });
    return answer.data.results.map(({ status, code }) => `${status} ${code}`);
  };

  test.each(['sebelum', 'setelah'] as const)(
    'at its commit (%s Postgres heard it): not known, and the same key takes effect once',
    async (kapan) => {
      const kunci = uuidv7();
      jalur.potongCommit(kapan);
      const hilang = await mulai(kunci);
      expect([hilang.status, hilang.code, hilang.headers.get('retry-after')]).toEqual([503, 'UNKNOWN', '5']);
      expect(hilang.info).toContain('Belum diketahui apakah tulisan ini tersimpan');
      expect(hilang.info).toContain('kunci yang sama');
      expect(await banyakBerlaku()).toBe(kapan === 'setelah' ? 1 : 0);
      const lagi = await mulai(kunci);
      expect([lagi.status, lagi.headers.get('idempotency-replayed')]).toEqual([
        200,
        kapan === 'setelah' ? 'true' : null,
      ]);
      expect(await banyakBerlaku()).toBe(1);
    },
  );

  test('at the commit of a write without a key: its caller is told to look before sending again', async () => {
    jalur.potongCommit('setelah');
    const { status, code, info } = await mulai();
    expect([status, code]).toEqual([503, 'UNKNOWN']);
    expect(info).toContain('Buka lagi datanya sebelum mengirim ulang');
  });

  test.each([
    ['sebelum', 1, ['500 retry'], ['200 applied']],
    ['setelah', 1, ['500 retry'], ['200 replayed']],
    ['sebelum', 2, ['200 applied', '200 applied'], ['200 replayed', '200 replayed']],
    ['setelah', 2, ['200 replayed', '200 replayed'], ['200 replayed', '200 replayed']],
  ] as const)(
    'at the commit of a push (%s, %i operations): the device keeps what it is not told of, and each takes effect once',
    async (kapan, banyak, pertama, kedua) => {
      const ids = Array.from({ length: banyak }, () => uuidv7());
      jalur.potongCommit(kapan);
      // The first commit of a push is that of its operations: the device itself is noted without a transaction.
      expect(await push(ids)).toEqual(pertama);
      expect(await push(ids)).toEqual(kedua);
      expect(await banyakBerlaku()).toBe(banyak);
    },
  );

  test('in the middle of a write: nothing was kept, which is said, and the process goes on', async () => {
    const kunci = uuidv7();
    await langsung.query('begin');
    await langsung.query('select 1 from parameter_sampel where id = $1 for update', [satu]);
    const ditunggu = mulai(kunci);
    let berhenti = 0;
    while (berhenti === 0)
      berhenti =
        (
          await langsung.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount ?? 0;
    const putus = await ditunggu;
    await langsung.query('rollback');
    expect([putus.status, putus.code, putus.headers.get('retry-after')]).toEqual([503, 'DATABASE', '5']);
    expect(putus.info).toContain('Data Anda belum berubah');
    expect(await banyakBerlaku()).toBe(0);
    expect((await mulai(kunci)).status).toBe(200);
    expect(await banyakBerlaku()).toBe(1);
  });

  test('while it rests in the pool: the next call is answered', async () => {
    await langsung.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const sehat = async () => (await uji.request('GET', '/api/health')).status;
    // The pool hears of it when the sockets close; a call that is quicker is told to come again.
    while ((await sehat()) !== 200);
    expect((await mulai()).status).toBe(200);
  });
});

describe.runIf(postgres)('a Postgres that is there but does not answer', () => {
  test('is given up: who waits is told that it is away, the next one gets another connection', async () => {
    const jalur = await bukaJalurPostgres(postgres!);
    const { db, close } = await openDatabase({ url: jalur.url, silenceMs: 300 });
    const satu = sql`select 1 as satu`;
    await db.execute(satu);
    jalur.diamkan(true);
    for (const kerja of [() => db.execute(satu), () => db.transaction((tx) => tx.execute(satu))]) {
      const salah = await kerja().catch((error: unknown) => error);
      expect(isDatabaseAway(salah)).toBe(true);
      expect(tellFault(new Fault(salah, 'none'), { method: 'PUT', hasKey: true })).toMatchObject({
        status: 503,
        code: 'DATABASE',
      });
    }
    jalur.diamkan(false);
    expect(await rows(db, satu)).toEqual([{ satu: 1 }]);
    await close();
    await jalur.tutup();
  });
});

describe.runIf(postgres)('a Postgres that is restarted under a running server', () => {
  let cluster: Cluster;
  let proses: Proses;
  beforeAll(async () => {
    cluster = await startCluster();
    proses = await mulaiProses({ DATABASE_URL: cluster.url, LOG_LEVEL: 'fatal' });
  });
  afterAll(async () => {
    await proses.tutup();
    await cluster.stop();
  });
  const ambil = (path: string, init?: RequestInit) =>
    fetch(proses.url + path, { redirect: 'manual', ...init });

  test('[GAP-97] calls and pages say so, nobody is signed out, and then it goes on by itself', async () => {
    expect((await ambil('/api/health')).status).toBe(200);
    await cluster.away();
    const headers = { authorization: 'Bearer siapa-pun' };
    for (const [path, init] of [
      ['/api/health', {}],
      ['/api/user/self', { headers }],
      ['/api/sync/pull', { headers }],
      ['/api/sync/push', { headers: { ...headers, 'x-acting-user': uuidv7() }, method: 'POST', body: '{}' }],
    ] as const) {
      const response = await ambil(path, init);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(await response.json()).toMatchObject({
        status: 503,
        code: 'DATABASE',
        info: expect.stringContaining('tidak dapat menjangkau basis datanya'),
      });
    }
    for (const path of [`/cek-lhu/${'0'.repeat(32)}`, '/api/auth/start']) {
      const response = await ambil(path);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('tidak dapat menjangkau basis datanya');
    }
    await cluster.back();
    expect((await ambil('/api/health')).status).toBe(200);
    expect((await ambil('/api/auth/start')).status).toBe(302);
    expect((await ambil(`/cek-lhu/${'0'.repeat(32)}`)).status).toBe(404);
  });
});
