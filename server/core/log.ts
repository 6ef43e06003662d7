import pino from 'pino';

export type Log = pino.Logger;

/** Structured lines on stdout. Tokens and bodies never go in. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, redact: ['token', 'authorization', 'headers.authorization'] });
