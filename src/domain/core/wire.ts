/**
 * Requests travel in snake_case, answers and code use camelCase. This file alone knows.
 * A name that does not survive the round trip gets a line in `irregular`; a contract test walks every schema.
 */
const irregular: Record<string, string> = {};
const irregularBack = Object.fromEntries(Object.entries(irregular).map(([code, wire]) => [wire, code]));

const snake = (key: string) => irregular[key] ?? key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const camel = (key: string) => irregularBack[key] ?? key.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), mapKeys(inner, rename)]));
}

/** Code names to wire names, deep. Files and dates pass through untouched. */
export const toWire = (value: unknown): unknown => mapKeys(value, snake);

/** Wire names to code names, deep. Camel names pass through, so a caller that sends them is understood too. */
export const fromWire = (value: unknown): unknown => mapKeys(value, camel);

/** The name of a field as it was sent: ['sampel', 0, 'parameterUji'] becomes 'sampel[0][parameter_uji]' (GAP-104). */
export const wireField = (path: readonly PropertyKey[]): string =>
  path
    .map((part, at) => {
      const name = typeof part === 'string' ? snake(part) : String(part);
      return at === 0 ? name : `[${name}]`;
    })
    .join('');

/**
 * Form fields in bracket notation to a nested value: `sampel[0][nama]` → { sampel: [{ nama }] }, `alat[]` appends.
 * Keys that would reach a prototype are dropped, and an index may not exceed the number of fields sent.
 */
export function unflattenForm(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  const list = [...entries];
  for (const [key, value] of list) {
    const head = /^[^[]*/.exec(key)?.[0] ?? key;
    const parts = [head, ...[...key.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
    if (parts.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype')) continue;
    place(root, parts, value, list.length);
  }
  return collectArrays(root) as Record<string, unknown>;
}

function place(target: Record<string, unknown>, parts: string[], value: unknown, limit: number): void {
  let at = target;
  parts.forEach((raw, depth) => {
    const part = raw === '' ? String(Object.keys(at).length) : raw;
    if (/^\d+$/.test(part) && Number(part) > limit) return;
    if (depth === parts.length - 1) {
      at[part] = value;
      return;
    }
    if (!isPlain(at[part])) at[part] = {};
    at = at[part] as Record<string, unknown>;
  });
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
