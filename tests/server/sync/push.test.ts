import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ukuranOperasi, versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import { operasi, perangkat } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

const analis = 'analis@kampus.example';
const laboran = 'laboran@kampus.example';
const pendaftar = 'mahasiswa@kampus.example';
let uji: ServerUji;
let satu: string;
let dua: string;

beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
beforeEach(async () => {
  const { parameter } = await buatAnalisis(uji.server, { banyak: 2 });
  [satu = '', dua = ''] = parameter;
});

type Op = {
  id: string;
  v: number;
  call: string;
  body: Record<string, unknown>;
  after?: string[];
  base_rev?: string;
};
const op = (call: string, body: Record<string, unknown>, lain: Partial<Op> = {}): Op => ({
  id: uuidv7(),
  v: versiKontrak,
  call,
  body,
  ...lain,
});
const mulai = (uuid: string, lain: Partial<Op> = {}) => op('PUT test-analysis/start', { uuid }, lain);
const lapor = (uuid: string, isi = 'x', lain: Partial<Op> = {}) =>
  op(
    'POST test-analysis/report',
    { uuid, jenis_laporan: 'progres', tanggal: '2026-11-20', jam: '10:00', isi: `<p>${isi}</p>` },
    lain,
  );

function isiPush(ops: readonly unknown[]) {
  const device = {
    id: '0195c000-0000-7000-8000-0000000000ff',
    app_version: 'uji',
    waiting: ops.length,
    oldest_at: null,
  };
  const moment = { captured_at: uji.jam.now().toISOString(), clock_offset_ms: 0 };
  return { device, ops: ops.map((one) => (typeof one === 'object' ? { ...moment, ...one } : one)) };
}

const kirim = (ops: readonly unknown[], as = analis) =>
  uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
    as,
    headers: { 'x-acting-user': akun(as).uuid },
    body: isiPush(ops),
  });
async function push(ops: readonly unknown[], as = analis): Promise<HasilOperasi[]> {
  const answer = await kirim(ops, as);
  expect(answer.status).toBe(200);
  return answer.data.results;
}

const riwayat = async (uuid: string) =>
  (
    await uji.server.db
      .select()
      .from(riwayatProgres)
      .where(eq(riwayatProgres.parameterId, uuid))
      .orderBy(asc(riwayatProgres.urut))
  ).map(({ id }) => id);
const kode = (results: readonly HasilOperasi[]) => results.map(({ status, code }) => `${status} ${code}`);

describe('exactly once', () => {
  test('the same push twice has one effect, and the second is told the same answer as a replay', async () => {
    const ops = [mulai(satu), lapor(satu)];
    const first = await push(ops);
    const second = await push(ops);
    expect(kode(first)).toEqual(['200 applied', '200 applied']);
    expect(kode(second)).toEqual(['200 replayed', '200 replayed']);
    expect(second.map(({ rev, info }) => [rev, info])).toEqual(first.map(({ rev, info }) => [rev, info]));
    expect(await riwayat(satu)).toEqual(ops.map(({ id }) => id));
  });

  test('two pushes with the same operations at once: one effect each, both are told that it went well', async () => {
    const ops = [mulai(satu), lapor(satu, 'a'), lapor(satu, 'b')];
    const answers = await Promise.all([push(ops), push(ops), push([...ops])]);
    for (const results of answers) expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    const words = answers.map((results) => results[0]!.code);
    expect(words.filter((word) => word === 'applied')).toHaveLength(1);
    expect(await riwayat(satu)).toEqual(ops.map(({ id }) => id));
  });

  test('four batches at once whose records belong to the same submissions: all of it takes effect', async () => {
    const pengujian = await Promise.all(
      Array.from({ length: 4 }, () => buatAnalisis(uji.server, { banyak: 4 })),
    );
    const batches = [0, 1, 2, 3].map((at) =>
      pengujian
        .map(({ parameter }) => parameter[at]!)
        // Each begins with another submission, as a device's own order would have it.
        .map((_, turn, all) => all[(turn + at) % all.length]!)
        .flatMap((uuid) => [mulai(uuid), lapor(uuid)]),
    );
    const answers = await Promise.all(batches.map((ops) => push(ops)));
    expect(new Set(kode(answers.flat()))).toEqual(new Set(['200 applied']));
    for (const [at, ops] of batches.entries())
      for (const { parameter } of pengujian)
        expect(await riwayat(parameter[at]!)).toEqual(
          ops.filter(({ body }) => body['uuid'] === parameter[at]).map(({ id }) => id),
        );
  });

  test('the same operation twice in one push counts once', async () => {
    const one = mulai(satu);
    expect(kode(await push([one, one]))).toEqual(['200 applied', '200 replayed']);
    expect(await riwayat(satu)).toEqual([one.id]);
  });

  test('a key that was used for another body, or by another person, is refused alike and reveals nothing', async () => {
    const one = mulai(satu);
    await push([one]);
    const [otherBody] = await push([{ ...one, body: { uuid: dua } }]);
    const [otherPerson] = await push([one], laboran);
    expect(otherBody).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    expect(otherPerson).toEqual(otherBody);
    expect(await riwayat(dua)).toEqual([]);
    const [stored] = await uji.server.db.select().from(operasi).where(eq(operasi.id, one.id));
    expect(stored).toMatchObject({ penggunaId: akun(analis).uuid, status: 200 });
  });

  test('a refusal is stored: told again after the record has become ready, with the record as it is now', async () => {
    const tooEarly = lapor(satu);
    const [first] = await push([tooEarly]);
    expect(first).toMatchObject({ status: 409, code: 'conflict' });
    await push([mulai(satu)]);
    const [again] = await push([tooEarly]);
    expect(again).toMatchObject({
      status: 409,
      code: 'conflict',
      info: first!.info,
      data: { uuid: satu, idStatusProgresParameter: 1 },
    });
    expect(await riwayat(satu)).toHaveLength(1);
  });
});

