import type { SaringDaftar } from './baca.ts';
import { useBaca } from './use-baca.ts';

/** A page of a list, and how to read all rows that fit. */
export type DaftarDibaca<D> = D & { semua: () => Promise<D> };

/**
 * One page of a list on this device, live, as `baca` gives it: it follows every write and every pull. Undefined while first
 * reading. `deps` are what `baca` reads besides `saring`.
 */
export function useDaftarDibaca<S extends SaringDaftar, D extends object>(
  baca: (saring: S) => Promise<D>,
  saring: S,
  deps: readonly unknown[],
): DaftarDibaca<D> | undefined {
  const found = useBaca(() => baca(saring), [...deps, JSON.stringify(saring)]);
  return (
    found && { ...found, semua: () => baca({ ...saring, halaman: 1, perHalaman: Number.MAX_SAFE_INTEGER }) }
  );
}
