import { sql, type SQL } from 'drizzle-orm';
import { rows } from '#server/core/database.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import { expect } from 'vitest';

/** Queries for what must not be, each by what it would mean if it found something. */
export type Janggal = Readonly<Record<string, SQL>>;

/** Asks all of them at once; with values in it Postgres plans the whole of it once, not in every history. */
export async function tanpaJanggal({ server: { db } }: Dunia, semua: Janggal): Promise<void> {
  const bagian = Object.entries(semua).map(
    ([apa, query]) => sql`select ${apa}::text as apa, to_jsonb(satu) as isi from (${query}) satu`,
  );
  const found = await rows<{ apa: string; isi: unknown }>(db, sql.join(bagian, sql` union all `));
  for (const nama of Object.keys(semua))
    expect(
      found.filter(({ apa }) => apa === nama).map(({ isi }) => isi),
      nama,
    ).toEqual([]);
}
