import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { audit } from '#server/db/tables/sync.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { akun } from '#tests/support/akun.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { analis, laporan, meja, penyelia } from './meja.ts';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());

describe('[GAP-68, GAP-92] a decision names the revision it was based on', () => {
  let uuid: string;
  beforeEach(async () => {
    uuid = (await buatAnalisis(uji.server, { kdProgres: 1, kdStatusPengujian: 11 })).parameter[0]!;
  });
  const basi = {
    status: 409,
    code: 'STALE',
    info: 'Data sudah berubah sejak Anda membukanya. Bandingkan dengan versi terbaru lalu putuskan lagi.',
  };

  test('the newest goes through, as base_rev and as If-Match; none is judged by state alone', async () => {
    for (const [ke, [lain, headers]] of (
      [
        [{ base_rev: '1' }],
        [{}, { 'if-match': '"2"' }],
        [{}, { 'if-match': 'W/"3"' }],
        [{}, { 'if-match': '*' }],
        [{ base_rev: 5 }],
        [{ base_rev: '' }],
      ] as const
    ).entries())
      expect((await m.metode(uuid, `Metode ${ke}`, lain, penyelia, headers)).data.rev).toBe(String(ke + 2));
  });

  test('an older or unknown one is 409 with the record as it is now, and nothing is written', async () => {
    await m.lapor(uuid, 'progres');
    for (const lain of [{ base_rev: '1' }, { base_rev: '0' }, { base_rev: '99' }, { base_rev: 'x' }]) {
      const jawaban = await m.metode(uuid, 'KLT', lain);
      expect(jawaban).toMatchObject(basi);
      expect(jawaban.data).toEqual((await m.baca(uuid)).data);
    }
    expect(await m.metode(uuid, 'KLT', {}, penyelia, { 'if-match': '"1"' })).toMatchObject(basi);
    expect((await m.baca(uuid)).data).toMatchObject({ rev: '2', metodeUji: 'KCKT (HPLC), FI VI' });
  });

  test('every act on the parameter raises it: also one by the other person', async () => {
    await m.lapor(uuid, 'akhir');
    const dilihat = (await m.ajukan(uuid)).data.rev;
    await m.metode(uuid, 'KLT');
    expect((await m.putuskan(uuid, 1, { base_rev: dilihat })).code).toBe('STALE');
    expect((await m.batalkan(uuid, { base_rev: dilihat })).code).toBe('STATE');
    expect((await m.putuskan(uuid, 1, { base_rev: '4' })).status).toBe(200);
  });

  test('an act on a sister parameter leaves it', async () => {
    const { parameter } = await buatAnalisis(uji.server, { banyak: 2 });
    await m.mulai(parameter[0]!);
    expect((await m.baca(parameter[1]!)).data).toMatchObject({
      rev: '1',
      pengujian: { statusSubmission: { kdStatusPengajuan: 11 } },
    });
  });
});

describe('[offline.md 4, I11] a decision on a revision that own earlier writes have changed since', () => {
  let uuid: string;
  beforeEach(async () => {
    uuid = (await buatAnalisis(uji.server, { kdProgres: 1, kdStatusPengujian: 11 })).parameter[0]!;
  });
  const op = (call: string, body: object, lain: object = {}) => ({
    id: uuidv7(),
    v: versiKontrak,
    call,
    body: { uuid, ...body },
    captured_at: uji.jam.now().toISOString(),
    clock_offset_ms: 0,
    ...lain,
  });
  const lapor = () => op('POST test-analysis/report', { jenis_laporan: 'progres', ...laporan });
  const batal = (base_rev: string, after: readonly { id: string }[]) =>
    op(
      'PUT test-analysis/cancel',
      { catatan: 'Kolom KCKT bocor' },
      { base_rev, after: after.map(({ id }) => id) },
    );
  const push = async (...ops: object[]) => {
    const device = { id: uuidv7(), app_version: 'uji', waiting: ops.length, oldest_at: null };
    const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
      as: analis,
      headers: { 'x-acting-user': akun(analis).uuid },
      body: { device, ops },
    });
    return data.results.map(({ status, code }) => `${status} ${code}`);
  };
  const progres = async () => (await m.baca(uuid)).data.idStatusProgresParameter;

  test('is taken when it names every one of them, and void when it leaves one out', async () => {
    const [a, b] = [lapor(), lapor()];
    expect(await push(a, b)).toEqual(['200 applied', '200 applied']);
    for (const after of [[a], [b], []]) expect(await push(batal('1', after))).toEqual(['409 conflict']);
    expect(await progres()).toBe(2);
    expect(await push(batal('1', [a, b]))).toEqual(['200 applied']);
  });

  test.each([
    ['before', 0],
    ['between', 1],
    ['after', 2],
  ])('is void when somebody else wrote %s them, however many it names', async (_kapan, ke) => {
    const [a, b] = [lapor(), lapor()];
    const tulisan = [a, b].map((satu) => async () => (await push(satu))[0]);
    tulisan.splice(ke, 0, async () => `${(await m.lapor(uuid, 'review')).status} applied`);
    for (const tulis of tulisan) expect(await tulis()).toBe('200 applied');
    const lain = Array.from({ length: 3 }, () => ({ id: uuidv7() }));
    const sebelum = await progres();
    for (const after of [
      [a, b],
      [a, b, ...lain],
    ])
      expect(await push(batal('1', after))).toEqual(['409 conflict']);
    expect(await progres()).toBe(sebelum);
    // On what it has become now, it is taken.
    expect(await push(batal('4', []))).toEqual(['200 applied']);
  });

  test('is void when the record was changed by a write nobody remembers, as a record from before the first revisions was', async () => {
    const a = lapor();
    expect(await push(a)).toEqual(['200 applied']);
    await m.ubah(uuid, { rev: 3 });
    expect(await push(batal('1', [a]))).toEqual(['409 conflict']);
    expect(await push(batal('2', [a]))).toEqual(['409 conflict']);
    expect(await push(batal('3', []))).toEqual(['200 applied']);
  });
});

