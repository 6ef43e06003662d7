import * as oidc from 'openid-client';
import { Refusal } from '#domain/core/errors.ts';
import { isLoopback } from '#server/core/address.ts';
import type { Server } from '#server/core/server.ts';
import type { IdentitasPenyedia } from './repository.ts';

/** The provider does not answer, or not as one: nothing the person did wrong, and nothing they can mend. */
export class GangguanPenyedia extends Error {
  constructor(cause: unknown) {
    super('Layanan masuk sedang tidak dapat dihubungi. Coba lagi beberapa saat lagi.', { cause });
    this.name = 'GangguanPenyedia';
  }
}

/** What a sign-in under way must be given back to be finished. */
export type Titipan = {
  state: string;
  nonce: string;
  verifier: string;
  /** They are to prove anew who they are, whoever the provider remembers (BEYOND-50). */
  segar: boolean;
};

/** When they proved it is null where the provider does not say. */
type Dikenali = { identitas: IdentitasPenyedia; dibuktikanPada: Date | null };

/** The OpenID Connect provider as the server deals with it. `picture` of an identity is an address at the provider. */
export type Penyedia = {
  /** Where to send the browser, which comes back to `redirectUri`. */
  begin: (redirectUri: URL, titipan: Titipan) => Promise<URL>;
  /** Who the browser's return proves to be signed in. `returned` is the address it came back to. */
  finish: (returned: URL, titipan: Titipan) => Promise<Dikenali>;
  /** Who an access token speaks for; refuses one that was made out to another program. */
  fromAccessToken: (token: string) => Promise<IdentitasPenyedia>;
};

/** Google has no introspection; its tokeninfo names the client in `aud`. */
const tokeninfo: Record<string, string> = {
  'https://accounts.google.com': 'https://oauth2.googleapis.com/tokeninfo',
};

/**
 * Speaks to the configured provider, or to the embedded one through `inProcess`, the server's own fetch. The provider's
 * own description is read at first use and kept; after trouble it is read anew.
 */
