import { sql } from 'drizzle-orm';
import { rows, type Db } from '#server/core/database.ts';
import type { ServerUji } from './server.ts';

/** Sessions, uploads, devices and stored answers are no change to what the service keeps; nor is when somebody was last here. */
const bukanIsi = ['sesi', 'masuk_berjalan', 'berkas', 'unggahan', 'perangkat', 'operasi'];

const semuaTabel = async (db: Db): Promise<string[]> =>
  (
    await rows<{ nama: string }>(
      db,
      sql`select table_name as nama from information_schema.tables where table_schema = 'public' order by 1`,
    )
  )
    .map(({ nama }) => nama)
    .filter((nama) => !bukanIsi.includes(nama));

/**
 * How many rows each table has and what is in them, so that "nothing changed" means every column of every row: a test
 * takes one before and one after.
 */
export async function potret({ server }: ServerUji): Promise<Record<string, string>> {
  // Added up, so that no row need be put in an order: some hundred calls take one before and one after.
  const bagian = (await semuaTabel(server.db)).map((nama) => {
    const baris = nama === 'pengguna' ? `(to_jsonb(t) - 'dipakai_pada')` : 't';
    return sql.raw(
      `select '${nama}' as nama, count(*) || ' rows ' || coalesce(sum(hashtextextended(${baris}::text, 0)), 0) as isi from ${nama} t`,
    );
  });
  // In an order of its own: what is read by several workers of Postgres comes as it is ready.
  const found = await rows<{ nama: string; isi: string }>(
    server.db,
    sql`select * from (${sql.join(bagian, sql` union all `)}) semua order by nama`,
  );
  return Object.fromEntries(found.map(({ nama, isi }) => [nama, isi]));
}
