import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import * as oidc from 'openid-client';
import { alamatKembali } from '#domain/akun/kembali.ts';
import { namaPeramban } from '#domain/akun/peramban.ts';
import { masukApi, MasukBody } from '#domain/akun/masuk.ts';
import type { Masuk } from '#domain/akun/schema.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { originOf } from '#server/core/address.ts';
import { askers } from '#server/core/asker.ts';
import { readBody } from '#server/core/body.ts';
import { parse } from '#server/core/call.ts';
import { callerOf } from '#server/core/caller.ts';
import { bearer } from '#server/core/mount.ts';
import { page } from '#server/core/page.ts';
import { createRateLimit, TooMany } from '#server/core/rate-limit.ts';
import type { Server } from '#server/core/server.ts';
import { closeSession, openSession } from '#server/core/session.ts';
import { takeNoFile } from '#server/core/uploads.ts';
import { ambilMasuk, mulaiMasuk, random, terbitkanKode, tukarKode, type Terbukti } from './berjalan.ts';
import { ambilFoto } from './foto.ts';
import { createPenyedia, GangguanPenyedia, type Penyedia } from './penyedia.ts';
import { findIdentitas, findProfil, upsertIdentitas, type IdentitasPenyedia } from './repository.ts';

const cookieName = 'mejalab_masuk';
/** By https it is this very host's: no other one of the institution, nor anybody by http, can put it there. */
const cookiePrefix = (origin: string) => (origin.startsWith('https:') ? 'host' : undefined);
const minute = 60_000;

/**
 * Sign-in and sign-out (API-002, GAP-61, GAP-118). They come before there is a person, speak to browsers as well as to
 * programs and ignore idempotency keys, so they are mounted by hand.
 */
export function mountMasuk(app: Hono, server: Server): void {
  const penyedia = createPenyedia(server, async (url, options) => app.request(url, options as RequestInit));
  const now = () => server.clock.now();
  // A whole campus may come from one address: far above a lecture hall, and a valid code is a proof by itself.
  const starts = createRateLimit({ max: 3_000, windowMs: minute, now });
  const failures = createRateLimit({ max: 600, windowMs: 5 * minute, now });
  // One person does not sign in so often, from wherever they do it.
  const sessions = createRateLimit({ max: 60, windowMs: 5 * minute, now });
  const caller = (c: Context) => callerOf(server.config, c);

  app.get('/api/auth/start', (c) =>
    inBrowser(server, c, async () => {
      starts.take(caller(c));
      return start(server, penyedia, c);
    }),
  );
  app.get('/api/auth/callback', (c) => inBrowser(server, c, () => callback(server, penyedia, c)));

  app.post('/api/auth/login', async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      const { kode, accessToken } = parse(MasukBody, await readBody(c, masukApi.login, takeNoFile));
      if (!kode) failures.ensure(caller(c)); // Before the provider is asked on a stranger's behalf.
      const terbukti = kode
        ? await tukarKode(server, perambanDari(server, c), kode)
        : {
            penggunaId: await accountOf(server, await penyedia.fromAccessToken(accessToken!)),
            dibuktikanPada: null,
          };
      if (!terbukti)
        throw new Refusal({
          status: 401,
          code: 'CODE',
          info: 'Kode masuk sudah dipakai atau kedaluwarsa. Masuk lagi dari halaman masuk.',
        });
      askers.getStore()!.person = terbukti.penggunaId;
      sessions.take(terbukti.penggunaId);
      return c.json({ status: 200, info: 'Anda sudah masuk', data: await openFor(server, terbukti, c) });
    } catch (error) {
      if (error instanceof GangguanPenyedia)
        return c.json({ status: 503, code: 'PROVIDER', info: error.message }, 503);
      if (error instanceof Refusal && !(error instanceof TooMany)) failures.take(caller(c));
      throw error;
    }
  });

  app.post('/api/auth/logout', async (c) => {
    const token = bearer(c);
    if (token) await closeSession(server.db, token);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 200, info: 'Anda sudah keluar', data: null });
  });
}

