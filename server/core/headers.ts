import type { MiddlewareHandler } from 'hono';
import type { Server } from './server.ts';

/** What is no page: it loads nothing, is shown in no page, sends no form. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a page of the app may load: only what this server gives it (architecture.md section 5). */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * What every answer tells the browser, whoever gives it: an answer may only say it more exactly. There is no
 * Cross-Origin-Opener-Policy: it would cut the sign-in window, which goes to the provider and comes back, off from
 * being closed by itself.
 */
export function securityHeaders({ PUBLIC_URL }: Server['config']): MiddlewareHandler {
  const always: [name: string, value: string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    ['Content-Security-Policy', nothing],
    // For browsers that do not know frame-ancestors. What the app frames are blobs, which carry no headers.
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // Only who is reached by https may promise it. Other hosts of the institution are not ours to speak for.
    ...(PUBLIC_URL?.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000'] as [string, string]]
      : []),
  ];
  return async (c, next) => {
    await next();
    for (const [name, value] of always) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
