import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { TooMany } from './rate-limit.ts';

/** On whose behalf the database is asked, and by whom it will not be heard any more; see turn.ts. */
export type Asker = { name: string; gone: AbortSignal | null; become: (person: string) => void };

/** The person the work under way is for; none for what the server does by itself. */
export const askers = new AsyncLocalStorage<Asker>();

/**
 * How much one person may have under way at once. Ten pages on three devices that all ask again when something changes
 * are some forty calls, at most six of a device where a browser speaks HTTP/1.1.
 */
const atOnce = 64;
/** Seconds after which most of that is over. */
const retryAfter = 5;

/**
 * Counts what one caller has under way, by their session until actingOf knows the person, and refuses with 429 before
 * anything of a call is looked at. Only reads end with their caller: a write that has begun takes effect, so that its next
 * try finds the answer.
 */
export function oneAsker(): MiddlewareHandler {
  const under = new Map<string, number>();
  const count = (name: string, by: 1 | -1) => {
    const left = (under.get(name) ?? 0) + by;
    if (left === 0) under.delete(name);
    else under.set(name, left);
  };
  return (c, next) => {
    const asker: Asker = {
      name: '',
      gone: c.req.method === 'GET' ? c.req.raw.signal : null,
      become(name) {
        if ((under.get(name) ?? 0) >= atOnce)
          throw new TooMany(
            retryAfter,
            `Terlalu banyak permintaan sekaligus dari akun ini. Coba lagi dalam ${retryAfter} detik.`,
          );
        leave();
        count(name, 1);
        asker.name = name;
      },
    };
    const leave = () => asker.name !== '' && count(asker.name, -1);
    return askers.run(asker, async () => {
      const session = c.req.header('authorization');
      if (session) asker.become(session);
      try {
        await next();
      } finally {
        leave();
      }
    });
  };
}
