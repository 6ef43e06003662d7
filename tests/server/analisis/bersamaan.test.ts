import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { analis, meja } from './meja.ts';

/** On Postgres these run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
let m: ReturnType<typeof meja>;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());

const ulangi = Array.from({ length: 5 }, (_, at) => at + 1);

describe('[GAP-129] at once', () => {
  test.each(ulangi)('the two last approvals end at code 8, exactly once (%i)', async () => {
    const { parameter, pengujian } = await buatAnalisis(uji.server, {
      banyak: 2,
      kdProgres: 5,
      kdStatusPengujian: 11,
    });
    const jawaban = await Promise.all(parameter.map((uuid) => m.putuskan(uuid, 1)));
    expect(jawaban.map(({ status }) => status)).toEqual([200, 200]);
    expect(await m.kode(pengujian)).toBe(8);
    expect(await m.jejakKode(pengujian)).toEqual([8]);
  });

  test.each(ulangi)('the first starts of four parameters make it 11 once (%i)', async () => {
    const { parameter, pengujian } = await buatAnalisis(uji.server, { banyak: 4 });
    const jawaban = await Promise.all(parameter.map((uuid) => m.mulai(uuid)));
    expect(jawaban.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await m.jejakKode(pengujian)).toEqual([11]);
  });

  test.each(ulangi)(
    'one start sent twice under different keys: one starts, one is told so (%i)',
    async () => {
      const uuid = (await buatAnalisis(uji.server)).parameter[0]!;
      const mulai = () =>
        uji.request('PUT', '/api/test-analysis/start', {
          as: analis,
          body: { uuid },
          headers: { 'idempotency-key': uuidv7() },
        });
      const jawaban = await Promise.all([mulai(), mulai()]);
      expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await m.baca(uuid)).data.history).toHaveLength(1);
    },
  );

  test.each(ulangi)(
    'a cancel beside the last approval of its sister: the code fits what the two became (%i)',
    async () => {
      const { parameter, pengujian } = await buatAnalisis(uji.server, {
        banyak: 2,
        kdProgres: 5,
        kdStatusPengujian: 11,
      });
      const [a, b] = parameter as [string, string];
      await m.ubah(b, { kdProgres: 2 });
      await Promise.all([m.putuskan(a, 1), m.batalkan(b)]);
      expect(await m.kode(pengujian)).toBe(11);
      expect((await m.baca(a)).data.idStatusProgresParameter).toBe(6);
      expect((await m.baca(b)).data.idStatusProgresParameter).toBeNull();
    },
  );

  test('[W1] both cancelled at once: 12 once, whoever was last', async () => {
    const { parameter, pengujian } = await buatAnalisis(uji.server, {
      banyak: 2,
      kdProgres: 1,
      kdStatusPengujian: 11,
    });
    await Promise.all(parameter.map((uuid) => m.batalkan(uuid)));
    expect(await m.jejakKode(pengujian)).toEqual([12]);
  });

  test('ten reports on one parameter: each its own place in the history, revisions without a gap', async () => {
    const uuid = (await buatAnalisis(uji.server, { kdProgres: 1, kdStatusPengujian: 11 })).parameter[0]!;
    const jawaban = await Promise.all(
      Array.from({ length: 10 }, (_, at) => m.lapor(uuid, 'progres', { isi: `<p>${at}</p>` })),
    );
    expect(jawaban.every(({ status }) => status === 200)).toBe(true);
    const { data } = await m.baca(uuid);
    expect(data.rev).toBe('11');
    expect(data.history.map(({ isi }) => isi ?? '').toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => `<p>${at}</p>`),
    );
  });

  test('two decisions on one request, both on the revision they saw: one counts, the other is void', async () => {
    const uuid = (await buatAnalisis(uji.server, { kdProgres: 5, kdStatusPengujian: 11 })).parameter[0]!;
    const jawaban = await Promise.all([
      m.putuskan(uuid, 1, { base_rev: '1' }),
      m.putuskan(uuid, 0, { base_rev: '1', catatan: 'Ulangi' }),
    ]);
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await m.baca(uuid)).data).toMatchObject({ rev: '2' });
  });
});
