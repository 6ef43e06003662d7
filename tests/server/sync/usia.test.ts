import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { rows } from '#server/core/database.ts';
import { runSweeps } from '#server/core/retention.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { operasi, revisi, umpan } from '#server/db/tables/sync.ts';
import { sesi } from '#server/db/tables/pengguna.ts';
import { sweeps } from '#server/modules/index.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { analis, kalab, layanan, penyelia } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const jamMs = 3600_000;
const hariMs = 24 * jamMs;
const mulai = (uuid: string, key: string = uuidv7()) =>
  uji.request('PUT', '/api/test-analysis/start', {
    as: analis,
    body: { uuid },
    headers: { 'idempotency-key': key },
  });
const sapu = () => runSweeps(uji.server, sweeps);
const milik = (as: string) => perangkat(uji, as);
const satu = async (kdProgres: number) =>
  (await buatAnalisis(uji.server, { kdProgres, kdStatusPengujian: kdProgres >= 6 ? 8 : 11 })).parameter[0]!;

describe('what is done leaves the device by age', () => {
  test('an analysis after 90 days, for analyst and supervisor; one that is not done stays', async () => {
    const [selesai, terbit, berjalan] = [await satu(6), await satu(7), await satu(1)];
    const hp = [milik(analis), milik(penyelia)];
    for (const satuHp of hp) await satuHp.tarik('analisis');
    uji.jam.maju(90 * hariMs - 2 * jamMs);
    for (const satuHp of hp) expect(await satuHp.tarik('analisis')).toEqual({ diberi: [], hilang: [] });
    uji.jam.maju(2 * jamMs);
    for (const satuHp of hp) {
      expect((await satuHp.tarik('analisis')).hilang.toSorted()).toEqual([selesai, terbit].toSorted());
      expect(satuHp.punya('analisis', berjalan)).toBeDefined();
      expect(await satuHp.tarik('analisis'), 'told once').toEqual({ diberi: [], hilang: [] });
    }
  });

  test('a decided test after 30 days; one that waits stays, and one that changes comes back', async () => {
    const alur = layanan(uji);
    const { uuid: diputus } = await alur.sampai(2);
    const { uuid: menunggu } = await alur.sampai(2);
    await alur.verifikasi(diputus, 1, { as: kalab });
    const hp = milik(kalab);
    await hp.tarik('tinjauan');
    uji.jam.maju(30 * hariMs);
    expect((await hp.tarik('tinjauan')).hilang).toEqual([diputus]);
    expect(hp.punya('tinjauan', menunggu)).toBeDefined();
    await alur.bayar(diputus);
    expect(await hp.tarik('tinjauan')).toEqual({ diberi: [diputus], hilang: [] });
  });

  test('after every absence and every fault of the clock a device holds what one filled today does', async () => {
    const semua = [await satu(6), await satu(6), await satu(1)];
    const at = (hari: number) => new Date(uji.jam.now().getTime() + hari * hariMs);
    await uji.server.db
      .update(parameterSampel)
      .set({ updatedAt: at(-85) })
      .where(eq(parameterSampel.id, semua[0]!));
    const hp = milik(analis);
    await hp.tarik('analisis');
    // Days since the beginning: forth, a clock gone mad, and back to the right day.
    for (const hari of [1, 6, 50, 4, 2000, 7, 89, 91, 95]) {
      uji.jam.set(new Date(Date.parse(awalJam) + hari * hariMs));
      await hp.tarik('analisis');
      const baru = milik(analis);
      await baru.tarik('analisis');
      expect(hp.semua('analisis').toSorted(), `day ${hari}`).toEqual(baru.semua('analisis').toSorted());
    }
  });
});

