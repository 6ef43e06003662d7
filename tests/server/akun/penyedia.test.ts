import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#server/app.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { createBrowser } from './browser.ts';
import { createFakeIssuer, type FakeIssuer } from './fake-issuer.ts';

let penyedia: FakeIssuer;
let uji: ServerUji;
const orangSatu = {
  sub: 'orang-1',
  email: 'Orang.Satu@kampus.example',
  email_verified: true,
  name: 'Orang Satu',
};

beforeAll(async () => {
  penyedia = await createFakeIssuer();
  uji = await createTestServer(penyedia.env);
});
afterAll(async () => {
  await uji.close();
  await penyedia.close();
});
beforeEach(async () => {
  Object.assign(penyedia.setting, {
    claims: { ...orangSatu },
    down: false,
    tokenClient: null,
    tanda: 'RS256',
    ubahan: {},
  });
  await uji.server.db.execute(`delete from pengguna where sub = 'orang-1'`);
});

/** Goes to the provider and back with its code; `ubah` may spoil what the provider knows in between. */
async function pulang(ubah: () => void = () => undefined) {
  const browser = createBrowser(uji.api);
  const { url } = await browser.open('/api/auth/start?kembali=/profile');
  penyedia.setting.nonce = url.searchParams.get('nonce') ?? '';
  penyedia.setting.challenge = url.searchParams.get('code_challenge') ?? '';
  ubah();
  const kembali = await browser.open(
    `/api/auth/callback?code=kode-penyedia&state=${url.searchParams.get('state')}`,
  );
  return { browser, ...kembali };
}

async function banyakAkun(): Promise<number> {
  const { rows } = (await uji.server.db.execute(`select 1 from pengguna where sub = 'orang-1'`)) as never as {
    rows: unknown[];
  };
  return rows.length;
}

