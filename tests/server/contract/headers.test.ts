import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { mountIdp } from '#server/demo/idp.ts';
import { mountWeb } from '#server/web.ts';
import { pdf, sha256 } from '#tests/support/berkas.ts';
import { admin, analis } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let dist: string;
let semua: Hono;
beforeAll(async () => {
  uji = await createTestServer();
  dist = await mkdtemp(join(tmpdir(), 'mejalab-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Mejalab</title>');
  for (const name of ['sw.js', 'assets/a-1.js', 'assets/a-1.js.br']) await writeFile(join(dist, name), '1');
  semua = seluruhnya({});
});
afterAll(async () => {
  await uji.close();
  await rm(dist, { recursive: true });
});

/** All a server answers: API, sign-in, demo provider, pages and files. */
function seluruhnya(lain: Partial<ServerUji['server']>): Hono {
  const server = { ...uji.server, ...lain };
  const app = createApi(server);
  mountIdp(app, server);
  mountWeb(app, dist);
  return app;
}

/** What must hold for any answer whatever. */
function periksa(
  { headers, status }: Response,
  of: string,
  masuk = /^\S* ?\/(idp|api\/auth)\/|^\/masuk$/.test(of),
): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(Object.fromEntries(headers), `${of} (${status})`).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
  });
  expect(policy, of).not.toMatch(/unsafe-eval|script-src[^;]*'unsafe-inline'|https?:|\*/);
  expect(policy, of).toMatch(/frame-ancestors 'none'|sandbox/);
  // The sign-in window goes to the provider and comes back: cut off from who opened it, it could not close.
  expect(headers.get('cross-origin-opener-policy'), of).toBe(masuk ? null : 'same-origin-allow-popups');
  expect(headers.get('permissions-policy'), of).toMatch(
    /(?=.*camera=\(\))(?=.*geolocation=\(\))(?!.*clipboard-write)(?!.*autoplay)/,
  );
  // [BEYOND-51] Whatever it cleared would be the unsent work of everybody on the device, or nothing of anybody.
  expect(headers.get('clear-site-data'), of).toBeNull();
}

/** Every address of the server, as its routes declare them, with something in the place of what they leave open. */
const alamatList = () =>
  [...new Set(semua.routes.map(({ method, path }) => `${method} ${path}`))].flatMap((route) => {
    const [method = '', path = ''] = route.split(' ');
    const alamat = path.replace(/:\w+(\{[^}]*\})?/g, 'a').replaceAll('*', 'tidak-ada');
    return (method === 'ALL' ? ['GET', 'POST'] : [method]).map((satu) => [satu, alamat] as const);
  });