describe('lanes', () => {
  test('what follows a refused operation in its lane is held and not stored; other lanes go on', async () => {
    const ops = [lapor(satu), mulai(satu), mulai(dua), lapor(dua)];
    const results = await push(ops);
    expect(kode(results)).toEqual(['409 conflict', '424 held', '200 applied', '200 applied']);
    const stored = await uji.server.db.select({ id: operasi.id }).from(operasi);
    expect(stored.map(({ id }) => id)).not.toContain(ops[1]!.id);
    expect(kode(await push([ops[1]!]))).toEqual(['200 applied']);
  });

  test('[I2] an operation the server cannot read holds its lane like any other that is refused', async () => {
    const unreadable = mulai(satu, { after: Array.from({ length: 201 }, () => uuidv7()) });
    const ops = [mulai(satu), unreadable, lapor(satu), mulai(dua)];
    expect(kode(await push(ops))).toEqual(['200 applied', '422 rejected', '424 held', '200 applied']);
    expect(await riwayat(satu)).toEqual([ops[0]!.id]);
  });

  test('[I2] one that meets a fault of ours holds its lane until it is sent again; other lanes go on', async () => {
    const { db } = uji.server;
    await db.execute(`create function rusak_uji() returns trigger language plpgsql as
      $$ begin if new.isi like '%rusak%' then raise exception 'disk penuh'; end if; return new; end $$`);
    await db.execute(
      'create trigger rusak_uji before insert on riwayat_progres for each row execute function rusak_uji()',
    );
    const ops = [
      mulai(satu),
      lapor(satu, 'rusak'),
      lapor(satu, 'b'),
      lapor(satu, 'c'),
      mulai(dua),
      lapor(dua),
    ];
    const results = await push(ops);
    expect(kode(results)).toEqual([
      '200 applied',
      '500 retry',
      '424 held',
      '424 held',
      '200 applied',
      '200 applied',
    ]);
    expect(await riwayat(satu)).toEqual([ops[0]!.id]);
    // Neither is an answer for good: both are sent again.
    const stored = (await db.select({ id: operasi.id }).from(operasi)).map(({ id }) => id);
    for (const op of ops.slice(1, 4)) expect(stored).not.toContain(op.id);
    await db.execute('drop function rusak_uji cascade');
    expect(kode(await push(ops))).toEqual([
      '200 replayed',
      '200 applied',
      '200 applied',
      '200 applied',
      '200 replayed',
      '200 replayed',
    ]);
    expect(await riwayat(satu)).toEqual(ops.slice(0, 4).map(({ id }) => id));
  });

  test('[GAP-99] the lane is that of the record the call names, whatever its field is called', async () => {
    const survei = () => op('POST survey', { uuid_pengujian: satu, jawaban: [] });
    expect(kode(await push([survei(), survei()], pendaftar))).toEqual(['422 rejected', '424 held']);
  });

  test('a call from a newer app is not refused but parked, and holds its lane', async () => {
    expect(kode(await push([mulai(satu, { v: versiKontrak + 1 }), lapor(satu), mulai(dua)]))).toEqual([
      '426 update',
      '424 held',
      '200 applied',
    ]);
    expect(kode(await push([op('PUT test-analysis/besok', { uuid: satu })]))).toEqual(['426 update']);
  });

  test('what may only be done live is refused, and garbage hurts nobody else', async () => {
    const results = await push([op('POST user', { uuid: satu }), 7, null, 'x', { id: 3 }, mulai(dua)]);
    expect(results[0]).toMatchObject({ status: 422, code: 'NOT_QUEUEABLE' });
    expect(results.slice(1, 5).every(({ status }) => status >= 400)).toBe(true);
    expect(results[5]).toMatchObject({ status: 200 });
  });
});

