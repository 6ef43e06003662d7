import { sql } from 'drizzle-orm';
import { kataBidang } from '#domain/tables/jejak.ts';
import { tindakanJejak } from '#domain/tables/tindakan.ts';
import { rows, type Db } from '#server/core/database.ts';

/** What the audit of a database tells for which there are no words: 'pengguna.noHp', 'PUT officer'. */
export async function tanpaKata(db: Db): Promise<string[]> {
  const bidang = await rows<{ jenis: string; nama: string }>(
    db,
    sql`select distinct jenis, jsonb_object_keys(perubahan) as nama from audit`,
  );
  const tindakan = await rows<{ call: string }>(db, sql`select distinct call from audit`);
  return [
    ...bidang
      .filter(({ jenis, nama }) => !kataBidang(jenis, nama))
      .map(({ jenis, nama }) => `${jenis}.${nama}`),
    ...tindakan.filter(({ call }) => !(call in tindakanJejak)).map(({ call }) => call),
  ];
}
