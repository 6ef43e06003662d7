import type { Table } from 'dexie';

/** The first rows of a table whose search text holds all of these words, in whatever order; of one kind where it is said. */
export async function cariBaris<B extends { cari: string }, J extends B = B>(
  table: Table<B, string>,
  teks: string,
  banyak: number,
  jenis: (row: B) => row is J = (_row): _row is J => true,
): Promise<J[]> {
  const kata = teks.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await table
    .filter((row) => jenis(row) && kata.every((satu) => row.cari.includes(satu)))
    .limit(banyak)
    .toArray();
  return rows.filter(jenis);
}