describe('a provider of the institution', () => {
  it('[AUTH-01] signs somebody in whom nobody has seen before, without a profile', async () => {
    const { browser, url } = await pulang();
    expect(url.pathname).toBe('/masuk');
    const { text } = await browser.submit('/api/auth/login', { kode: url.searchParams.get('kode')! });
    const { data } = JSON.parse(text) as {
      data: { user: null; identitas: Record<string, string>; token: string };
    };
    expect(data.user).toBeNull();
    expect(data.identitas).toMatchObject({
      nama: 'Orang Satu',
      email: 'orang.satu@kampus.example',
      foto: null,
    });
  });

  it('knows an account again by its sub after its e-mail address has changed', async () => {
    await pulang();
    penyedia.setting.claims['email'] = 'baru.nama@kampus.example';
    await pulang();
    expect(await banyakAkun()).toBe(1);
    const { rows } = (await uji.server.db.execute(
      `select email from pengguna where sub = 'orang-1'`,
    )) as never as { rows: { email: string }[] };
    expect(rows[0]?.email).toBe('baru.nama@kampus.example');
  });

  it('does not give an existing account to another sub with the same address', async () => {
    penyedia.setting.claims['email'] = 'admin@kampus.example';
    const { browser, url } = await pulang();
    const { text } = await browser.submit('/api/auth/login', { kode: url.searchParams.get('kode')! });
    expect((JSON.parse(text) as { data: { user: unknown } }).data.user).toBeNull();
  });

  const claims = (email_verified: unknown) => () =>
    void (penyedia.setting.claims['email_verified'] = email_verified);
  it.each<[string, () => void, number, string]>([
    ['an address it says is not verified', claims(false), 403, 'belum diverifikasi'],
    ['an address it says nothing of', claims(undefined), 403, 'belum diverifikasi'],
    ['an address of which it says false in words', claims('false'), 403, 'belum diverifikasi'],
    ['an identity token of another sign-in (nonce)', () => (penyedia.setting.nonce = 'lain'), 400, ''],
    ['who does not prove that they began (PKCE)', () => (penyedia.setting.challenge = 'lain'), 400, ''],
  ])('refuses %s, and makes no account', async (_apa, ubah, status, kalimat) => {
    const { response, text } = await pulang(ubah);
    expect([response.status, await banyakAkun()]).toEqual([status, 0]);
    expect(text).toContain(kalimat);
  });

  it.each<[string, Partial<FakeIssuer['setting']>]>([
    ['signed by nobody', { tanda: 'none' }],
    ['signed by somebody else', { tanda: 'asing' }],
    ['signed with its public key as a secret', { tanda: 'HS256' }],
    ['of another issuer', { ubahan: { iss: 'https://id.example' } }],
    ['made out to another program', { ubahan: { aud: 'program-lain' } }],
    ['that ran out', { ubahan: { exp: Math.floor(Date.now() / 1000) - 120 } }],
  ])('refuses an identity token %s, and makes no account', async (_apa, ubahan) => {
    const { response, url } = await pulang(() => Object.assign(penyedia.setting, ubahan));
    expect([url.pathname, await banyakAkun()]).toEqual(['/api/auth/callback', 0]);
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  it('says clearly that sign-in was cancelled', async () => {
    const browser = createBrowser(uji.api);
    const { url } = await browser.open('/api/auth/start');
    const { response, text } = await browser.open(
      `/api/auth/callback?error=access_denied&state=${url.searchParams.get('state')}`,
    );
    expect(response.status).toBe(400);
    expect(text).toContain('Masuk dibatalkan');
  });

  it('answers 503 with a sentence and no inside while the provider is in trouble, and works again after', async () => {
    const api = createApi(uji.server); // Has not heard of its provider yet.
    penyedia.setting.down = true;
    const browser = createBrowser(api);
    const { response, text } = await browser.open('/api/auth/start');
    expect(response.status).toBe(503);
    expect(text).toContain('Layanan masuk sedang tidak dapat dihubungi');
    expect(text).not.toMatch(/Error|at .*\.ts/);
    const { response: login, text: jawaban } = await browser.submit('/api/auth/login', { access_token: 'x' });
    expect([login.status, JSON.parse(jawaban)]).toEqual([503, expect.objectContaining({ code: 'PROVIDER' })]);
    penyedia.setting.down = false;
    expect((await browser.open('/api/auth/start')).url.origin).toBe(penyedia.issuer);
  });
});

describe('[AUTH-04] an access token of another program', () => {
  const login = () =>
    uji.request<{ identitas: { email: string } }>('POST', '/api/auth/login', {
      body: { access_token: 'token-penyedia' },
    });

  it.each([
    ['our client', 'mejalab-uji', true, 200],
    ['another program', 'program-lain', true, 401],
    ['nobody: it is not active', null, true, 401],
    ['our client, of an address that is not verified', 'mejalab-uji', false, 403],
  ])('that was made out to %s', async (_siapa, tokenClient, email_verified, harus) => {
    Object.assign(penyedia.setting, { tokenClient, claims: { ...orangSatu, email_verified } });
    const { status, data } = await login();
    expect([status, data?.identitas.email, await banyakAkun()]).toEqual(
      harus === 200 ? [200, 'orang.satu@kampus.example', 1] : [harus, undefined, 0],
    );
  });

  it('is 422 when there is none', async () => {
    const { status, errors } = await uji.request('POST', '/api/auth/login', { body: {} });
    expect([status, errors?.[0]?.field]).toEqual([422, 'access_token']);
  });
});

describe('a provider without introspection (Google)', () => {
  const google = 'https://accounts.google.com';
  const jawaban: Record<string, unknown> = {
    [`${google}/.well-known/openid-configuration`]: {
      issuer: google,
      authorization_endpoint: `${google}/auth`,
      token_endpoint: 'https://oauth2.googleapis.com/token',
      userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    },
  };
  const alamatFoto = 'https://lh3.googleusercontent.com/foto';
  const foto = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  async function dengan(aud: string, gambar = foto, picture = alamatFoto) {
    const diminta: string[] = [];
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname.endsWith('/foto')) {
        diminta.push(url.href);
        return new Response(gambar);
      }
      if (url.pathname === '/tokeninfo' && init?.redirect === 'error')
        return Response.json({ aud, sub: 'orang-1' });
      return Response.json(jawaban[url.href] ?? { ...orangSatu, picture });
    });
    const config = { ...uji.server.config, issuer: google, accountIssuer: google };
    const api = createApi({ ...uji.server, config });
    const { response, text } = await createBrowser(api).submit('/api/auth/login', { access_token: 'x' });
    vi.unstubAllGlobals();
    const { data } = JSON.parse(text) as { data: { identitas: { foto: string | null } } };
    return { status: response.status, data, diminta };
  }

  it('asks tokeninfo, and brings the picture along so that no page loads it from elsewhere [DATA-01]', async () => {
    const { status, data } = await dengan('mejalab-uji');
    expect([status, data.identitas.foto]).toEqual([200, `data:image/png;base64,${foto.toString('base64')}`]);
  });

  /** The same picture, which says of itself that it is so large. */
  const seluas = (sisi: number) => {
    const gambar = Buffer.from(foto);
    gambar.writeUInt32BE(sisi, 16);
    gambar.writeUInt32BE(sisi, 20);
    return gambar;
  };

  it.each([
    ['of 3,600 megapixels, however small its file', seluas(60_000)],
    ['of more than 64 KB', Buffer.concat([foto, Buffer.alloc(64 * 1024)])],
    ['that is none', Buffer.from('<html>Not found</html>')],
  ])('signs in without a picture %s', async (_gambar, gambar) => {
    const { status, data } = await dengan('mejalab-uji', gambar);
    expect([status, data.identitas.foto]).toEqual([200, null]);
  });

  it.each([google, 'https://lh6.googleusercontent.com'])(
    '[BEYOND-57] asks %s for a picture',
    async (asal) => {
      const { data, diminta } = await dengan('mejalab-uji', foto, `${asal}/a/foto`);
      expect([diminta, data.identitas.foto]).toEqual([
        [`${asal}/a/foto`],
        expect.stringMatching(/^data:image/),
      ]);
    },
  );

  it.each([
    'http://lh3.googleusercontent.com',
    'https://lh3.googleusercontent.com:8443',
    'https://lh3.googleusercontent.com.jahat.example',
    'https://jahatgoogleusercontent.com',
    'https://accounts.google.com@jahat.example',
    'https://accounts.google.com:5432',
    'https://169.254.169.254',
    'https://127.0.0.1',
    'https://[::1]',
    'https://10.0.0.5',
    'https://localhost',
  ])('[BEYOND-57] asks nobody where a picture is said to be at %s', async (asal) => {
    const { status, data, diminta } = await dengan('mejalab-uji', foto, `${asal}/foto`);
    expect([status, diminta, data.identitas.foto]).toEqual([200, [], null]);
  });

  it('is 401 for a token of another client', async () => {
    expect((await dengan('program-lain')).status).toBe(401);
  });
});
