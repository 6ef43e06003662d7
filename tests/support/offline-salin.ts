const asli = globalThis.structuredClone;

/**
 * A structured clone, by hand where a value is made of plain objects, lists and simple values only, as nearly all is that
 * lies in a database here: a fifth of what the clone of Node costs. Anything else is Node's to copy, or to refuse.
 */
function salin(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return asli(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(salin);
  if (Object.getPrototypeOf(value) !== Object.prototype) return asli(value);
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) copy[name] = salin(part);
  return copy;
}

/** Has the databases of these devices copied so: they copy whatever goes in and whatever comes out. */
export function salinDenganTangan(): void {
  globalThis.structuredClone = ((value: unknown, options?: StructuredSerializeOptions) =>
    options?.transfer ? asli(value, options) : salin(value)) as typeof structuredClone;
}
