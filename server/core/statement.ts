import { createHash } from 'node:crypto';
import pg from 'pg';

/** How many statements one connection keeps: what is asked often has room, and the database some 10 MB of it at most. */
const room = 300;

/**
 * What this process has asked before. Lists of differing length make texts that never come again: they must not take the
 * room of those that do.
 */
const asked = new Set<string>();
const remembered = 2_000;

function wasAsked(text: string): boolean {
  if (asked.has(text)) return true;
  if (asked.size === remembered) asked.clear();
  asked.add(text);
  return false;
}

/** The same on every connection, and below the 63 characters that Postgres tells names apart by. */
const nameOf = (text: string): string =>
  `m_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`;

/**
 * A connection that has a statement read and planned once instead of each time it is asked: planning is most of what our
 * small reads over many tables cost Postgres (docs/decisions/025-prepared-statements.md). It takes what `pg.Client` takes.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  override query(...args: unknown[]): never {
    const [config, ...rest] = args;
    // Its values stand in it or beside it: a pool hands them over beside it, whichever way they came.
    const given = isUnnamed(config, rest[0]) ? { ...config, name: this.#nameFor(config.text) } : config;
    return (super.query as (...all: unknown[]) => never)(given, ...rest);
  }

  #nameFor(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size === room || !wasAsked(text)) return known;
    const name = nameOf(text);
    this.#names.set(text, name);
    return name;
  }
}

/** A text with values, as drizzle asks. What has none is a transaction's own word, which there is nothing to plan of. */
const isUnnamed = (config: unknown, beside: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  (hasAny(beside) || ('values' in config && hasAny(config.values))) &&
  !('submit' in config) &&
  !('name' in config && config.name);

const hasAny = (values: unknown): boolean => Array.isArray(values) && values.length > 0;