describe('[offline.md 6] what a device says of itself', () => {
  test('is kept as it was said last, by whoever holds it then', async () => {
    const bilang = async (as: string, lain: object) => {
      const headers = { 'x-acting-user': akun(as).uuid };
      const { device } = isiPush([]);
      const body = { device: { ...device, ...lain }, ops: [] };
      expect((await uji.request('POST', '/api/sync/push', { as, headers, body })).status).toBe(200);
      const [ada] = await uji.server.db.select().from(perangkat).where(eq(perangkat.id, device.id));
      return ada;
    };
    const sejak = '2026-11-19T01:00:00.000Z';
    expect(await bilang(analis, { waiting: 7, oldest_at: sejak })).toMatchObject({
      penggunaId: akun(analis).uuid,
      appVersion: 'uji',
      menunggu: 7,
      tertua: new Date(sejak),
      terlihat: uji.jam.now(),
    });
    uji.jam.maju(60_000);
    expect(await bilang(laboran, { waiting: 0, app_version: 'baru' })).toMatchObject({
      penggunaId: akun(laboran).uuid,
      appVersion: 'baru',
      menunggu: 0,
      tertua: null,
      terlihat: uji.jam.now(),
    });
    uji.jam.set(awalJam);
  });
});

describe('[offline.md 4] how much at once', () => {
  /** An operation of exactly this many bytes as JSON, with the comma behind it. */
  const sebesar = (byte: number) => {
    const one = isiPush([lapor(satu, 'x')]).ops[0] as Op;
    const kurang = byte - ukuranOperasi({ ...one, body: { ...one.body, x: '' } });
    return { ...one, body: { ...one.body, x: 'x'.repeat(kurang) } };
  };
  const kb = 1024;

  // Where each limit lies is shown of the rule (tests/domain/sync/batas.test.ts). Names are shorter in code spelling, in
  // which they are counted.
  test.each([
    ['256 KB together', () => [sebesar(156 * kb), sebesar(100 * kb)], 200],
    ['two that are more together', () => [sebesar(156 * kb + 50), sebesar(100 * kb + 50)], 413],
    ['one of 512 KB', () => [sebesar(512 * kb)], 200],
    ['one of more', () => [sebesar(512 * kb + 50)], 413],
  ])('%s: taken whole, or with 413 none of it', async (_judul, ops, status) => {
    await push([mulai(satu)]);
    const kiriman = ops();
    const jawaban = await kirim(kiriman);
    const berlaku = status === 200 ? kiriman.map(() => '200 applied') : [];
    expect([jawaban.status, jawaban.code]).toEqual([status, status === 200 ? undefined : 'TOO_LARGE']);
    expect(kode(jawaban.data?.results ?? [])).toEqual(berlaku);
    expect(await riwayat(satu)).toHaveLength(1 + berlaku.length);
  });
});

describe('whose', () => {
  test('a push names its person, and it must be the session’s', async () => {
    const body = isiPush([mulai(satu)]);
    expect((await uji.request('POST', '/api/sync/push', { as: analis, body })).status).toBe(400);
    const headers = { 'x-acting-user': akun(laboran).uuid };
    expect(await uji.request('POST', '/api/sync/push', { as: analis, headers, body })).toMatchObject({
      status: 403,
      code: 'USER_MISMATCH',
    });
    expect(await riwayat(satu)).toEqual([]);
  });
});
