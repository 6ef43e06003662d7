import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Span } from './tracing.ts';
import { TooMany } from './rate-limit.ts';
import { tamu } from './turn.ts';

/** One request: on whose behalf the database is asked, by whom it will not be heard any more (turn.ts), and what it is called. */
export type Asker = {
  /** Whose turn it takes. */
  name: string;
  gone: AbortSignal | null;
  become: (person: string) => void;
  /** What log and traces know it by (BEYOND-46). */
  request: string;
  /** The uuid of its person, once they are known. */
  person: string | null;
  /** Method and declared path, never what was asked with it. */
  call: () => string;
  span: Span | null;
};

/** The request the work under way is for; none for what the server does by itself. */
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
  return async (c, next) => {
    const asker = askers.getStore()!;
    const standAs = (name: string) => {
      if ((under.get(name) ?? 0) >= atOnce)
        throw new TooMany(
          retryAfter,
          `Terlalu banyak permintaan sekaligus dari akun ini. Coba lagi dalam ${retryAfter} detik.`,
        );
      leave();
      count(name, 1);
      asker.name = name;
    };
    const leave = () => asker.name !== tamu && count(asker.name, -1);
    asker.gone = c.req.method === 'GET' ? c.req.raw.signal : null;
    asker.become = (person) => {
      standAs(person);
      asker.person = person;
    };
    const session = c.req.header('authorization');
    if (session) standAs(session);
    try {
      await next();
    } finally {
      leave();
    }
  };
}
