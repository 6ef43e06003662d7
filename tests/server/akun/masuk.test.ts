import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountIdp } from '#server/demo/idp.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { createApi } from '#server/app.ts';
import { alamatKembali } from '#domain/akun/kembali.ts';
import { alamatSembarang } from '#tests/support/alamat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { createBrowser } from './browser.ts';

type Masuk = {
  token: string;
  user: { uuid: string; role: { namaRole: string } | null; flagAktif: number } | null;
  identitas: { uuid: string; nama: string; email: string };
};
type Amplop = { status: number; info: string; data: Masuk };

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  mountIdp(uji.api, uji.server);
});
afterAll(() => uji.close());

/** Goes the whole way a browser goes and gives the app's address with the one-time code in it. */
async function pilih(browser: ReturnType<typeof createBrowser>, email: string, start = '/api/auth/start') {
  const pilihan = await browser.open(start);
  return browser.submit(pilihan.url.href, { akun: email });
}

async function tukar(browser: ReturnType<typeof createBrowser>, kode: string) {
  const { response, text } = await browser.submit('/api/auth/login', { kode });
  return { ...(JSON.parse(text) as Amplop), status: response.status };
}

async function masuk(email: string): Promise<Masuk> {
  const browser = createBrowser(uji.api);
  const { url } = await pilih(browser, email);
  const { data } = await tukar(browser, url.searchParams.get('kode')!);
  return data;
}

describe('sign-in through the demo provider', () => {
  it('[AUTH-01] [API-002] [GAP-61] authorization code, PKCE, state and nonce; ends with a token and the own profile', async () => {
    const browser = createBrowser(uji.api);
    const response = await uji.api.request('http://localhost:8080/api/auth/start');
    const address = new URL(response.headers.get('location')!);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{40,}/),
      nonce: expect.stringMatching(/.{40,}/),
      code_challenge: expect.stringMatching(/.{40,}/),
    });

    const { url } = await pilih(browser, 'admin@kampus.example', '/api/auth/start?kembali=/alat%3Fuuid%3D1');
    expect(url.pathname).toBe('/masuk');
    expect(url.searchParams.get('kembali')).toBe('/alat?uuid=1');
    const { status, data } = await tukar(browser, url.searchParams.get('kode')!);
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ role: { namaRole: 'Admin' }, flagAktif: 1 });
    expect(data.identitas).toMatchObject({ email: 'admin@kampus.example', nama: 'Retno Wulandari' });
    const self = await uji.request<{ uuid: string }>('GET', '/api/user/self', {
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(self.data.uuid).toBe(data.identitas.uuid);
  });

  it('[AUTH-05] keys accounts by issuer and sub: the demo account found is the seeded one; null where no profile is filled in', async () => {
    for (const { email, uuid } of demoAccounts) {
      const { identitas, user } = await masuk(email);
      expect([email, identitas.uuid, user?.uuid ?? null]).toEqual([
        email,
        uuid,
        email === 'baru@kampus.example' ? null : uuid,
      ]);
    }
  });

  it('[GAP-119] asks which account every time, also in a browser that has just signed in', async () => {
    const browser = createBrowser(uji.api);
    await pilih(browser, 'kalab@kampus.example');
    const again = await browser.open('/api/auth/start');
    expect(again.url.pathname).toMatch(/^\/idp\/pilih\//);
    for (const { email } of demoAccounts) expect(again.text).toContain(email);
    const { url } = await browser.submit(again.url.href, { akun: 'laboran@kampus.example' });
    expect((await tukar(browser, url.searchParams.get('kode')!)).data.identitas.email).toBe(
      'laboran@kampus.example',
    );
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://localhost:5173'])(
    'comes back to %s, where it began, and says that a window is to be closed',
    async (base) => {
      const browser = createBrowser(uji.api, base);
      const { url } = await pilih(browser, 'dosen@kampus.example', '/api/auth/start?jendela=1');
      expect([url.origin, url.searchParams.get('jendela')]).toEqual([base, '1']);
      expect((await tukar(browser, url.searchParams.get('kode')!)).status).toBe(200);
    },
  );

  it('never believes a Host header that is not this machine', async () => {
    const response = await uji.api.request('http://jahat.example/api/auth/start');
    const address = new URL(response.headers.get('location')!);
    expect(address.origin).toBe('http://localhost:8080');
    expect(address.searchParams.get('redirect_uri')).toBe('http://localhost:8080/api/auth/callback');
  });

  it('leads back to a page of this app whatever it was asked for', async () => {
    const browser = createBrowser(uji.api);
    for (const asked of [
      '/..//jahat.example',
      '//jahat.example',
      '/\\jahat.example',
      'javascript:alert(1)',
      ...fc.sample(alamatSembarang, { numRuns: 40, seed: 10 }),
    ]) {
      const { url } = await pilih(
        browser,
        'dosen@kampus.example',
        `/api/auth/start?${new URLSearchParams({ kembali: asked })}`,
      );
      const kembali = url.searchParams.get('kembali');
      expect([asked, url.origin, kembali]).toEqual([asked, 'http://localhost:8080', alamatKembali(asked)]);
    }
    uji.jam.maju(60_000); // So many starts count towards the rate limit of those that follow.
  });
});

