import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { labDay } from '#domain/core/clock.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { kodeDijanjikan } from '#domain/penggunaan/kode.ts';
import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import { batasMendesak, janjiPengujian } from '#domain/perjalanan/janji.ts';
import { kalenderDari } from '#domain/perjalanan/kalender.ts';
import type { Db } from '#server/core/database.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { listLibur } from '#server/modules/acuan/repository.ts';
import { listProfil } from '#server/modules/laboratorium/repository.ts';

/** Every laboratory and when it works, as it and the decrees say now. */
async function kalenderSemua(db: Db) {
  const libur = await listLibur(db);
  return (await listProfil(db)).map(({ profil }) => ({ lab: profil, kalender: kalenderDari(profil, libur) }));
}

export const kalenderLaboratorium = async (db: Db, id: number) =>
  (await kalenderSemua(db)).find(({ lab }) => lab.id === id)!;

/** By when a laboratory promises the report of what was paid for at a moment, by its own working days (BEYOND-28). */
export async function janjiSelesai(db: Db, idLaboratorium: number, pada: Date): Promise<string> {
  const { lab, kalender } = await kalenderLaboratorium(db, idLaboratorium);
  return janjiPengujian(lab, kalender, labDay(pada));
}

const dijanjikan: Record<
  JenisPendaftaran,
  { table: typeof pengujian | typeof penelitian; kode: readonly number[] }
> = {
  pengujian: { table: pengujian, kode: kodeBerjanji },
  penelitian: { table: penelitian, kode: kodeDijanjikan },
};

/** The promise of a submission of this kind that stands in the query, where it runs and lies before a day; else null. */
export const janjiSebelum = (jenis: JenisPendaftaran, batas: SQL): SQL => {
  const { table, kode } = dijanjikan[jenis];
  return sql`(select j.janji from ${table} j where j.id = ${pendaftaran.id} and ${eq(pendaftaran.jenis, jenis)}
    and ${inArray(pendaftaran.kdStatus, [...kode])} and j.janji < ${batas} and not j.jeda @> '[{"selesai": null}]')`;
};

/**
 * The promise of a submission where it is late or near by the working days of its laboratory, else null: of those that wait
 * such ones come first (BEYOND-32). What waits is few, whatever the table holds, so that it is put in order without an index.
 */
export async function janjiMendesak(db: Db, jenis: readonly JenisPendaftaran[], pada: Date): Promise<SQL> {
  const batas = await batasLaboratorium(db, pada);
  return sql`coalesce(${sql.join(
    jenis.map((satu) => janjiSebelum(satu, batas)),
    sql`, `,
  )})`;
}

/** The day from which on a promise of its laboratory does not press, of a submission that stands in the query. */
export async function batasLaboratorium(db: Db, pada: Date): Promise<SQL> {
  const hari = labDay(pada);
  const batas = (await kalenderSemua(db)).map(
    ({ lab, kalender }) => sql`when ${lab.id} then ${batasMendesak(kalender, hari)}::date`,
  );
  return sql`case ${pendaftaran.laboratoriumId} ${sql.join(batas, sql` `)} end`;
}
