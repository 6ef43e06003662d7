import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Refusal } from '#domain/core/errors.ts';
import { askers, type Asker } from './asker.ts';
import { requestIdHeader, requestIdOf } from './caller.ts';
import type { Server } from './server.ts';
import type { Tracing } from './tracing.ts';
import { tamu } from './turn.ts';

/** One request that was answered, as metrics count it. */
export type Seen = { call: string; status: number; seconds: number };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Who comes in, who may not, and who asks for too much: what is looked for after the fact, and so written at any level (BEYOND-56). */
const signIn = /^\w+ \/api\/auth\/(login|callback)$/;
const turnedAway = new Set([401, 403, 429]);

/** The call as it is declared: as many names as there are routes, whatever is asked for. */
const callOf = (c: Context): string =>
  `${methods.has(c.req.method) ? c.req.method : 'OTHER'} ${routePath(c)}`;

/**
 * Around everything that is answered: gives it the name that its lines in the log, its span and the answer bear, and says once
 * how it ended (BEYOND-46), and of a refusal its machine word.
 */
export function watchRequests(
  { config, log }: Server,
  tracing: Tracing | null,
  seen: (one: Seen) => void,
): MiddlewareHandler {
  return (c, next) => {
    const begun = performance.now();
    const request = requestIdOf(config, c);
    const asker: Asker = {
      name: tamu,
      gone: null,
      become: () => undefined,
      request,
      person: null,
      call: () => callOf(c),
      span: tracing?.begin(request) ?? null,
    };
    return askers.run(asker, async () => {
      await next();
      c.header(requestIdHeader, request);
      const answered = { call: callOf(c), status: c.res.status };
      const ms = performance.now() - begun;
      const level = signIn.test(answered.call) || turnedAway.has(answered.status) ? 'warn' : 'info';
      const why = c.error instanceof Refusal ? { code: c.error.code } : {};
      log[level]({ status: answered.status, ...why, ms: Math.round(ms) }, 'request');
      asker.span?.end(answered);
      seen({ ...answered, seconds: ms / 1000 });
    });
  };
}