describe('the one-time code', () => {
  it('is taken once and then never again', async () => {
    const browser = createBrowser(uji.api);
    const { url } = await pilih(browser, 'dosen@kampus.example');
    const kode = url.searchParams.get('kode')!;
    const answers = await Promise.all([tukar(browser, kode), tukar(browser, kode)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await tukar(browser, kode)).status).toBe(401);
  });

  it('is worth nothing in another browser, so nobody can be signed in as somebody else by a link, and runs out', async () => {
    const browser = createBrowser(uji.api);
    const { url } = await pilih(browser, 'dosen@kampus.example');
    const kode = url.searchParams.get('kode')!;
    expect((await tukar(createBrowser(uji.api), kode)).status).toBe(401);
    const lagi = (await pilih(browser, 'dosen@kampus.example')).url.searchParams.get('kode')!;
    uji.jam.maju(3 * 60_000);
    expect((await tukar(browser, lagi)).status).toBe(401);
  });

  it('is stored as a hash only', async () => {
    const { url } = await pilih(createBrowser(uji.api), 'dosen@kampus.example');
    const { rows } = (await uji.server.db.execute('select * from masuk_berjalan')) as never as {
      rows: unknown[];
    };
    expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('kode'));
  });

  it('and the state are found by another process of the same database', async () => {
    const other = createApi(uji.server);
    mountIdp(other, uji.server);
    const browser = createBrowser(uji.api);
    const { url } = await pilih(browser, 'dosen@kampus.example');
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const body = new URLSearchParams({ kode: url.searchParams.get('kode')! });
    const response = await other.request('http://localhost:8080/api/auth/login', {
      method: 'POST',
      body,
      headers: { cookie },
    });
    expect(response.status).toBe(200);
  });
});

describe('the way back from the provider', () => {
  it('refuses a state it never gave, one of another browser, and the same one twice', async () => {
    const browser = createBrowser(uji.api, undefined, (url) => url.pathname === '/api/auth/callback');
    const pilihan = await browser.open('/api/auth/start');
    const { url } = await browser.submit(pilihan.url.href, { akun: 'dosen@kampus.example' });
    expect(url.searchParams.get('code')).toBeTruthy();

    const asing = await createBrowser(uji.api).open(url.href);
    expect([asing.response.status, asing.text]).toEqual([
      400,
      expect.stringContaining('Mulai lagi dari halaman masuk.'),
    ]);
    const karangan = new URL(url);
    karangan.searchParams.set('state', 'karangan');
    expect((await browser.open(karangan.href)).response.status).toBe(400);

    expect((await browser.open(url.href)).url.pathname).toBe('/masuk');
    expect((await browser.open(url.href)).response.status).toBe(400);
  });
});

describe('an account that may not work', () => {
  it('[GAP-109, CONF-32, AUTH-06, AUTH-10] inactive or waiting signs in, reads its own profile and nothing else', async () => {
    for (const [email, sentence] of [
      ['nonaktif@kampus.example', 'Status akun Anda nonaktif!'],
      ['menunggu@kampus.example', 'menunggu verifikasi admin'],
    ] as const) {
      const { token, user } = await masuk(email);
      const headers = { authorization: `Bearer ${token}` };
      expect([email, user?.flagAktif]).toEqual([email, email.startsWith('nonaktif') ? 0 : 1]);
      const self = await uji.request<Masuk['user']>('GET', '/api/user/self', { headers });
      expect([self.status, self.data]).toEqual([200, user]);
      const lain = await uji.request('GET', '/api/officer', { headers });
      expect([lain.status, lain.info]).toEqual([403, expect.stringContaining(sentence)]);
    }
  });
});

