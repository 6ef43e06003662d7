import pino from 'pino';

export type Log = pino.Logger;

/** Structured lines on stdout. Tokens, bodies and what a query was asked with never go in. */
export const createLog = (level: string, stream?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: ['token', 'authorization', 'headers.authorization'],
      serializers: { err: errorInLog },
    },
    stream ?? pino.destination(1),
  );

type Told = {
  type: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  stack?: string;
  cause?: Told;
};

/** What Postgres says of a value that does not fit quotes it (class 22); what it says of a name may be read. */
const dataException = /^22[0-9A-Z]{3}$/;
/** A query without the values it was asked with. */
const asked = (message: string): string => message.replace(/\nparams: .*$/s, '');

/**
 * What a line says of an error: what went wrong and where. Whatever else an error carries (rows, claims of a token, answers of others) is left out.
 */
function errorInLog(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { name, message, stack, cause, code, constraint } = error as Error & Record<string, unknown>;
  return {
    type: name,
    message:
      typeof code === 'string' && dataException.test(code)
        ? message.replace(/"[^"]*"/g, '"…"')
        : asked(message),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    // The lines above the first place repeat the message.
    stack: stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    ...(cause === undefined ? {} : { cause: errorInLog(cause) }),
  };
}
