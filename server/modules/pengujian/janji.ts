import { labDay } from '#domain/core/clock.ts';
import { janjiPengujian } from '#domain/perjalanan/janji.ts';
import { kalenderDari } from '#domain/perjalanan/kalender.ts';
import type { Db } from '#server/core/database.ts';
import { listLibur } from '#server/modules/acuan/repository.ts';
import { listProfil } from '#server/modules/laboratorium/repository.ts';

/** Every laboratory and when it works, as it and the decrees say now. */
export async function kalenderSemua(db: Db) {
  const libur = await listLibur(db);
  return (await listProfil(db)).map(({ profil }) => ({ lab: profil, kalender: kalenderDari(profil, libur) }));
}

export const kalenderLaboratorium = async (db: Db, id: number) =>
  (await kalenderSemua(db)).find(({ lab }) => lab.id === id)!;

/** By when a laboratory promises what was paid for at a moment, by its own working days (BEYOND-28). */
export async function janjiSelesai(db: Db, idLaboratorium: number, pada: Date): Promise<string> {
  const { lab, kalender } = await kalenderLaboratorium(db, idLaboratorium);
  return janjiPengujian(lab, kalender, labDay(pada));
}