/** What this browser was given when it began to sign in. */
const perambanDari = ({ config }: Server, c: Context): string | undefined => {
  const prefix = cookiePrefix(originOf(config, c.req.url));
  return prefix ? getCookie(c, cookieName, prefix) : getCookie(c, cookieName);
};

/** Sends the browser to the provider, with all that the way back needs noted. */
async function start(server: Server, penyedia: Penyedia, c: Context) {
  const origin = originOf(server.config, c.req.url);
  const peramban = perambanDari(server, c) ?? random();
  const prefix = cookiePrefix(origin);
  setCookie(c, cookieName, peramban, {
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 3600,
    // The prefix asks for both (RFC 6265bis).
    ...(prefix ? { prefix, secure: true, path: '/' } : { path: '/api/auth' }),
  });
  const tujuan = new URLSearchParams({ kembali: alamatKembali(c.req.query('kembali')) });
  if (c.req.query('jendela') === '1') tujuan.set('jendela', '1');
  const titipan = await mulaiMasuk(server, peramban, `/masuk?${tujuan}`, {
    verifier: oidc.randomPKCECodeVerifier(),
    segar: c.req.query('segar') === '1' && server.config.FRESH_SIGNIN_MINUTES !== undefined,
  });
  c.header('Cache-Control', 'no-store');
  return c.redirect((await penyedia.begin(new URL('/api/auth/callback', origin), titipan)).href);
}

/** Takes the browser back from the provider and hands the app a one-time code. */
async function callback(server: Server, penyedia: Penyedia, c: Context) {
  const masuk = await ambilMasuk(server, perambanDari(server, c), c.req.query('state') ?? '');
  if (!masuk)
    throw new Refusal({
      status: 400,
      code: 'STATE',
      info: 'Permintaan masuk ini sudah dipakai atau kedaluwarsa. Mulai lagi dari halaman masuk.',
    });
  const { pathname, search } = new URL(c.req.url);
  const { identitas, dibuktikanPada } = await penyedia.finish(
    new URL(pathname + search, originOf(server.config, c.req.url)),
    masuk,
  );
  const penggunaId = await accountOf(server, identitas);
  askers.getStore()!.person = penggunaId;
  const kode = await terbitkanKode(server, masuk, { penggunaId, dibuktikanPada });
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(`${masuk.kembaliKe}&kode=${kode}`);
}

async function accountOf({ config, db, clock }: Server, identitas: IdentitasPenyedia): Promise<string> {
  const account = await upsertIdentitas(
    db,
    { ...identitas, foto: await ambilFoto(identitas.foto, config.issuer) },
    clock.now(),
  );
  return account.uuid;
}

/** Opens the session. An inactive or waiting account gets one too: it may read its own profile (GAP-109). */
async function openFor(server: Server, { penggunaId, dibuktikanPada }: Terbukti, c: Context): Promise<Masuk> {
  const identitas = await findIdentitas(server.db, penggunaId);
  if (!identitas) throw refusal.noSession();
  return {
    token: await openSession(server, penggunaId, {
      nama: namaPeramban(c.req.header('user-agent') ?? ''),
      dibuktikanPada,
      // Who signs in again in place has one session, not two.
      lama: bearer(c),
    }),
    user: await findProfil(server.db, penggunaId),
    identitas,
  };
}

/** Answers a person who came by a link: trouble is a page with a sentence and a way on, never bare data. */
async function inBrowser(server: Server, c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof GangguanPenyedia)) throw error;
    c.error = error; // What was thrown and not caught has it here, where the log looks.
    if (error instanceof TooMany) c.header('Retry-After', String(error.retryAfter));
    return page(c, server.config, {
      title: error instanceof GangguanPenyedia ? 'Layanan masuk terganggu' : 'Belum dapat masuk',
      status: error instanceof Refusal ? error.status : 503,
      body: html`<p>${error.message}</p>
        <a class="tombol" href="/login">Kembali ke halaman masuk</a>`,
    });
  }
}
