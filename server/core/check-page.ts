import type { Context } from 'hono';
import { html } from 'hono/html';
import { kodeCek } from '#domain/pengujian/lhu.ts';
import { page, type Page } from './page.ts';
import type { Server } from './server.ts';

type CheckPage<T> = {
  find: (kode: string) => Promise<T | null>;
  /** What is said where no paper has the code. */
  missing: { title: string; says: string };
  draw: (found: T) => Page | Promise<Page>;
};

/**
 * The public page that the code on a paper opens (`:kode` of its address), drawn by the server, so that it opens on any phone
 * without the app. Search engines leave it out; a code nobody issued is a 404.
 */
export async function checkPage<T>(
  c: Context,
  { config }: Server,
  { find, missing, draw }: CheckPage<T>,
): Promise<Response> {
  c.header('X-Robots-Tag', 'noindex');
  const kode = kodeCek.safeParse(c.req.param('kode'));
  const found = kode.success ? await find(kode.data) : null;
  if (found) return page(c, config, await draw(found));
  return page(c, config, {
    title: missing.title,
    status: 404,
    sign: { valid: false, word: 'Tidak ditemukan' },
    body: html`<p>${missing.says}</p>`,
  });
}
