import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { html, raw } from 'hono/html';

const require = createRequire(import.meta.url);
const viewer = dirname(require.resolve('swagger-ui-dist/package.json'));
/** What the page takes of it; the rest of the package shows the example of its makers. */
const pieces = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

const start = `if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.className = 'dark-mode';
SwaggerUIBundle(${JSON.stringify({
  url: 'openapi.json',
  dom_id: '#dokumentasi',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  // Its makers' service would be asked whether the document is valid.
  validatorUrl: null,
})})`;
const style = 'body{margin:0}';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page loads nothing but what this server gives, and asks nobody else; what it runs is the viewer, on our document. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${hash(start)}`,
  `style-src 'self' ${hash(style)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract as a page that a person reads and tries calls on: Swagger UI, from our own address (docs/decisions/035). */
export function mountPage(app: Hono, title: string): void {
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-cache');
    return c.html(
      html`<!doctype html>
        <html lang="id">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="stylesheet" href="docs/swagger-ui.css" />
            ${raw(`<style>${style}</style>`)}
          </head>
          <body>
            <div id="dokumentasi"></div>
            <noscript>Dokumen untuk program: <a href="openapi.json">openapi.json</a></noscript>
            <script src="docs/swagger-ui-bundle.js"></script>
            ${raw(`<script>${start}</script>`)}
          </body>
        </html>`,
    );
  });
  for (const piece of pieces)
    app.get(
      `/api/docs/${piece}`,
      async (c, next) => {
        await next();
        c.header('Cache-Control', 'no-cache');
      },
      etag(),
      serveStatic({ root: viewer, rewriteRequestPath: () => piece }),
    );
}
