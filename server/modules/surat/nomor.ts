import { eq } from 'drizzle-orm';
import { labDay } from '#domain/core/clock.ts';
import type { OfferedSeries } from '#server/core/number.ts';
import { surat } from '#server/db/tables/surat.ts';

const tahun = (pada: Date): string => labDay(pada).slice(0, 4);

/** The series that numbers of letters come from, anew each year. */
export const seriSurat = (pada: Date): string => `surat:${tahun(pada)}`;

/** '0012/SBL/2026' */
export const nomorSurat = (urut: number, pada: Date): string =>
  `${String(urut).padStart(4, '0')}/SBL/${tahun(pada)}`;

/** The numbers of letters in a year. */
export const seriNomorSurat = (pada: Date): OfferedSeries => ({
  seri: seriSurat(pada),
  word: (urut) => nomorSurat(urut, pada),
  used: async (db, nomor) => (await db.$count(surat, eq(surat.noSurat, nomor))) > 0,
});
