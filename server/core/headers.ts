import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { serverMark } from '#domain/core/endpoint.ts';
import type { Server } from './server.ts';

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

/** Says of every answer of the API, a refusal or a fault too, that it is ours. */
export const markAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  c.header(serverMark, '1');
};

/** What every answer tells the browser, no matter which route gives it: an answer may only say it more exactly. */
export const securityHeaders = ({ PUBLIC_URL }: Server['config']): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    // What is no page loads nothing, is shown in no page, sends no form.
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'same-origin',
    // For browsers that do not know frame-ancestors. What the app frames are blobs, which carry no headers.
    xFrameOptions: 'DENY',
    // Only who is reached by https may promise it. Other hosts of the institution are not ours to speak for.
    strictTransportSecurity: PUBLIC_URL?.startsWith('https:') ? 'max-age=31536000' : false,
    // It would cut the sign-in window, which goes to the provider and comes back, off from being closed by itself.
    crossOriginOpenerPolicy: false,
    // Of no use to any browser we support.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/**
 * An answer that comes before its request is whole ends the connection, and says so: what is left of the request would
 * otherwise be cut off later, together with the next one on it.
 */
export const closeUnread: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  if (!incoming || incoming.complete) return;
  // What came in one piece with the head is only now taken apart.
  await setImmediate();
  if (!incoming.complete) c.header('Connection', 'close');
};
