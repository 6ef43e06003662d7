import { expect } from 'vitest';
import { nextNumber } from '#server/core/number.ts';
import type { ServerUji } from '#tests/support/server.ts';

export const jumlah = (semua: readonly number[]): number => semua.reduce((sum, one) => sum + one, 0);
export const semuaKode = (codes: Iterable<number>): number[] => [...new Set(codes)].toSorted((a, b) => a - b);

/** Numbers, in their order, that end in how many of their series there are so far; its counter goes on from there. */
export async function berurutan(
  { server }: ServerUji,
  nomor: readonly string[],
  seriDari: (nomor: string) => string,
): Promise<void> {
  expect(nomor.length).toBeGreaterThan(0);
  for (const [seri, milik] of Map.groupBy(nomor, seriDari)) {
    const angka = milik.map((satu) => Number(/\d+$/.exec(satu)![0]));
    expect(
      angka.toSorted((a, b) => a - b),
      seri,
    ).toEqual(angka.map((_, at) => at + 1));
    expect(await server.db.transaction(async (tx) => nextNumber(tx, seri)), seri).toBe(milik.length + 1);
  }
}
