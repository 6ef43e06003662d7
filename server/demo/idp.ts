import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/core/address.ts';
import { page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';
import { demoAccounts } from './accounts.ts';
import { createMemoryStore } from './memory-store.ts';
import { fetchFromNode } from './node-fetch.ts';

const mountPath = '/idp';
const callbackPath = '/api/auth/callback';

/**
 * The embedded OpenID Connect provider of the demo: the real protocol, no passwords. It remembers nobody, so it asks
 * which account every time (GAP-119). Mounted only where no provider is configured.
 */
export function mountIdp(app: Hono, { config }: Pick<Server, 'config'>): void {
  const provider = createProvider(config);
  const handle = provider.callback();
  const listener: RequestListener = (incoming, outgoing) => void handle(incoming, outgoing);

  app.get(`${mountPath}/pilih/:uid`, async (c) => {
    const interaction = await provider.Interaction.find(c.req.param('uid'));
    return interaction ? accountPage(c, config, interaction.uid) : expiredPage(c, config);
  });

  app.post(`${mountPath}/pilih/:uid`, async (c) => {
    const interaction = await provider.Interaction.find(c.req.param('uid'));
    const { akun } = await c.req.parseBody();
    const account = demoAccounts.find(({ email }) => email === akun);
    if (!interaction || !account) return expiredPage(c, config);
    interaction.result = { login: { accountId: account.sub, remember: false }, select_account: {} };
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
    return c.redirect(interaction.returnTo, 303);
  });

  app.all(`${mountPath}/*`, (c) =>
    fetchFromNode(listener, reachedAs(config, withoutSession(c.req.raw)), mountPath),
  );
}

function createProvider(config: Config): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(config.issuer, {
    clients: [
      {
        client_id: config.clientId,
        client_name: config.APP_NAME,
        // The server and the provider are one process: PKCE guards the exchange, a secret would guard nothing.
        token_endpoint_auth_method: 'none',
        redirect_uris: [config.address + callbackPath],
      },
    ],
    adapter: createMemoryStore(),
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      short: { sameSite: 'lax' },
      long: { sameSite: 'lax' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid'],
    features: {
      devInteractions: { enabled: false },
      introspection: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
    },
    findAccount: async (_ctx, sub) => {
      const account = demoAccounts.find((one) => one.sub === sub);
      return (
        account && {
          accountId: sub,
          claims: async () => ({ sub, name: account.nama, email: account.email, email_verified: true }),
        }
      );
    },
    interactions: { policy, url: (_ctx, interaction) => `${mountPath}/pilih/${interaction.uid}` },
    // The one client is ours: what it asks for needs no consent page.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: ttl,
      AuthorizationCode: 60,
      Grant: ttl,
      IdToken: ttl,
      Interaction: ttl,
      Session: ttl,
    },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `Permintaan masuk tidak dapat dilayani: ${out.error_description ?? out.error}. Mulai lagi dari halaman masuk.`;
    },
  } satisfies Configuration);
  // Behind our own adapter, which says under which address the request came.
  provider.proxy = true;
  allowLoopback(provider, config);
  return provider;
}

const ttl = 600;

/** A new signing key each start: nothing of the demo provider outlives its process. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as never;
}

/** The demo is tried as localhost, as 127.0.0.1 and through the development server alike. */
function allowLoopback(provider: Provider, config: Config): void {
  provider.Client.prototype.redirectUriAllowed = (redirectUri: string) => {
    const url = URL.parse(redirectUri);
    return (
      url !== null &&
      url.pathname === callbackPath &&
      (url.origin === new URL(config.address).origin || isLoopback(url.hostname))
    );
  };
}

/** Takes the provider's memory of an earlier sign-in off a request, so that every sign-in starts by choosing. */
function withoutSession(request: Request): Request {
  const headers = new Headers(request.headers);
  const kept = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie && !cookie.startsWith('_session'));
  headers.set('cookie', kept.join('; '));
  return new Request(request, { headers });
}

/** Behind a proxy the request carries an inner address; what the provider writes must carry the outer one. */
function reachedAs(config: Config, request: Request): Request {
  if (!config.PUBLIC_URL) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(config.address).origin + pathname + search, request);
}

function accountPage(c: Context, config: Config, uid: string) {
  return page(c, config, {
    title: 'Pilih akun peragaan',
    body: html`<p>
        ${config.APP_NAME} sedang diperagakan. Pilih siapa Anda kali ini; tidak perlu kata sandi.
      </p>
      <form method="post" action="${mountPath}/pilih/${uid}">
        <ul>
          ${demoAccounts.map(
            ({ email, nama, role, keterangan }) =>
              html`<li>
                <button name="akun" value="${email}">
                  <b>${nama}</b>
                  <i>${role ?? 'Tanpa peran'}</i>
                  <small>${email}</small>
                  <small>${keterangan}</small>
                </button>
              </li>`,
          )}
        </ul>
      </form>`,
  });
}

const expiredPage = (c: Context, config: Config) =>
  page(c, config, {
    title: 'Permintaan masuk sudah kedaluwarsa',
    status: 400,
    body: html`<p>Mulai lagi dari halaman masuk.</p>
      <a class="tombol" href="/login">Kembali ke halaman masuk</a>`,
  });
