import pino from 'pino';
import { askers } from './asker.ts';
import { kindOf, placesOf } from './fault.ts';

export type Log = pino.Logger;

/**
 * Structured lines on stdout. Tokens, bodies and names never go in. What is written for a request names it by its id, its
 * person by their uuid and its call as it is declared (BEYOND-46); of an error only its kind and its places in our code go
 * in, for its words may hold what somebody wrote.
 */
export const createLog = (level: string, to?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: ['token', 'authorization', 'headers.authorization'],
      mixin: () => {
        const asker = askers.getStore();
        return asker ? { request: asker.request, person: asker.person, call: asker.call() } : {};
      },
      serializers: { err: (error: unknown) => ({ kind: kindOf(error), at: placesOf(error) }) },
    },
    to,
  );