describe('[GAP-77] headers that keep a browser from being used against its person', () => {
  test('are on every answer of every route: to nobody, to Admin, to a broken body, to any other method', async () => {
    const status = new Set<number>();
    const token = `Bearer ${await uji.signIn(admin)}`;
    expect(alamatList().length).toBeGreaterThan(50);
    for (const [method, alamat] of alamatList()) {
      const tanpaIsi = ['GET', 'HEAD'].includes(method);
      const cara: [string, string, Record<string, string>, string | undefined][] = [
        [method, 'nobody', {}, undefined],
        [method, 'Admin', { authorization: token }, undefined],
        ['HEAD', 'nobody', {}, undefined],
        ['OPTIONS', 'another site', { origin: 'https://evil.example' }, undefined],
        ...(tanpaIsi
          ? []
          : ([
              [method, 'Admin, broken', { authorization: token, 'content-type': 'application/json' }, '{'],
              [method, 'Admin, empty', { authorization: token, 'content-type': 'application/json' }, '{}'],
            ] as [string, string, Record<string, string>, string][])),
      ];
      for (const [kata, siapa, headers, body] of cara) {
        const response = await semua.request(alamat, { method: kata, headers, ...(body ? { body } : {}) });
        const of = `${kata} ${alamat} by ${siapa}`;
        periksa(response, of);
        // What its caller may see is nobody else's, and a refusal need not hold the next time.
        const disimpan = alamat.startsWith('/api/') ? /^no-/ : /^/;
        expect(response.headers.get('cache-control') ?? '', of).toMatch(disimpan);
        status.add(response.status);
      }
    }
    // The kinds it met: nothing was left out because every call ended at the same door.
    expect([...status]).toEqual(expect.arrayContaining([200, 302, 400, 401, 404, 422]));
  });

  test.each([
    ['GET', '/', 200, {}],
    ['GET', '/pengujian/parameter', 200, {}],
    ['GET', '/sw.js', 200, {}],
    ['GET', '/assets/a-1.js', 200, { 'accept-encoding': 'br' }],
    ['GET', '/masuk', 200, {}],
    ['GET', '/assets/lama.js', 404, {}],
    ['GET', '/assets/lama', 404, {}],
    ['GET', '/assets/', 404, {}],
    ['GET', '/.env', 404, {}],
    ['GET', '/.git/config', 404, {}],
    ['GET', '/%2egit/config', 404, {}],
    ['GET', '/pengujian/.rahasia/x', 404, {}],
    ['GET', '/.well-known/tidak-ada', 404, {}],
    ['GET', '/cek-lhu/abc', 404, {}],
    ['GET', '/cek-surat/abc', 404, {}],
    ['GET', '/cek-kwitansi/abc', 404, {}],
    ['GET', '/privasi', 200, {}],
    ['GET', '/idp/.well-known/openid-configuration', 200, {}],
    ['GET', '/idp/jwks', 200, {}],
    ['POST', '/idp/token', 400, {}],
    ['GET', '/idp/auth', 400, {}],
    ['GET', '/idp/pilih/kedaluwarsa', 400, {}],
    ['GET', '/api/auth/start', 302, {}],
    ['GET', '/api/auth/callback', 400, {}],
  ])('are on %s %s (%i)', async (method, alamat, status, headers) => {
    const response = await semua.request(alamat, { method, headers });
    expect(response.status).toBe(status);
    periksa(response, alamat);
  });

  test('are on a page that has not changed, on a fault of ours and on a file', async () => {
    const { headers } = await semua.request('/');
    const sama = await semua.request('/', { headers: { 'if-none-match': headers.get('etag')! } });
    expect(sama.status).toBe(304);
    periksa(sama, '304');

    const rusak = new Proxy(uji.server.db, {
      get: () => () => {
        throw new Error('the database is gone');
      },
    });
    for (const alamat of ['/api/health', '/cek-lhu/0123456789abcdef0123456789abcdef', '/api/auth/start']) {
      const gangguan = await seluruhnya({ db: rusak }).request(alamat);
      expect(gangguan.status, alamat).toBeGreaterThanOrEqual(500);
      periksa(gangguan, alamat);
    }

    const bytes = pdf('kepala');
    const headersUnggah = { authorization: `Bearer ${await uji.signIn(analis)}` };
    await semua.request(`/api/sync/file/${sha256(bytes)}`, {
      method: 'PUT',
      headers: headersUnggah,
      body: bytes as BodyInit,
    });
    const file = await semua.request(`/api/file-test?url=${sha256(bytes)}`, { headers: headersUnggah });
    expect(file.status).toBe(200);
    periksa(file, 'a file');
  });

  test('[BEYOND-51] tell who finds a way in whom to tell, where somebody is named', async () => {
    const surat = async (config: Partial<ServerUji['server']['config']>) => {
      const response = await seluruhnya({ config: { ...uji.server.config, ...config } }).request(
        '/.well-known/security.txt',
      );
      return response.status === 200 ? await response.text() : response.status;
    };
    expect(await surat({})).toBe(404);
    expect(await surat({ PDP_CONTACT: 'Bagian hukum, ruang 3' })).toBe(404);
    expect(await surat({ PDP_CONTACT: 'Bagian hukum (pdp@uji.example), ruang 3' })).toMatch(
      /^Contact: mailto:pdp@uji\.example\n/,
    );
    const lengkap = await surat({
      PDP_CONTACT: 'pdp@uji.example',
      SECURITY_CONTACT: readConfig({ SECURITY_CONTACT: 'keamanan@uji.example' }).SECURITY_CONTACT,
      PUBLIC_URL: 'https://lab.uji.example',
      address: 'https://lab.uji.example',
    });
    expect(lengkap).toMatch(
      /^Contact: mailto:keamanan@uji\.example\nExpires: .+\nPreferred-Languages: id, en\n/,
    );
    expect(lengkap).toContain('Canonical: https://lab.uji.example/.well-known/security.txt\n');
    const sisa = Date.parse(/Expires: (.+)/.exec(String(lengkap))![1]!) - uji.server.clock.now().getTime();
    expect(sisa).toBeGreaterThan(90 * 24 * 3600_000);
    expect(sisa).toBeLessThan(365 * 24 * 3600_000);
    expect(() => readConfig({ SECURITY_CONTACT: 'pak Budi' })).toThrow('SECURITY_CONTACT');
  });

  test('promise https only where people come by https', async () => {
    const hsts = async (PUBLIC_URL: string | undefined, alamat: string) => {
      const app = seluruhnya({ config: { ...uji.server.config, PUBLIC_URL } });
      return (await app.request(alamat)).headers.get('strict-transport-security');
    };
    for (const alamat of ['/', '/api/health', '/api/tidak-ada', '/assets/lama.js', '/api/auth/callback']) {
      expect(await hsts('https://lab.example', alamat)).toMatch(/^max-age=\d{7,}$/);
      expect(await hsts('http://lab.example', alamat)).toBeNull();
      expect(await hsts(undefined, alamat)).toBeNull();
    }
  });

  test('let an answer of the API load nothing, and a page what this server gives it alone', async () => {
    const policy = async (alamat: string) =>
      (await semua.request(alamat)).headers.get('content-security-policy');
    expect(await policy('/api/health')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    for (const alamat of ['/', '/sw.js', '/assets/a-1.js'])
      expect(await policy(alamat)).toContain("script-src 'self'; style-src 'self' 'unsafe-inline'");
  });
});
