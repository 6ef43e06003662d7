import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { pagePolicy } from './core/headers.ts';

/** Answers 304 to a browser that has these very bytes. */
const asked = etag();

/** No page and no file of ours: looked for by who looks for what others left lying about. */
const hidden = /\/\./;
const notFound = 'Tidak ditemukan';

const built = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Serves the built app: hashed assets for good, everything else asked for anew each time so that a new version is
 * seen (and answered with 304 while there is none), and the shell for every address that is a page. The assets travel
 * as the build has packed them.
 */
export function mountWeb(app: Hono, dist = built): void {
  app.use('*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', pagePolicy);
  });
  app.use('*', (c, next) => (/^\/(api|idp|assets)\//.test(c.req.path) ? next() : asked(c, next)));
  app.use('*', (c, next) => (hidden.test(c.req.path) ? Promise.resolve(c.text(notFound, 404)) : next()));
  app.use(
    '*',
    serveStatic({
      root: dist,
      index: 'tidak-ada',
      precompressed: true,
      onFound: (path, c) =>
        c.header(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    }),
  );
  app.get('*', async (c) => {
    const isFile = /^\/assets(\/|$)|\.[a-z0-9]+$/i.test(c.req.path);
    if (isFile || !existsSync(`${dist}/index.html`)) return c.text(notFound, 404);
    c.header('Cache-Control', 'no-cache');
    return c.html(await readFile(`${dist}/index.html`, 'utf8'));
  });
}
