import { z } from 'zod';
import { bolehKosong, teks, teksOpsional, uuid } from '#domain/core/fields.ts';
import { PengingatSchema, TulisSelSchema } from './sel.ts';

/** So many at most, and none where a form leaves it empty. */
const daftar = <S extends z.ZodType>(satu: S, terbanyak: number) =>
  bolehKosong(z.array(satu).max(terbanyak)).transform((semua) => semua ?? []);

/** What one write says of a sheet: the cells that were left since the last one, and what the sheet rests on. */
export const TulisanLembarSchema = z.object({
  /** The version it was begun with; null of a test without a sheet, which may still have timers. */
  versi: bolehKosong(uuid()).transform((versi) => versi ?? null),
  /** The set of limits chosen for the sample, by its key; null is 'tanpa batas'. */
  batas: teksOpsional(40),
  /** Which shared data it refers to, by their name in the version. */
  bersama: daftar(z.object({ nama: teks(40), uuid: uuid() }), 8),
  sel: daftar(TulisSelSchema, 500),
  pengingat: daftar(PengingatSchema, 20),
  /** The result as the device computed it. */
  hasil: teksOpsional(300),
});
export type TulisanLembar = z.output<typeof TulisanLembarSchema>;

/** The same as the server keeps it, with the result that it computed itself (BEYOND-13). */
export const LembarTersimpanSchema = TulisanLembarSchema.extend({ hasilServer: z.string().nullable() });
export type LembarTersimpan = z.output<typeof LembarTersimpanSchema>;
