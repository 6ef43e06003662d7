import type { Hono } from 'hono';
import type { Server } from '#server/core/server.ts';
import { buildDocument } from './document.ts';
import { mountPage } from './page.ts';

/** The contract for programs and for people. It is made once, when first asked for. */
export function mountOpenapi(app: Hono, { config }: Server, version: string): void {
  let text: string | undefined;
  app.get('/api/openapi.json', (c) => {
    text ??= JSON.stringify(buildDocument(config, version));
    return c.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });
  mountPage(app, `API ${config.APP_NAME}`);
}
