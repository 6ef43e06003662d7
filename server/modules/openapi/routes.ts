import type { Hono } from 'hono';
import type { Server } from '#server/core/server.ts';
import { buildDocument } from './document.ts';
import { docsPage, docsPolicy } from './page.ts';

/** The contract for programs and for people. Both are made once, when first asked for. */
export function mountOpenapi(app: Hono, server: Server, version: string): void {
  const document = once(() => buildDocument(server.config, version));
  const text = once(() => JSON.stringify(document()));
  const page = once(() => docsPage(document()));

  app.get('/api/openapi.json', (c) =>
    c.body(text(), 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }),
  );
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', docsPolicy);
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-cache');
    return c.html(page());
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
