import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runSweeps } from '#server/core/retention.ts';
import { openSession } from '#server/core/session.ts';
import { sesi } from '#server/db/tables/pengguna.ts';
import { sweeps } from '#server/modules/index.ts';
import { akun } from '#tests/support/akun.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const hari = 24 * 60 * 60 * 1000;
const buka = () => openSession(uji.server, akun('analis@kampus.example').uuid);
const pakai = async (token: string) =>
  (await uji.request('GET', '/api/user/self', { headers: { authorization: `Bearer ${token}` } })).status;

describe('[architecture.md 5, AUTH-34] a session', () => {
  test('ends 30 days after it was opened, to the moment', async () => {
    const [hidup, mati] = [await buka(), await buka()];
    uji.jam.maju(30 * hari - 1);
    expect(await pakai(hidup)).toBe(200);
    uji.jam.maju(1);
    expect(await pakai(mati)).toBe(401);
  });

  test('lives on while it is used, 30 days from each use', async () => {
    const token = await buka();
    for (const _ of [1, 2, 3]) {
      uji.jam.maju(29 * hari);
      expect(await pakai(token)).toBe(200);
    }
    uji.jam.maju(30 * hari);
    expect(await pakai(token)).toBe(401);
  });

  test('[BEYOND-55] ends 90 days after its person signed in, however much it is used', async () => {
    const token = await buka();
    for (const _ of [1, 2, 3]) {
      uji.jam.maju(29 * hari);
      expect(await pakai(token)).toBe(200);
    }
    uji.jam.maju(3 * hari - 1);
    expect(await pakai(token)).toBe(200);
    uji.jam.maju(1);
    expect(await pakai(token)).toBe(401);
    uji.jam.maju(1);
    await runSweeps(uji.server, sweeps);
    expect(await uji.server.db.$count(sesi)).toBe(0);
  });

  test('[BEYOND-55] one from before there was a last day ends by it too, at its next call', async () => {
    const token = await buka();
    await uji.server.db.update(sesi).set({ createdAt: new Date(uji.jam.now().getTime() - 90 * hari) });
    expect(await pakai(token)).toBe(401);
  });

  test('[GAP-62, GAP-118] signing out ends the one it is asked in, and no other; twice is harmless, and so is none', async () => {
    const [ini, lain] = [await buka(), await buka()];
    for (const headers of [{ authorization: `Bearer ${ini}` }, { authorization: `Bearer ${ini}` }, {}])
      expect((await uji.request('POST', '/api/auth/logout', { headers })).status).toBe(200);
    expect([await pakai(ini), await pakai(lain)]).toEqual([401, 200]);
  });

  test('is kept as a hash only', async () => {
    const token = await buka();
    const { rows } = (await uji.server.db.execute('select * from sesi')) as never as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
