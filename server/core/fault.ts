/**
 * What a person is told when something breaks that is no refusal. The one thing they must know is whether their write
 * was kept; where that is not certain, nothing here says that it was not.
 */

/** The answer to a commit was lost: what it was to keep may be kept or not. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the answer to a commit was lost', { cause });
    this.name = 'CommitUnknown';
  }
}

/** The file store did not answer, or not as one that works. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super('the file store is away', { cause });
    this.name = 'FilesAway';
  }
}

/** A fault of a call, with what it means for what the call was to write. */
export class Fault extends Error {
  readonly effect: 'none' | 'unknown';
  constructor(cause: unknown, effect: 'none' | 'unknown') {
    super('fault in a call', { cause });
    this.name = 'Fault';
    this.effect = effect;
  }
}

/** Seconds after which a database or store that restarts is usually back. */
const retryAfter = 5;

const databaseAway = 'Server sedang tidak dapat menjangkau basis datanya.';
const filesAway = 'Server sedang tidak dapat menjangkau penyimpanan filenya.';
const broken = 'Terjadi gangguan di server.';
const unknownWithKey =
  'Belum diketahui apakah tulisan ini tersimpan. Kirim sekali lagi dengan kunci yang sama: tidak akan tersimpan dua kali.';
const unknownWithoutKey =
  'Belum diketahui apakah tulisan ini tersimpan. Buka lagi datanya sebelum mengirim ulang.';
const unchanged = 'Data Anda belum berubah; coba lagi beberapa saat lagi.';
const noWord = 'Coba lagi beberapa saat lagi.';

type Told = { status: 500 | 503; code: string; info: string; retryAfter?: number };

/** Status, machine word and sentence of a fault. `hasKey`: the caller may send it again under an idempotency key. */
export function tellFault(error: unknown, { method, hasKey }: { method: string; hasKey: boolean }): Told {
  const away = whoIsAway(error);
  const isUnknown = error instanceof CommitUnknown || (error instanceof Fault && error.effect === 'unknown');
  const told = isUnknown
    ? hasKey
      ? unknownWithKey
      : unknownWithoutKey
    : error instanceof Fault || method === 'GET'
      ? unchanged
      : noWord;
  const info = `${away?.info ?? broken} ${told}`;
  if (isUnknown) return { status: 503, code: 'UNKNOWN', info, retryAfter };
  return away ? { status: 503, code: away.code, info, retryAfter } : { status: 500, code: 'FAULT', info };
}

/** What the server works with and cannot reach now, or null. A bucket's network trouble is not the database's. */
function whoIsAway(error: unknown): { code: string; info: string } | null {
  if ([...causes(error)].some((one) => one instanceof FilesAway)) return { code: 'FILES', info: filesAway };
  return isDatabaseAway(error) ? { code: 'DATABASE', info: databaseAway } : null;
}

/** The connection failed or was ended, or the database is starting, stopping or full: another try may find it there. */
const awayStates = /^(08...|57P0[1-5]|53300|25P03)$/;
const sqlState = /^[0-9A-Z]{5}$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver's own errors carry no code. */
const driverWords = /connection terminated|trying to connect|not queryable|connection ended/i;

/** Whether the database could not be reached, rather than said no. */
export function isDatabaseAway(error: unknown): boolean {
  for (const one of causes(error)) {
    const code = codeOf(one);
    if (code !== null) return isNetworkFault(one) || awayStates.test(code);
    if (one instanceof Error && driverWords.test(one.message)) return true;
  }
  return false;
}

/** Whether this error is one of the network's own. */
export const isNetworkFault = (error: unknown): boolean => networkCodes.has(codeOf(error) ?? '');

/** Whether Postgres itself refused, so that nothing was kept. */
export function wasRefused(error: unknown): boolean {
  const code = [...causes(error)].map(codeOf).find((one) => one !== null);
  return code !== undefined && code !== null && sqlState.test(code) && !awayStates.test(code);
}

/**
 * What kind of error it is, with what caused it: 'Fault < DrizzleQueryError < error 23505 (kiriman_pkey)'. Only names and codes:
 * its words may hold what somebody wrote.
 */
export const kindOf = (error: unknown): string =>
  error instanceof Error ? [...causes(error)].map(nameOf).join(' < ') : typeof error;

function nameOf(error: unknown): string {
  const { name } = (error as Error).constructor;
  const { constraint } = error as { constraint?: unknown };
  return [name, codeOf(error), typeof constraint === 'string' ? `(${constraint})` : null]
    .filter((part) => part !== null)
    .join(' ');
}

/** Where it was thrown, innermost first, without its words. */
export const placesOf = (error: unknown): string[] =>
  [...causes(error)]
    .toReversed()
    .flatMap((one) => ((one as Error).stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)))
    .map((line) => line.trim())
    .slice(0, 12);

/**
 * Of two that wait for each other the database ends one: nothing of it has happened, so it goes again, behind the other. A
 * migration waits for reads as well, and they for it.
 */
export async function behindOthers<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1)
    try {
      return await work();
    } catch (error) {
      if (left === 0 || ![...causes(error)].some((one) => codeOf(one) === '40P01')) throw error;
    }
}

const codeOf = (error: unknown): string | null => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
};

function* causes(error: unknown): Generator<unknown> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}
