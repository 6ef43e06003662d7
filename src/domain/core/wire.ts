/**
 * Requests travel in snake_case, answers and code use camelCase. This file alone knows. A contract test walks every schema
 * for names that would not survive the round trip.
 */
const snake = (key: string) => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());

/** An object of names and values; no list, file or date. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** A key like 'sampel[0][file_gambar]' names a place, it is no name itself: `files` of sync/push is keyed by such. */
const isPath = (key: string): boolean => key.includes('[');

type Renaming = { key: (key: string) => string; text: (text: string) => string };

function rename(value: unknown, as: Renaming): unknown {
  if (typeof value === 'string') return as.text(value);
  if (Array.isArray(value)) return value.map((item) => rename(item, as));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [isPath(key) ? key : as.key(key), rename(inner, as)]),
  );
}

/** Text without what no database holds: NUL and halves of surrogate pairs. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Code names to wire names, deep. Files and dates pass through untouched. */
export const toWire = (value: unknown): unknown => rename(value, { key: snake, text: (text) => text });

/**
 * Wire names to code names, deep. Camel names pass through, so a caller that sends them is understood too. Text is made
 * storable, so that no character a caller sends can become a fault of ours.
 */
export const fromWire = (value: unknown): unknown => rename(value, { key: camel, text: storable });

/** The name of a field as it was sent: ['sampel', 0, 'parameterUji'] becomes 'sampel[0][parameter_uji]' (GAP-104). */
export const wireField = (path: readonly PropertyKey[]): string =>
  path
    .map((part, at) => {
      const name = typeof part === 'string' ? snake(part) : String(part);
      return at === 0 ? name : `[${name}]`;
    })
    .join('');

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Where appended items begin: after every index a caller could mean. */
const appended = 1e15;

/** The code name of a field named as it was sent: 'no_induk' becomes 'noInduk', 'sampel[0][no_lot]' 'sampel[0][noLot]'. */
export const fromWireName = (name: string): string => camel(name);

/**
 * Form fields in bracket notation to a nested value: `sampel[0][nama]` → { sampel: [{ nama }] }, `alat[]` appends. An
 * index only says the order: a huge one makes no huge list. Keys that would reach a prototype are dropped.
 */
export function unflattenForm(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  let position = appended;
  for (const [key, value] of entries) {
    const parts = fieldPath(key).map((part) => (part === '' ? String(position++) : part));
    if (!parts.some((part) => forbidden.has(part))) place(root, parts, value);
  }
  return collectArrays(root) as Record<string, unknown>;
}

/** 'sampel[0][nama]' → ['sampel', '0', 'nama']; a name whose brackets do not pair is taken as it is. */
export function fieldPath(key: string): string[] {
  if (!/^[^[\]]+(\[[^[\]]*\])*$/.test(key)) return [key];
  return key.split('[').map((part) => part.replace(']', ''));
}

function place(target: Record<string, unknown>, parts: string[], value: unknown): void {
  let at = target;
  for (const part of parts.slice(0, -1)) {
    if (!isPlain(at[part])) at[part] = {};
    at = at[part] as Record<string, unknown>;
  }
  at[parts.at(-1)!] = value;
}

function collectArrays(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const keys = Object.keys(value);
  const inner = keys.map((key) => [key, collectArrays(value[key])] as const);
  const isArray = keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  return isArray
    ? inner.sort(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item)
    : Object.fromEntries(inner);
}