describe('the audit', () => {
  const jejak = (record: string) =>
    uji.server.db.select().from(audit).where(eq(audit.record, record)).orderBy(asc(audit.id));

  test('has who, as what, when by both clocks, by which call and key, and every field from old to new', async () => {
    const { parameter, pengujian } = await buatAnalisis(uji.server);
    const uuid = parameter[0]!;
    const key = uuidv7();
    await uji.request('PUT', '/api/test-analysis/start', {
      as: analis,
      body: { uuid },
      headers: { 'idempotency-key': key, 'x-device-id': '0195c000-0000-7000-8000-0000000000d1' },
    });
    await m.lapor(uuid, 'akhir');
    await m.batalkan(uuid, { catatan: 'Kolom KCKT bocor' });
    await m.metode(uuid, 'KLT');
    const [mulai, akhir, batal, metode] = (await jejak(uuid)).filter(({ jenis }) => jenis === 'analisis');
    expect(mulai).toMatchObject({
      operasiId: key,
      penggunaId: akun(analis).uuid,
      role: 'Laboran',
      perangkatId: '0195c000-0000-7000-8000-0000000000d1',
      call: 'PUT test-analysis/start',
      perubahan: { kdProgres: [0, 1] },
      terlambat: 0,
      dibuatPada: new Date('2026-11-20T03:00:00Z'),
      diterimaPada: new Date('2026-11-20T03:00:00Z'),
    });
    expect(akhir?.perubahan).toMatchObject({
      kdProgres: [1, 4],
      hasilPengujian: [null, '98,7 %'],
      laporan: [null, { jenisLaporan: 'akhir', isi: '<p>Penimbangan dan pelarutan selesai.</p>' }],
    });
    expect(batal?.perubahan).toEqual({
      kdProgres: [4, 0],
      hasilPengujian: ['98,7 %', null],
      catatan: [null, 'Kolom KCKT bocor'],
    });
    expect(metode).toMatchObject({
      penggunaId: akun(penyelia).uuid,
      role: 'Kalab',
      perubahan: { metodeUji: ['KCKT (HPLC), FI VI', 'KLT'] },
    });
    expect((await jejak(pengujian)).map(({ perubahan }) => perubahan)).toEqual([
      { kdStatus: [7, 11] },
      { kdStatus: [11, 12] },
    ]);
  });

  test('a refused act leaves none', async () => {
    const uuid = (await buatAnalisis(uji.server)).parameter[0]!;
    await m.lapor(uuid, 'akhir');
    await m.mulai(uuid, {}, penyelia);
    expect(await jejak(uuid)).toEqual([]);
  });

  test.each([
    ['UPDATE', sql`update audit set role = 'Admin'`],
    ['UPDATE of no row', sql`update audit set role = 'Admin' where false`],
    ['DELETE', sql`delete from audit`],
    ['TRUNCATE', sql`truncate audit`],
  ])('%s is refused by the database itself', async (_name, statement) => {
    const sebelum = await uji.server.db.$count(audit);
    const error = await uji.server.db.execute(statement).then(
      () => null,
      (thrown: { cause?: Error }) => thrown.cause?.message,
    );
    expect(error).toBe('audit hanya dapat ditambah');
    expect(await uji.server.db.$count(audit)).toBe(sebelum);
  });
});
