import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isDatabaseAway } from '#server/core/fault.ts';
import { createTurns, tamu } from '#server/core/turn.ts';
import { antreKunci } from '#tests/support/antre-kunci.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const analis = 'analis@kampus.example';

describe('whose turn it is', () => {
  /** Work that is begun and ends when it is told to. */
  function meja(width: number, waitMs?: number) {
    const turn = createTurns(width, waitMs);
    const mulai: string[] = [];
    const selesai = new Map<string, () => void>();
    const kerja = (nama: string, ke = '', gone?: AbortSignal) =>
      turn({ name: nama, gone }, () => {
        const akhir = Promise.withResolvers<void>();
        mulai.push(nama + ke);
        selesai.set(nama + ke, akhir.resolve);
        return akhir.promise;
      });
    const diam = () => new Promise(setImmediate);
    const akhiri = async (apa: string) => {
      await diam();
      selesai.get(apa)!();
      await diam();
    };
    return { kerja, mulai, akhiri, diam };
  }

  test('with one connection it goes round, whoever asked for much', async () => {
    const { kerja, mulai, akhiri } = meja(1);
    for (const ke of '12345') void kerja('a', ke);
    void kerja('b', '1');
    void kerja('', 'hidup');
    for (const apa of ['a1', 'b1', 'hidup', 'a2', 'a3']) await akhiri(apa);
    expect(mulai).toEqual(['a1', 'b1', 'hidup', 'a2', 'a3', 'a4']);
  });

  test('with ten, one person has four, people have eight, and the other two wait for whoever is none', async () => {
    const { kerja, mulai, akhiri, diam } = meja(10);
    for (const nama of ['a', 'b', 'c', '']) for (const ke of ['1', '2', '3', '4', '5']) void kerja(nama, ke);
    const empat = (nama: string) => ['1', '2', '3', '4'].map((ke) => nama + ke);
    await diam();
    expect(mulai).toEqual([...empat('a'), ...empat('b'), '1', '2']);
    await akhiri('a1');
    expect(mulai.slice(10)).toEqual(['c1']);
  });

  test('[BEYOND-58] who has no session has four together, whoever they are, and what the server does by itself goes on', async () => {
    const { kerja, mulai, diam } = meja(10);
    for (const ke of '123456') void kerja(tamu, ke);
    for (const ke of '12') void kerja('a', ke);
    void kerja('');
    await diam();
    expect(mulai).toEqual(['1', '2', '3', '4'].map((ke) => tamu + ke).concat('a1', 'a2', ''));
  });

  test('what nobody waits for any more is not begun, and the next one is', async () => {
    const { kerja, mulai, akhiri } = meja(1);
    const pergi = new AbortController();
    void kerja('a', '1');
    const sia = kerja('a', '2', pergi.signal);
    void kerja('a', '3');
    pergi.abort();
    await Promise.all([expect(sia).rejects.toBe(pergi.signal.reason), akhiri('a1')]);
    expect(mulai).toEqual(['a1', 'a3']);
  });

  test('who waits too long is told that the database is away, and asks for nothing', async () => {
    const { kerja, mulai, akhiri } = meja(1, 1);
    void kerja('a');
    const error: unknown = await kerja('b').catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    await akhiri('a');
    expect(mulai).toEqual(['a']);
  });
});

/** Embedded PGlite has one connection, which whoever holds a table would keep for themselves. */
describe.runIf(process.env['TEST_POSTGRES_URL'])('one person who asks for more than there is', () => {
  let uji: ServerUji;
  beforeAll(async () => {
    uji = await createTestServer();
  });
  afterAll(() => uji.close());

  /** Nobody reads this table until the way back is called. */
  async function tutup(tabel: string): Promise<() => Promise<void>> {
    const tertutup = Promise.withResolvers<void>();
    const buka = Promise.withResolvers<void>();
    const selesai = uji.server.db.transaction(async (tx) => {
      await tx.execute(`lock table ${tabel} in access exclusive mode`);
      tertutup.resolve();
      await buka.promise;
    });
    await tertutup.promise;
    onTestFinished(() => buka.resolve()); // A test that fails holds up no other.
    return async () => {
      buka.resolve();
      await selesai;
    };
  }
  const tarik = async (signal?: AbortSignal) => {
    const headers = { authorization: `Bearer ${await uji.signIn(analis)}` };
    return uji.api.request('/api/sync/pull', { headers, ...(signal ? { signal } : {}) });
  };

  test('two hundred pulls: most are told to come later, nobody else and no sign of life waits for the others', async () => {
    const buka = await tutup('acuan');
    const tarikan = Array.from({ length: 200 }, () => tarik());
    await antreKunci(uji, 4);
    expect((await uji.request('GET', '/api/health')).status).toBe(200);
    expect((await uji.request('GET', '/api/user/self', { as: 'penyelia@kampus.example' })).status).toBe(200);
    const ditolak = await uji.request('GET', '/api/user/self', { as: analis });
    expect([ditolak.status, ditolak.code, ditolak.info, ditolak.headers.get('retry-after')]).toEqual([
      429,
      'TOO_MANY',
      'Terlalu banyak permintaan sekaligus dari akun ini. Coba lagi dalam 5 detik.',
      '5',
    ]);
    await buka();
    const semua = (await Promise.all(tarikan)).map(({ status }) => status);
    expect([200, 429].map((status) => semua.filter((satu) => satu === status).length)).toEqual([64, 136]);
    expect((await uji.request('GET', '/api/user/self', { as: analis })).status).toBe(200);
  });

  test('[BEYOND-58] any number of callers without a session leave connections to those who have one', async () => {
    const buka = await tutup('tautan_status');
    const halaman = Array.from({ length: 40 }, async () => uji.api.request(`/status/${'0'.repeat(32)}`));
    await antreKunci(uji, 4);
    expect((await uji.request('GET', '/api/user/self', { as: 'penyelia@kampus.example' })).status).toBe(200);
    await buka();
    expect(new Set((await Promise.all(halaman)).map(({ status }) => status))).toEqual(new Set([404]));
  });

  test('a caller who has hung up: nothing more is asked for them', async () => {
    const bukaUmpan = await tutup('umpan');
    const bukaLain = await tutup('acuan');
    const pergi = new AbortController();
    const jawaban = tarik(pergi.signal);
    await antreKunci(uji, 1);
    pergi.abort();
    await bukaUmpan();
    const { status } = await jawaban;
    await bukaLain();
    expect(status).toBe(499);
  });
});
