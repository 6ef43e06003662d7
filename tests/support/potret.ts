import { sql } from 'drizzle-orm';
import { rows } from '#server/core/database.ts';
import type { ServerUji } from './server.ts';

/** Everything a call on a submission could change. Sessions, uploads and stored answers are no change to it. */
const tabel = [
  'pengujian',
  'sampel',
  'parameter_sampel',
  'riwayat_pengujian',
  'riwayat_progres',
  'baris_tagihan',
  'invoice',
  'bukti_pembayaran',
  'pengembalian',
  'survei',
  'jawaban_survei',
  'lhu',
  'parameter_uji',
  'penghitung',
  'revisi',
  'umpan',
  'audit',
] as const;

/**
 * How many rows each table has and what is in them, so that "nothing changed" means every column of every row: a test
 * takes one before and one after.
 */
export async function potret({ server }: ServerUji): Promise<Record<string, string>> {
  const bagian = tabel.map((nama) =>
    sql.raw(
      `select '${nama}' as nama, count(*) || ' rows ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as isi from ${nama} t`,
    ),
  );
  const found = await rows<{ nama: string; isi: string }>(server.db, sql.join(bagian, sql` union all `));
  return Object.fromEntries(found.map(({ nama, isi }) => [nama, isi]));
}
