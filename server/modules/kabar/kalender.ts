import { kalenderDari, type Kalender } from '#domain/perjalanan/kalender.ts';
import type { Db } from '#server/core/database.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { listLibur } from '#server/modules/acuan/repository.ts';

/** The days on which whoever is of no laboratory works. */
const umum = { hariSeminggu: 5, flagCutiBersama: true } as const;

/** Gives the calendars of laboratories by their numbers; of nobody's that of an office. */
export async function kalenderPetugas(db: Db): Promise<(ids: readonly number[]) => Kalender[]> {
  const { id, hariSeminggu, flagCutiBersama } = laboratorium;
  const semua = await db.select({ id, hariSeminggu, flagCutiBersama }).from(laboratorium);
  const libur = await listLibur(db);
  const kalender = new Map(semua.map((lab) => [lab.id, kalenderDari(lab, libur)]));
  return (ids) => {
    const milik = ids.flatMap((satu) => kalender.get(satu) ?? []);
    return milik.length > 0 ? milik : [kalenderDari(umum, libur)];
  };
}
