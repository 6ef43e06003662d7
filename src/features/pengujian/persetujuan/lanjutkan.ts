/**
 * What a draft holds, in the shape the form has today: a field it does not know, or of another kind, keeps what it would
 * open with. Where that is null the draft's word counts.
 */
export function lanjutkan<I>(awal: I, kept: unknown): I {
  if (kept === undefined) return awal;
  if (awal === null) return kept as I;
  if (typeof awal !== typeof kept || kept === null) return awal;
  if (typeof awal !== 'object') return kept as I;
  return Object.fromEntries(
    Object.entries(awal).map(([name, value]) => [
      name,
      lanjutkan<unknown>(value, (kept as Record<string, unknown>)[name]),
    ]),
  ) as I;
}
