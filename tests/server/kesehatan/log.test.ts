import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '#server/app.ts';
import { networkList } from '#server/core/caller.ts';
import { createLog } from '#server/core/log.ts';
import type { Server } from '#server/core/server.ts';
import { admin, pendaftar } from '#tests/support/layanan.ts';
import { diPorta, type DiPorta } from '#tests/support/di-porta.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

type Baris = Record<string, unknown> & { msg: string; err?: { kind: string; at: string[] } };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let tulisan = '';
let uji: ServerUji;
let server: Server;
beforeAll(async () => {
  uji = await createTestServer();
  server = { ...uji.server, log: createLog('info', { write: (line) => void (tulisan += line) }) };
});
afterAll(() => uji.close());
beforeEach(() => void (tulisan = ''));

const baris = (): Baris[] =>
  tulisan
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((satu) => JSON.parse(satu) as Baris);
const kepada = async (as: string, lain = {}) => ({
  headers: { authorization: `Bearer ${await uji.signIn(as)}`, ...lain },
});

describe('[BEYOND-46] what the log says of a request', () => {
  test('is one line: its id, its person by their uuid, the call as it is declared, status and duration', async () => {
    const dijawab = await createApi(server).request(
      '/api/notification/failed?search=Rahasia',
      await kepada(admin),
    );
    expect(baris()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        request: dijawab.headers.get('x-request-id'),
        person: expect.stringMatching(uuid),
        call: 'GET /api/notification/failed',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  test.each([
    ['/api/tidak-ada?nama=Budi', 'GET /api/*', 404],
    ['/status/rahasia123', 'GET /status/:kode', 404],
    ['/berhenti-surel/rahasia123', 'GET /berhenti-surel/:token', 404],
    ['/api/user/self', 'GET /api/user/self', 401],
  ])('names %s as %s, whatever is asked', async (alamat, call, status) => {
    const dijawab = await createApi(server).request(alamat);
    expect(dijawab.headers.get('x-request-id')).toMatch(uuid);
    expect(baris()).toMatchObject([{ call, status, person: null }]);
    expect(tulisan).not.toMatch(/rahasia|Budi/i);
  });

  test('holds a fault by its kinds and places, with the id of its request and nothing that was written', async () => {
    const isi = 'Siti Rahasia <siti@rahasia.example>';
    const rusak = new Proxy(server.db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown;
        return () => Promise.reject(Object.assign(new Error(`Key (${isi})`), { code: '23505', detail: isi }));
      },
    });
    const dijawab = await createApi({ ...server, db: rusak }).request('/api/notification/reminder', {
      method: 'PUT',
      ...(await kepada(admin, { 'content-type': 'application/json' })),
      body: JSON.stringify({ pengingat: 'lain', hari: [3] }),
    });
    expect(dijawab.status).toBe(500);
    const [galat, permintaan] = baris();
    expect(galat).toMatchObject({ msg: 'unexpected fault', call: 'PUT /api/notification/reminder' });
    expect(galat!.request).toBe(permintaan!.request);
    expect(galat!.err!.kind).toBe('Fault < Error 23505');
    expect(galat!.err!.at[0]).toMatch(/log\.test\.ts/);
    expect(tulisan).not.toMatch(/siti/i);
    expect(tulisan).not.toContain((await uji.signIn(admin)).slice(0, 20));
  });

  test('says nothing of requests at the level that is set without a setting', async () => {
    const diam = { ...server, log: createLog('warn', { write: (line) => void (tulisan += line) }) };
    await createApi(diam).request('/api/health');
    expect(tulisan).toBe('');
  });

  test('keeps the requests of several people apart that run at once', async () => {
    const api = createApi(server);
    const jawaban = await Promise.all(
      Array.from({ length: 12 }, async (_, ke) => {
        const siapa = ke % 2 ? admin : pendaftar;
        const { headers } = await api.request('/api/user/self', await kepada(siapa));
        return [headers.get('x-request-id'), siapa] as const;
      }),
    );
    const orang = new Map(baris().map(({ request, person }) => [request as string, person]));
    expect(orang.size).toBe(12);
    expect(new Set(jawaban.filter(([, siapa]) => siapa === admin).map(([id]) => orang.get(id!))).size).toBe(
      1,
    );
    expect(new Set(orang.values()).size).toBe(2);
  });
});

describe('[BEYOND-46] the id of a request', () => {
  let tempat: DiPorta;
  const mulai = async (TRUSTED_PROXIES: Server['config']['TRUSTED_PROXIES']) => {
    tempat = await diPorta(createApi({ ...server, config: { ...server.config, TRUSTED_PROXIES } }));
  };
  const idnya = async (given: string) => {
    const headers = { 'x-request-id': given };
    return (await fetch(`http://127.0.0.1:${tempat.port}/api/health`, { headers })).headers.get(
      'x-request-id',
    );
  };

  test('is that of a proxy we trust, where it is well formed', async () => {
    await mulai(server.config.TRUSTED_PROXIES);
    expect(await idnya('01J9ZK-abc.def_1:2')).toBe('01J9ZK-abc.def_1:2');
    for (const salah of ['pendek', 'budi@kampus.example', 'a b c d e f g h', 'x'.repeat(65)])
      expect(await idnya(salah)).toMatch(uuid);
    await tempat.tutup();
  });

  test('is ours where anybody else sends one', async () => {
    await mulai(networkList(['10.0.0.0/8'])!);
    expect(await idnya('01J9ZK-abc.def_1:2')).toMatch(uuid);
    await tempat.tutup();
  });
});
