import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiGroups } from '#domain/api.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Perangkat } from '#domain/akun/perangkat.ts';
import { mountIdp } from '#server/demo/idp.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { createBrowser } from './browser.ts';
import { createFakeIssuer, type FakeIssuer } from './fake-issuer.ts';

const segar = apiGroups
  .flatMap(({ api }) => Object.values(api))
  .filter((endpoint) => endpoint.segar !== undefined);

test('[BEYOND-50] only what needs the server at once asks for a fresh sign-in: nothing that waits on a device, no body of another call', () => {
  expect(segar.map(callName).toSorted()).toEqual([
    'POST return-deposit/return',
    'PUT test-report/report-available',
  ]);
  for (const { method, offline, carries } of segar) {
    expect([method === 'GET', offline]).toEqual([false, 'live']);
    for (const action of carries?.actions ?? [])
      expect(carries!.workflow.actions[action]?.offline, action).not.toBe('queued');
  }
  const lewatLain = apiGroups
    .flatMap(({ api }) => Object.values(api))
    .filter(({ variant, segar: sendiri }) => variant && variant.of.segar !== sendiri);
  expect(lewatLain).toEqual([]);
});

describe('[BEYOND-50] with FRESH_SIGNIN_MINUTES', () => {
  let uji: ServerUji;
  beforeAll(async () => {
    uji = await createTestServer({ FRESH_SIGNIN_MINUTES: '15' });
    mountIdp(uji.api, uji.server);
    uji.jam.set(new Date().toISOString());
  });
  afterAll(() => uji.close());

  /** Signs in as a browser does, and gives the token. */
  async function masuk(email: string, query: string): Promise<string> {
    const browser = createBrowser(uji.api);
    const pilihan = await browser.open(`/api/auth/start${query}`);
    const { url } = await browser.submit(pilihan.url.href, { akun: email });
    const { text } = await browser.submit('/api/auth/login', { kode: url.searchParams.get('kode')! });
    return (JSON.parse(text) as { data: { token: string } }).data.token;
  }
  const coba = async (token: string, name: string, key?: string) => {
    const [method = '', path = ''] = name.split(' ');
    const headers = { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) };
    return (await uji.request(method, `/api/${path}`, { headers, body: {} })).code;
  };

  test.each([
    ['PUT test-report/report-available', 'kalab@kampus.example'],
    ['POST return-deposit/return', 'petugas@kampus.example'],
  ])(
    '%s is refused until its person has proved anew who they are, and for no longer than that',
    async (name, email) => {
      const lama = await masuk(email, '');
      const key = crypto.randomUUID();
      expect(await coba(lama, name, key)).toBe('FRESH_SIGNIN');
      const baru = await masuk(email, '?jendela=1&segar=1');
      // The refusal is not kept under the key of the form: the very same call goes on.
      expect(await coba(baru, name, key)).toBe('INVALID');
      const mulai = uji.jam.now();
      uji.jam.maju(16 * 60_000);
      expect(await coba(baru, name)).toBe('FRESH_SIGNIN');
      uji.jam.set(mulai.toISOString());
    },
  );

  test('who may not make the call at all is told that, and every other call goes on', async () => {
    const token = await masuk('mahasiswa@kampus.example', '');
    expect(await coba(token, 'PUT test-report/report-available')).toBe('ROLE');
    const { data } = await uji.request<Perangkat[]>('GET', '/api/user/device', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(data.map(({ nama, ini }) => [nama, ini])).toEqual([['Program lain', true]]);
  });

  test('without the setting nothing is asked for', async () => {
    const tanpa = await createTestServer();
    const { code } = await tanpa.request('PUT', '/api/test-report/report-available', {
      as: 'kalab@kampus.example',
      body: {},
    });
    expect(code).toBe('INVALID');
    await tanpa.close();
  });
});

describe('[BEYOND-50] a provider of the institution', () => {
  let penyedia: FakeIssuer;
  let uji: ServerUji;
  beforeAll(async () => {
    penyedia = await createFakeIssuer();
    uji = await createTestServer({ ...penyedia.env, FRESH_SIGNIN_MINUTES: '15' });
  });
  afterAll(async () => {
    await uji.close();
    await penyedia.close();
  });

  /** Goes to the provider, which says that they proved it so many seconds ago, and back. */
  async function pulang(query: string, detik: number | null) {
    const browser = createBrowser(uji.api);
    const { url } = await browser.open(`/api/auth/start${query}`);
    Object.assign(penyedia.setting, {
      nonce: url.searchParams.get('nonce') ?? '',
      challenge: url.searchParams.get('code_challenge') ?? '',
    });
    delete penyedia.setting.claims['auth_time'];
    if (detik !== null) penyedia.setting.claims['auth_time'] = Math.floor(Date.now() / 1000) - detik;
    const kembali = await browser.open(
      `/api/auth/callback?code=kode-penyedia&state=${url.searchParams.get('state')}`,
    );
    return { tanya: url.searchParams, jalan: kembali.url.pathname, text: kembali.text };
  }

  test('is asked to have them prove it anew, and its word on when they did is looked at', async () => {
    const { tanya, jalan } = await pulang('?segar=1', 20);
    expect([tanya.get('prompt'), tanya.get('max_age'), jalan]).toEqual(['login', '900', '/masuk']);
    for (const detik of [null, 3600]) {
      const ditolak = await pulang('?segar=1', detik);
      expect(ditolak.jalan, String(detik)).toBe('/api/auth/callback');
      expect(ditolak.text).toContain('tidak menyatakan bahwa Anda baru saja masuk ulang');
    }
  });

  test('is asked for no such thing by who just signs in', async () => {
    const { tanya, jalan } = await pulang('', 3600);
    expect([tanya.get('prompt'), tanya.get('max_age'), jalan]).toEqual(['select_account', null, '/masuk']);
  });
});