describe('what is kept for a time only', () => {
  const banyak = () => uji.server.db.$count(umpan);
  // What was written while the clock was elsewhere would stand in the way.
  beforeEach(() => uji.server.db.delete(umpan));

  test('an operation replays for 400 days and its answer goes after that, with what it left in the revisions', async () => {
    const [key, baru] = [uuidv7(), uuidv7()];
    const record = await satu(0);
    expect((await mulai(record, key)).status).toBe(200);
    uji.jam.maju(400 * hariMs);
    await mulai(await satu(0), baru);
    await sapu();
    expect((await mulai(record, key)).headers.get('idempotency-replayed')).toBe('true');
    uji.jam.maju(1);
    await sapu();
    expect(await uji.server.db.$count(operasi, eq(operasi.id, key))).toBe(0);
    expect(await uji.server.db.$count(operasi, eq(operasi.id, baru))).toBe(1);
    expect(await uji.server.db.$count(revisi, eq(revisi.operasiId, key))).toBe(0);
    expect(await uji.server.db.$count(revisi, eq(revisi.operasiId, baru))).toBe(1);
  });

  test('the feed goes after 60 days: who came by since goes on, who did not is filled anew and complete', async () => {
    const record = await satu(0);
    const [lama, rajin] = [perangkatTercatat(analis), perangkatTercatat(analis)];
    for (const hp of [lama, rajin]) await hp.tarik();
    await mulai(record);
    await rajin.tarik();
    uji.jam.maju(60 * hariMs + 1);
    const kini = await satu(0);
    await mulai(kini);
    const sebelum = await banyak();
    await sapu();
    expect(await banyak()).toBeLessThan(sebelum);
    const [barisPertama] = await rows<{ collection: string }>(
      uji.server.db,
      sql`select collection from umpan order by xid, id limit 1`,
    );
    expect(barisPertama!.collection, 'the mark').toBe('');
    expect(await rajin.tarik()).toEqual({ reset: false, ada: await rajin.lengkap() });
    expect(await lama.tarik()).toEqual({ reset: true, ada: await lama.lengkap() });
    expect(await lama.tarik()).toMatchObject({ reset: false });
  });

  test('a feed swept whole still knows its end: nobody who is up to date starts over', async () => {
    const hp = perangkatTercatat(analis);
    await mulai(await satu(0));
    await hp.tarik();
    uji.jam.maju(61 * hariMs);
    await sapu();
    expect(await banyak()).toBe(1);
    expect(await hp.tarik()).toMatchObject({ reset: false });
    await mulai(await satu(0));
    expect(await hp.tarik()).toEqual({ reset: false, ada: await hp.lengkap() });
  });

  test('more than one step holds', async () => {
    await uji.server.db.execute(sql`insert into umpan (collection, record, sebelum, sesudah, at)
      select 'analisis', gen_random_uuid()::text, '{}', '{u:x}', timestamptz '2026-01-01' from generate_series(1, 1300)`);
    uji.jam.maju(61 * hariMs);
    await sapu();
    expect(await banyak()).toBe(1);
  });

  test('a session goes when it has run out, and not before', async () => {
    const token = await uji.signIn('dosen@kampus.example');
    const punya = () => uji.server.db.$count(sesi, eq(sesi.penggunaId, akun('dosen@kampus.example').uuid));
    uji.jam.maju(30 * hariMs - 1);
    await sapu();
    expect(await punya()).toBe(1);
    uji.jam.maju(2);
    await sapu();
    expect(await punya()).toBe(0);
    const headers = { authorization: `Bearer ${token}` };
    expect((await uji.request('GET', '/api/user/self', { headers })).code).toBe('SESSION');
  });
});

/** A device that says of each pull whether it had to start over, and what it holds of the bench then. */
function perangkatTercatat(as: string) {
  let cursor = '';
  const ada = new Map<string, unknown>();
  const sampaiAkhir = async (dari: string, isi: Map<string, unknown>) => {
    let [at, reset] = [dari, false];
    for (let more = true; more;) {
      const query = new URLSearchParams(at ? { cursor: at } : {});
      const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
      if (data.reset) isi.clear();
      reset ||= data.reset;
      const { upsert = [], gone = [] } = data.changes['analisis'] ?? {};
      for (const row of upsert as { uuid: string }[]) isi.set(row.uuid, row);
      for (const uuid of gone) isi.delete(uuid);
      ({ cursor: at, more } = data);
    }
    return { at, reset };
  };
  const urut = (isi: Map<string, unknown>) => [...isi].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    tarik: async () => {
      const { at, reset } = await sampaiAkhir(cursor, ada);
      cursor = at;
      return { reset, ada: urut(ada) };
    },
    /** What a new device would hold. */
    lengkap: async () => {
      const isi = new Map<string, unknown>();
      await sampaiAkhir('', isi);
      return urut(isi);
    },
  };
}