export function createPenyedia(
  { config, log }: Pick<Server, 'config' | 'log'>,
  inProcess: oidc.CustomFetch,
): Penyedia {
  const segarDetik = (config.FRESH_SIGNIN_MINUTES ?? 0) * 60;
  let described: Promise<oidc.Configuration> | null = null;
  const describe = () => {
    described ??= discover().catch((error: unknown) => {
      described = null;
      throw error;
    });
    return described;
  };

  async function discover(): Promise<oidc.Configuration> {
    const issuer = new URL(config.issuer);
    const secret = config.OIDC_CLIENT_SECRET;
    const insecure = config.demo || isLoopback(issuer.hostname);
    return oidc.discovery(issuer, config.clientId, secret, secret ? undefined : oidc.None(), {
      timeout: 10,
      // Without it a token that comes by TLS is believed unsigned; whoever stands in between would say who signs in.
      execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
      ...(config.demo ? { [oidc.customFetch]: inProcess } : {}),
    });
  }

  const ask = async <T>(
    question: (provider: oidc.Configuration) => Promise<T>,
    described = describe,
  ): Promise<T> => {
    try {
      return await question(await described());
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.warn({ err: error }, 'identity provider');
      throw asAnswer(error);
    }
  };

  const whoFrom = (claims: Record<string, unknown>): IdentitasPenyedia => {
    const { sub, email, name, picture } = claims;
    const verified = claims['email_verified'] === true || claims['email_verified'] === 'true';
    if (typeof email !== 'string')
      throw new Refusal({
        status: 403,
        code: 'EMAIL_MISSING',
        info: 'Penyedia akun tidak memberikan alamat email Anda. Izinkan alamat email dibagikan saat masuk, lalu coba lagi.',
      });
    if (typeof sub !== 'string' || !verified)
      throw new Refusal({
        status: 403,
        code: 'EMAIL_UNVERIFIED',
        info: 'Alamat email akun ini belum diverifikasi oleh penyedianya. Verifikasi dahulu alamat email Anda di sana, lalu masuk lagi.',
      });
    return {
      issuer: config.accountIssuer,
      sub,
      email: email.toLowerCase(),
      nama: typeof name === 'string' && name.trim() ? name.trim() : email,
      foto: typeof picture === 'string' ? picture : null,
    };
  };

  return {
    begin: (redirectUri, { state, nonce, verifier, segar }) =>
      ask(async (provider) => {
        const url = oidc.buildAuthorizationUrl(provider, {
          redirect_uri: redirectUri.href,
          scope: 'openid profile email',
          response_type: 'code',
          prompt: segar ? 'login' : 'select_account', // GAP-119
          ...(segar ? { max_age: String(segarDetik) } : {}),
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        // The embedded provider is reached where the app is, as localhost or 127.0.0.1 alike.
        return config.demo ? new URL(url.pathname + url.search, redirectUri.origin) : url;
      }),

    finish: (returned, { state, nonce, verifier, segar }) =>
      // Read anew: the keys it signs with now, which it may have changed a moment ago.
      ask(async (provider) => {
        const tokens = await oidc.authorizationCodeGrant(provider, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        const known = typeof claims['email'] === 'string';
        const more = known ? {} : await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
        const dibuktikanPada = claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000);
        // A provider may pass over what it was asked: only its own word counts, and it is looked at.
        if (segar && (!dibuktikanPada || Date.now() - dibuktikanPada.getTime() > (segarDetik + 60) * 1000))
          throw notAnew();
        return { identitas: whoFrom({ ...more, ...claims }), dibuktikanPada };
      }, discover),

    fromAccessToken: (token) =>
      ask(async (provider) => {
        const { clientId, sub } = await madeOutTo(provider, config.issuer, token);
        if (clientId !== config.clientId) throw tokenRefused();
        return whoFrom(await oidc.fetchUserInfo(provider, token, sub ?? oidc.skipSubjectCheck));
      }),
  };
}

/** Which program an access token was made out to, in the provider's own words; nobody when it does not say. */
async function madeOutTo(
  provider: oidc.Configuration,
  issuer: string,
  token: string,
): Promise<{ clientId: string | null; sub: string | null }> {
  if (provider.serverMetadata().introspection_endpoint) {
    const said = await oidc.tokenIntrospection(provider, token);
    return said.active
      ? { clientId: said.client_id ?? null, sub: said.sub ?? null }
      : { clientId: null, sub: null };
  }
  const address = tokeninfo[issuer];
  if (!address) return { clientId: null, sub: null };
  const answer = await fetch(`${address}?access_token=${encodeURIComponent(token)}`, {
    signal: AbortSignal.timeout(10_000),
    // Nobody else is to be shown the token.
    redirect: 'error',
  });
  if (answer.status >= 500) throw new TypeError(`tokeninfo answered ${answer.status}`);
  const said = answer.ok ? ((await answer.json()) as { aud?: string; sub?: string }) : {};
  return { clientId: said.aud ?? null, sub: said.sub ?? null };
}

const tokenRefused = () =>
  new Refusal({
    status: 401,
    code: 'TOKEN',
    info: 'Token ini tidak berlaku untuk layanan ini. Masuk lagi dari halaman masuk.',
  });

/** Codes of the client library that mean that the provider is in trouble, not that somebody's answer is false. */
const trouble = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
]);

/** What a provider says when it does not take us, or not now (RFC 6749): nothing that signing in again would mend. */
const aboutUs = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
]);

function asAnswer(error: unknown): Error {
  if (error instanceof oidc.AuthorizationResponseError)
    return new Refusal({
      status: 400,
      code: 'CANCELLED',
      info: 'Masuk dibatalkan atau ditolak oleh penyedia akun. Mulai lagi bila Anda masih ingin masuk.',
    });
  if (error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401) return tokenRefused();
  // Providers name a code that ran out or is another's in words of their own; what they say of us is settled.
  if (error instanceof oidc.ResponseBodyError && error.status < 500 && !aboutUs.has(error.error))
    return notProven();
  const code = error instanceof oidc.ClientError ? error.code : undefined;
  const isTrouble = !(error instanceof oidc.ClientError) || code === undefined || trouble.has(code);
  return isTrouble ? new GangguanPenyedia(error) : notProven();
}

const notAnew = () =>
  new Refusal({
    status: 403,
    code: 'NOT_ANEW',
    info: 'Penyedia akun tidak menyatakan bahwa Anda baru saja masuk ulang, sehingga tindakan itu belum dapat dilanjutkan. Coba sekali lagi; bila terulang, beri tahu pengelola aplikasi.',
  });

const notProven = () =>
  new Refusal({
    status: 400,
    code: 'NOT_PROVEN',
    info: 'Masuk tidak dapat dipastikan. Mulai lagi dari halaman masuk.',
  });
