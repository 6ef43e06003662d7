import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { askers, type Asker } from './asker.ts';
import { requestIdHeader, requestIdOf } from './caller.ts';
import type { Server } from './server.ts';
import type { Tracing } from './tracing.ts';

/** One request that was answered, as metrics count it. */
export type Seen = { call: string; status: number; seconds: number };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The call as it is declared: as many names as there are routes, whatever is asked for. */
const callOf = (c: Context): string =>
  `${methods.has(c.req.method) ? c.req.method : 'OTHER'} ${routePath(c)}`;

/**
 * Around everything that is answered: gives it the name that its lines in the log, its span and the answer bear, and says once
 * how it ended (BEYOND-46).
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
      name: '',
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
      log.info({ status: answered.status, ms: Math.round(ms) }, 'request');
      asker.span?.end(answered);
      seen({ ...answered, seconds: ms / 1000 });
    });
  };
}
