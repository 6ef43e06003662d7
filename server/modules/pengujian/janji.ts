import { labDay } from '#domain/core/clock.ts';
import { janjiPengujian } from '#domain/perjalanan/janji.ts';
import { kalenderDari } from '#domain/perjalanan/kalender.ts';
import type { Db } from '#server/core/database.ts';
import { listLibur } from '#server/modules/acuan/repository.ts';
import { bacaBilaAda } from '#server/modules/laboratorium/repository.ts';

/** By when a laboratory promises what was paid for at a moment, by its own working days (BEYOND-28). */
export async function janjiSelesai(db: Db, idLaboratorium: number, pada: Date): Promise<string> {
  const lab = (await bacaBilaAda(db, { id: idLaboratorium }))!;
  return janjiPengujian(lab, kalenderDari(lab, await listLibur(db)), labDay(pada));
}
