import { z } from 'zod';
import { teks, teksOpsional, uuid } from '#domain/core/fields.ts';
import { PengingatSchema, TulisSelSchema } from './sel.ts';

/** What one write says of a sheet: the cells that were left since the last one, and what the sheet rests on. */
export const TulisanLembarSchema = z.object({
  /** The version it was begun with; null of a test without a sheet, which may still have timers. */
  versi: uuid().nullable().default(null),
  /** The set of limits chosen for the sample, by its key; null is 'tanpa batas'. */
  batas: teksOpsional(40),
  /** Which shared data it refers to, by their name in the version. */
  bersama: z
    .array(z.object({ nama: teks(40), uuid: uuid() }))
    .max(8)
    .default([]),
  sel: z.array(TulisSelSchema).max(500).default([]),
  pengingat: z.array(PengingatSchema).max(20).default([]),
  /** The result as the device computed it. */
  hasil: teksOpsional(300),
});
export type TulisanLembar = z.output<typeof TulisanLembarSchema>;

/** The same as the server keeps it, with the result that it computed itself (BEYOND-13). */
export const LembarTersimpanSchema = TulisanLembarSchema.extend({ hasilServer: z.string().nullable() });
export type LembarTersimpan = z.output<typeof LembarTersimpanSchema>;
