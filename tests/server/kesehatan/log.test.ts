import type { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { versiKontrak } from '#domain/sync/batas.ts';
import { createApi } from '#server/app.ts';
import { networkList } from '#server/core/caller.ts';
import { createLog } from '#server/core/log.ts';
import type { Server } from '#server/core/server.ts';
import { mountIdp } from '#server/demo/idp.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, pendaftar } from '#tests/support/layanan.ts';
import { diPorta, type DiPorta } from '#tests/support/di-porta.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { createBrowser } from '#tests/server/akun/browser.ts';

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

describe('[BEYOND-56] at the level that is set without a setting the log says', () => {
  let api: Hono;
  beforeAll(() => {
    const diam = { ...server, log: createLog('warn', { write: (line) => void (tulisan += line) }) };
    api = createApi(diam);
    mountIdp(api, diam);
  });
  const pilih = async (email: string) => {
    const browser = createBrowser(api);
    const { url } = await browser.open('/api/auth/start');
    return { browser, url: (await browser.submit(url.href, { akun: email })).url };
  };
  const dikenal = { request: expect.stringMatching(uuid), msg: 'request', level: 40 };

  test('who signed in, at the provider and here', async () => {
    const { browser, url } = await pilih(pendaftar);
    await browser.submit('/api/auth/login', { kode: url.searchParams.get('kode')! });
    const person = akun(pendaftar).uuid;
    expect(baris()).toMatchObject([
      { ...dikenal, call: 'GET /api/auth/callback', status: 302, person },
      { ...dikenal, call: 'POST /api/auth/login', status: 200, person },
    ]);
    expect(tulisan).not.toMatch(/mahasiswa|kode/i);
  });

  test.each([
    ['POST /api/auth/login', { kode: 'salah' }, 401, 'CODE'],
    ['POST /api/auth/login', {}, 422, 'INVALID'],
    ['GET /api/auth/callback', null, 400, 'STATE'],
    ['GET /api/user/self', null, 401, 'SESSION'],
  ])('who could not, and why: %s %j', async (call, body, status, code) => {
    const [method = '', path = ''] = call.split(' ');
    const isi = body && { method, body: new URLSearchParams(body) };
    await api.request(`${path}?state=rahasia`, { ...isi, headers: { authorization: 'Bearer rahasia' } });
    expect(baris()).toMatchObject([{ ...dikenal, call, status, code, person: null }]);
    expect(tulisan).not.toMatch(/salah|rahasia/);
  });

  test('which right was refused to whom', async () => {
    await api.request('/api/notification/failed?search=Rahasia', await kepada(pendaftar));
    const person = akun(pendaftar).uuid;
    expect(baris()).toMatchObject([
      { ...dikenal, call: 'GET /api/notification/failed', status: 403, code: 'ROLE', person },
    ]);
  });

  test('the same of a write that waited on a device', async () => {
    const op = { id: uuidv7(), v: versiKontrak, call: 'PUT test-analysis/start', body: { uuid: uuidv7() } };
    const device = { id: uuidv7(), app_version: 'uji', waiting: 1, oldest_at: null };
    const ops = [{ ...op, captured_at: uji.jam.now().toISOString(), clock_offset_ms: 0 }];
    await api.request('/api/sync/push', {
      method: 'POST',
      ...(await kepada(pendaftar, {
        'content-type': 'application/json',
        'x-acting-user': akun(pendaftar).uuid,
      })),
      body: JSON.stringify({ device, ops }),
    });
    expect(baris()).toMatchObject([
      {
        call: 'POST /api/sync/push',
        person: akun(pendaftar).uuid,
        msg: 'operation refused',
        carries: '/test-analysis/start',
        status: 403,
        code: 'ROLE',
      },
    ]);
  });

  test('that a limit was reached', async () => {
    const { headers } = await kepada(pendaftar);
    await Promise.all(Array.from({ length: 65 }, async () => api.request('/api/user/self', { headers })));
    // Nothing of it was looked at: neither whose session it is, nor what is asked.
    expect(baris()).toMatchObject([
      { ...dikenal, call: 'GET /api/*', status: 429, code: 'TOO_MANY', person: null },
    ]);
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
