import { eq } from 'drizzle-orm';
import { jakartaDay } from '#domain/core/clock.ts';
import type { Db } from '#server/core/database.ts';
import type { OfferedSeries } from '#server/core/number.ts';
import { lhu } from '#server/db/tables/lhu.ts';

/** The series report numbers of a laboratory come from, anew each year. */
export const seriLhu = (kdLaboratorium: string, pada: Date): string =>
  `lhu:${kdLaboratorium}:${jakartaDay(pada).slice(0, 4)}`;

/** '0012/LHU/LPOMK/2026' */
export const nomorLhu = (urut: number, kdLaboratorium: string, pada: Date): string =>
  `${String(urut).padStart(4, '0')}/LHU/${kdLaboratorium}/${jakartaDay(pada).slice(0, 4)}`;

/** The report numbers of a laboratory in a year. */
export const seriNomorLhu = (kdLaboratorium: string, pada: Date): OfferedSeries => ({
  seri: seriLhu(kdLaboratorium, pada),
  word: (urut) => nomorLhu(urut, kdLaboratorium, pada),
  used: async (db, nomor) => (await db.$count(lhu, eq(lhu.noSurat, nomor))) > 0,
});

/** The submissions this file is a report of. */
export async function pengujianDenganLhu(db: Db, sha256: string): Promise<string[]> {
  const found = await db.select({ id: lhu.pengujianId }).from(lhu).where(eq(lhu.sha256, sha256));
  return found.map(({ id }) => id);
}
