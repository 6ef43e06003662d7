import type { Table } from 'dexie';

/** The first rows of a table whose search text holds all of these words, in whatever order. */
export function cariBaris<B extends { cari: string }>(
  table: Table<B, string>,
  teks: string,
  banyak: number,
): Promise<B[]> {
  const kata = teks.toLowerCase().split(/\s+/).filter(Boolean);
  return table
    .filter(({ cari }) => kata.every((satu) => cari.includes(satu)))
    .limit(banyak)
    .toArray();
}
