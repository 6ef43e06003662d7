import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { howToGet } from '#scripts/programs.mjs';
import { findServices } from '#scripts/services.mjs';
import { freePort } from '#tests/support/proses.ts';

/** Where a program keeps what belongs to it: /usr, or the like where it was unpacked. */
const milik = (program: string) => join(dirname(program), '..');
const semuaScope = 'openid profile email';
const sandi = 'sandi-sari';
const sari = {
  username: 'sari',
  name: 'Sari Widyaningsih',
  email: 'Sari@kampus.example',
  email_verified: '1',
  enabled: true,
  scope: ['g_profile', ...semuaScope.split(' ')],
};

/** Somebody's browser at the provider: keeps its cookies, follows nothing by itself. */
function peramban(alamat: string) {
  const cookies = new Map<string, string>();
  return async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(new URL(path, alamat), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/);
      cookies.set(name, value);
    }
    if (response.status >= 400)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}

const kunci = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});

export type Glewlwyd = Awaited<ReturnType<typeof mulaiGlewlwyd>>;

/**
 * Glewlwyd, an OpenID provider in C that shares no line with the demo's: fetched by npm test, set up through its own
 * administration as an institution would do it. It knows one person, Sari, and two programs: us and another.
 */
export async function mulaiGlewlwyd(redirectUri: string) {
  const { glewlwyd, faketime } = findServices();
  if (!glewlwyd || !faketime) throw new Error(howToGet(['glewlwyd', 'faketime']));
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-glewlwyd-'));
  const alamat = `http://127.0.0.1:${await freePort()}`;
  await siapkanDatabase(milik(glewlwyd), join(folder, 'glewlwyd.db'));
  await writeFile(join(folder, 'glewlwyd.conf'), pengaturan(milik(glewlwyd), folder, new URL(alamat)));

  let child: ChildProcess | null = null;
  const hentikan = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const exit = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await exit;
  };
  /** Starts it (again) with a clock this far from ours, as faketime writes it. */
  const mulai = async (selisih = '+0s') => {
    await hentikan();
    child = spawn(glewlwyd, ['--config-file', join(folder, 'glewlwyd.conf')], {
      env: { ...process.env, LD_PRELOAD: faketime, FAKETIME: selisih },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await menjawab(alamat, child);
  };
  await mulai();

  const admin = peramban(alamat);
  await admin('POST', '/api/auth', { username: 'admin', password: 'password' });
  await admin('POST', '/api/mod/plugin', plugin(alamat, {}));
  for (const name of ['profile', 'email'])
    await admin('POST', '/api/scope', { name, display_name: name, password_required: false, scheme: {} });
  for (const client_id of ['mejalab-uji', 'program-lain'])
    await admin('POST', '/api/client', program(client_id, 'rahasia-uji', redirectUri));
  await admin('POST', '/api/user', { ...sari, password: sandi });

  return {
    alamat,
    env: {
      OIDC_ISSUER: `${alamat}/api/oidc`,
      OIDC_CLIENT_ID: 'mejalab-uji',
      OIDC_CLIENT_SECRET: 'rahasia-uji',
    },
    mulai,
    hentikan,
    /** Changes how it signs, or how long what it signs holds. */
    atur: async (lain: object) => {
      await admin('PUT', '/api/mod/plugin/oidc', plugin(alamat, lain));
      await admin('PUT', '/api/mod/plugin/oidc/reset');
    },
    kunciBaru: (kid: string) => ({ 'jwks-private': JSON.stringify({ keys: [kunci(kid)] }) }),
    gantiRahasia: (rahasia: string) =>
      admin('PUT', '/api/client/mejalab-uji', program('mejalab-uji', rahasia, redirectUri)),
    /** What the provider knows of Sari from now on. */
    gantiOrang: (lain: object) => admin('PUT', '/api/user/sari', { ...sari, ...lain }),
    /** Sari signs in where our server sent her and allows this much; gives where the provider sends her then. */
    masuk: async (tujuan: URL, boleh = semuaScope): Promise<URL> => {
      const dia = peramban(alamat);
      const halaman = new URL((await dia('GET', tujuan.href)).headers.get('location')!);
      await dia('POST', '/api/auth', { username: 'sari', password: sandi });
      const client = halaman.searchParams.get('client_id')!;
      await dia('PUT', `/api/auth/grant/${client}`, { scope: boleh });
      const lanjut = await dia('GET', `${halaman.searchParams.get('callback_url')!}&g_continue`);
      return new URL(lanjut.headers.get('location')!);
    },
    /** An access token of hers, made out to this program. */
    tokenUntuk: async (client_id: string): Promise<string> => {
      const dia = peramban(alamat);
      await dia('POST', '/api/auth', { username: 'sari', password: sandi });
      await dia('PUT', `/api/auth/grant/${client_id}`, { scope: semuaScope });
      const minta = { response_type: 'code', client_id, redirect_uri: redirectUri, scope: semuaScope };
      const tanya = new URLSearchParams({ ...minta, nonce: 'sekali' });
      const kembali = await dia('GET', `/api/oidc/auth?${tanya}&g_continue`);
      const code = new URL(kembali.headers.get('location')!).searchParams.get('code')!;
      const response = await fetch(`${alamat}/api/oidc/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${client_id}:rahasia-uji`)}` },
        body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
      });
      return ((await response.json()) as { access_token: string }).access_token;
    },
    tutup: async () => {
      await hentikan();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its own tables, and one more property of people: of itself it knows a name and an address, not who has checked it. */
async function siapkanDatabase(awal: string, path: string): Promise<void> {
  const database = new DatabaseSync(path);
  database.exec(await readFile(join(awal, 'share/dbconfig-common/data/glewlwyd/install/sqlite3'), 'utf8'));
  const { isi } = database.prepare('select gumi_parameters as isi from g_user_module_instance').get()!;
  const parameter = JSON.parse(String(isi)) as { 'data-format': Record<string, object> };
  parameter['data-format']['email_verified'] = { multiple: false, read: true, write: true };
  database.prepare('update g_user_module_instance set gumi_parameters = ?').run(JSON.stringify(parameter));
  database.close();
}

const pengaturan = (awal: string, folder: string, { origin, port }: URL) =>
  [
    `port=${port}`,
    'bind_address="127.0.0.1"',
    `external_url="${origin}"`,
    'login_url="login.html"',
    'api_prefix="api"',
    'log_mode="console"',
    'log_level="ERROR"',
    'cookie_secure=0',
    'admin_scope="g_admin"',
    'profile_scope="g_profile"',
    ...['user', 'client'].map((jenis) => `${jenis}_module_path="${awal}/lib/glewlwyd/${jenis}"`),
    `user_auth_scheme_module_path="${awal}/lib/glewlwyd/scheme"`,
    `plugin_module_path="${awal}/lib/glewlwyd/plugin"`,
    'hash_algorithm="SHA512"',
    `database = { type = "sqlite3"; path = "${join(folder, 'glewlwyd.db')}"; };`,
  ].join('\n');

const plugin = (alamat: string, lain: object) => ({
  module: 'oidc',
  name: 'oidc',
  display_name: 'oidc',
  parameters: {
    iss: `${alamat}/api/oidc`,
    'jwt-type': 'rsa',
    'jwt-key-size': '256',
    'jwks-private': JSON.stringify({ keys: [kunci('awal')] }),
    'jwks-show': true,
    'subject-type': 'public',
    'access-token-duration': 3600,
    'refresh-token-duration': 3600,
    'code-duration': 600,
    'auth-type-code-enabled': true,
    'auth-type-id-token-enabled': true,
    'pkce-allowed': true,
    'introspection-revocation-allowed': true,
    'introspection-revocation-allow-target-client': true,
    'name-claim': 'on-demand',
    'name-claim-scope': ['profile'],
    'email-claim': 'on-demand',
    'email-claim-scope': ['email'],
    claims: [
      {
        name: 'email_verified',
        'user-property': 'email_verified',
        type: 'boolean',
        'boolean-value-true': '1',
        'boolean-value-false': '0',
        scope: ['email'],
      },
    ],
    ...lain,
  },
});

const program = (client_id: string, client_secret: string, redirectUri: string) => ({
  client_id,
  client_secret,
  name: client_id,
  confidential: true,
  enabled: true,
  redirect_uri: [redirectUri],
  authorization_type: ['code', 'client_credentials'],
  token_endpoint_auth_method: ['client_secret_basic', 'client_secret_post'],
  scope: [],
});

async function menjawab(alamat: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 30_000;
  const up = () =>
    fetch(`${alamat}/config`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await up())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('glewlwyd does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
