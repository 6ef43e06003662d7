import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A provider that can be told to misbehave: real HTTP, real signatures, and the claims, client and health a test asks
 * for. The demo provider is too honest to show what the server refuses.
 */
export async function createFakeIssuer() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const setting = {
    claims: {
      sub: 'orang-1',
      email: 'Orang.Satu@kampus.example',
      email_verified: true,
      name: 'Orang Satu',
    } as Record<string, unknown>,
    /** Set from the authorization address a test was sent to. */
    nonce: '',
    challenge: '',
    /** What its identity tokens are signed as; 'asing' by a key it has not published. */
    tanda: 'RS256' as 'RS256' | 'none' | 'HS256' | 'asing',
    /** Other claims than those of an honest identity token. */
    ubahan: {} as Record<string, unknown>,
    /** The client an introspected access token was made out to; null for a token that is not active. */
    tokenClient: null as string | null,
    down: false,
  };
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    const [status, value] = setting.down ? [502, { error: 'bad_gateway' }] : route(request.url ?? '/', body);
    // A kept connection that times out while a test is slow would look like trouble at the provider.
    response
      .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(value));
  }

  function route(path: string, body: URLSearchParams): [number, unknown] {
    if (path === '/.well-known/openid-configuration')
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/userinfo`,
          introspection_endpoint: `${issuer}/introspect`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      ];
    if (path === '/jwks')
      return [
        200,
        { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'satu' }] },
      ];
    if (path === '/token') return token(body);
    if (path === '/introspect')
      return [
        200,
        setting.tokenClient === null
          ? { active: false }
          : { active: true, client_id: setting.tokenClient, sub: setting.claims['sub'] },
      ];
    if (path === '/userinfo') return [200, setting.claims];
    return [404, {}];
  }

  function token(body: URLSearchParams): [number, unknown] {
    const shown = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (shown !== setting.challenge || body.get('code') !== 'kode-penyedia')
      return [400, { error: 'invalid_grant' }];
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: 'mejalab-uji',
      iat: now,
      exp: now + 300,
      nonce: setting.nonce,
      ...setting.claims,
      ...setting.ubahan,
    };
    const alg = setting.tanda === 'asing' ? 'RS256' : setting.tanda;
    const signed = `${base64url({ alg, kid: 'satu' })}.${base64url(claims)}`;
    const tanda = {
      RS256: () => sign('sha256', Buffer.from(signed), privateKey),
      asing: () => sign('sha256', Buffer.from(signed), asing),
      // By what everybody knows of it, as if it were a shared secret.
      HS256: () =>
        createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
          .update(signed)
          .digest(),
      none: () => Buffer.of(),
    }[setting.tanda]();
    const idToken = `${signed}.${tanda.toString('base64url')}`;
    return [200, { access_token: 'token-penyedia', token_type: 'Bearer', id_token: idToken }];
  }

  return {
    issuer,
    setting,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'mejalab-uji', OIDC_CLIENT_SECRET: 'rahasia-uji' },
    close: () => new Promise<void>((resolve) => void http.close(() => resolve())),
  };
}
export type FakeIssuer = Awaited<ReturnType<typeof createFakeIssuer>>;
