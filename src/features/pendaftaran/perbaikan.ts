import { dapatDiubah, type Baris } from '#data/baris.ts';

/**
 * Where a registration is changed that has certainly not left this device, or null: once it may have left, the server's
 * answer comes first. `perbaiki`: the form of a write.
 */
export function alamatPerbaikan(
  rows: readonly Baris[],
  tertunda: readonly string[],
  perbaiki: (row: Baris) => string | null,
): string | null {
  const belum = rows.filter((row) => tertunda.includes(row.opId) && dapatDiubah(row));
  return belum.map(perbaiki).find((to) => to !== null) ?? null;
}
