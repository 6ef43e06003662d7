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

/**
 * What no page of ours asks a device for (BEYOND-51). A photo comes by a file field, which needs no camera; ringing when a
 * time is up, copying and sharing an address are ours alone as they stand. Only what browsers know under these names: one that
 * they do not know they complain of.
 */
const denied = [
  'accelerometer',
  'browsingTopics',
  'camera',
  'clipboardRead',
  'displayCapture',
  'encryptedMedia',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idleDetection',
  'localFonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'pictureInPicture',
  'publickeyCredentialsCreate',
  'publickeyCredentialsGet',
  'screenWakeLock',
  'serial',
  'usb',
  'windowManagement',
  'xrSpatialTracking',
] as const;

/** Where the sign-in window goes: to the provider, and back to the page that hands its code over and closes it. */
const signInWindow = /^\/(masuk$|idp\/|api\/auth\/)/;

/**
 * Keeps a page that another site opened, or that a page of ours did not open itself, out of our pages' reach and them out of
 * its. The sign-in window would be cut off from who opened it, and could not close itself.
 */
export const ownWindow: MiddlewareHandler = async (c, next) => {
  await next();
  if (!signInWindow.test(c.req.path)) c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
};

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
    // Not everywhere: ownWindow.
    crossOriginOpenerPolicy: false,
    permissionsPolicy: Object.fromEntries(denied.map((what) => [what, []])),
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