describe('the cookie of a sign-in under way', () => {
  const kue = async (PUBLIC_URL?: string) => {
    const server = { ...uji.server, config: { ...uji.server.config, PUBLIC_URL } };
    const app = createApi(
      PUBLIC_URL ? { ...server, config: { ...server.config, address: PUBLIC_URL } } : server,
    );
    mountIdp(app, server);
    const start = await app.request('http://localhost:8080/api/auth/start');
    const [line = ''] = start.headers.getSetCookie();
    const state = new URL(start.headers.get('location')!).searchParams.get('state')!;
    const kembali = (cookie: string) =>
      app.request(`http://localhost:8080/api/auth/callback?state=${state}&error=access_denied`, {
        headers: { cookie },
      });
    return { line, kembali };
  };

  it('is this host’s alone by https: no other host and nobody by http can put it there, no script reads it', async () => {
    const { line, kembali } = await kue('https://lab.kampus.example');
    const [pair = '', ...attributes] = line.split('; ');
    expect(pair).toMatch(/^__Host-mejalab_masuk=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=3600', 'Path=/', 'SameSite=Lax', 'Secure']);
    // Without the prefix it may be anybody's.
    expect(await (await kembali(pair.replace('__Host-', ''))).text()).toContain('kedaluwarsa');
    expect(await (await kembali(pair)).text()).not.toContain('kedaluwarsa');
  });

  it('goes back to where sign-in is and nowhere else without https, as on this machine', async () => {
    const { line } = await kue();
    const [pair = '', ...attributes] = line.split('; ');
    expect(pair).toMatch(/^mejalab_masuk=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=3600', 'Path=/api/auth', 'SameSite=Lax']);
  });
});

describe('rate limit', () => {
  let sendiri: ServerUji;
  beforeEach(async () => {
    sendiri = await createTestServer();
    mountIdp(sendiri.api, sendiri.server);
  });
  afterEach(() => sendiri.close());
  const gagal = () => sendiri.request('POST', '/api/auth/login', { body: { kode: 'salah' } });
  const denganKode = async (email: string) => {
    const browser = createBrowser(sendiri.api);
    const { url } = await pilih(browser, email);
    return (await tukar(browser, url.searchParams.get('kode')!)).status;
  };

  it('answers 429 with Retry-After to an address that keeps failing, and still takes a valid code', async () => {
    for (let kali = 0; kali < 600; kali++) expect((await gagal()).status).toBe(401);
    const ditolak = await gagal();
    expect(ditolak.status).toBe(429);
    expect(Number(ditolak.headers.get('retry-after'))).toBeGreaterThan(0);
    const token = await sendiri.request('POST', '/api/auth/login', { body: { access_token: 'apa saja' } });
    expect(token.status).toBe(429);
    expect(await denganKode('dosen@kampus.example')).toBe(200);
    sendiri.jam.maju(6 * 60_000);
    expect((await gagal()).status).toBe(401);
  });

  it('counts whoever comes through a proxy of this machine by their own address', async () => {
    const dari = (alamat: string) =>
      sendiri.api.request(
        '/api/auth/login',
        {
          method: 'POST',
          body: '{"kode":"salah"}',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': alamat },
        },
        { incoming: { complete: true, socket: { remoteAddress: '127.0.0.1' } } },
      );
    for (let kali = 0; kali < 600; kali++) expect((await dari('203.0.113.9')).status).toBe(401);
    expect([(await dari('203.0.113.9')).status, (await dari('203.0.113.10')).status]).toEqual([429, 401]);
  });

  it('a lecture hall begins to sign in from one address', async () => {
    const mulai = () => sendiri.api.request('http://localhost:8080/api/auth/start');
    for (let kali = 0; kali < 500; kali++) expect((await mulai()).status).toBe(302);
  });

  it('one account that signs in again and again waits, and nobody else with it', async () => {
    for (let kali = 0; kali < 60; kali++) expect(await denganKode('dosen@kampus.example')).toBe(200);
    expect(await denganKode('dosen@kampus.example')).toBe(429);
    expect(await denganKode('admin@kampus.example')).toBe(200);
  });
});
