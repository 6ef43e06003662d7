import { and, eq, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';
import { langgananKabar } from '#server/db/tables/kiriman.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

type Config = Server['config'];

const path = '/berhenti-surel';

/** Where somebody ends mail to them without signing in; what mail programs send there on their own does it too (RFC 8058). */
export const alamatBerhenti = ({ address }: Config, token: string): string => `${address}${path}/${token}`;

/**
 * The public page behind 'Berhenti menerima surel ini'. Looking at it does nothing, for programs that look for viruses follow
 * every link; its button, and the button of a mail program, end it.
 */
export function mountBerhenti(app: Hono, { db, clock, config }: Server): void {
  const tidakAda = (c: Context) =>
    page(c, config, {
      title: 'Tautan ini tidak dikenal',
      status: 404,
      body: html`<p>Buka tautannya dari surel yang terbaru, atau atur kabar Anda di halaman Profil.</p>
        ${keProfil}`,
    });
  const milik = async (c: Context) => {
    c.header('X-Robots-Tag', 'noindex');
    const [row] = await db
      .select({ token: langgananKabar.token, email: pengguna.email })
      .from(langgananKabar)
      .innerJoin(pengguna, eq(pengguna.id, langgananKabar.penggunaId))
      .where(eq(langgananKabar.token, c.req.param('token') ?? ''));
    return row ?? null;
  };
  app.get(`${path}/:token`, async (c) => {
    const row = await milik(c);
    if (!row) return tidakAda(c);
    return page(c, config, {
      title: 'Berhenti menerima kabar lewat surel?',
      body: html`<p>
          Surel ke ${tersamar(row.email)} berhenti. Semua kabar tetap terbaca di ${config.APP_NAME}, dan surel
          dapat dinyalakan lagi di halaman Profil.
        </p>
        <form method="post"><button class="tombol">Ya, berhenti</button></form>`,
    });
  });
  app.post(`${path}/:token`, async (c) => {
    const row = await milik(c);
    if (!row) return tidakAda(c);
    await db
      .update(langgananKabar)
      .set({ mati: 'berhenti', matiPada: clock.now(), galat: null, alamat: null })
      .where(
        and(eq(langgananKabar.token, row.token), sql`${langgananKabar.mati} is distinct from 'berhenti'`),
      );
    return page(c, config, {
      title: 'Surel sudah berhenti',
      body: html`<p>
          Tidak ada lagi kabar lewat surel ke ${tersamar(row.email)}. Semua kabar tetap terbaca di
          ${config.APP_NAME}.
        </p>
        ${keProfil}`,
    });
  });
}

const keProfil = html`<a class="tombol" href="/profile">Buka Profil</a>`;

/** Who has the link need not learn the address. */
const tersamar = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…');
