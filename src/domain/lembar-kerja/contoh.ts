import { z } from 'zod';
import { flag, teks, teksOpsional } from '#domain/core/fields.ts';

/** Lists of pairs: keys of an object would be spelled anew on the wire. */
const isian = z.array(z.object({ kunci: teks(80), nilai: teks(80), dicoret: flag().optional() })).max(500);

/** A worked example that a version has to reproduce before it is used: what is measured, and what must come out. */
export const ContohSchema = z.object({
  judul: teks(120),
  isian,
  bersama: z
    .array(z.object({ nama: teks(40), isian }))
    .max(8)
    .default([]),
  batas: teksOpsional(40),
  /** Final lines by name, or 'hasil': as they must be shown. */
  harapan: z
    .array(z.object({ nama: teks(40), tampil: teks(120) }))
    .min(1, 'Isi sedikitnya satu hasil.')
    .max(20),
  sumber: teks(300),
});
export type Contoh = z.output<typeof ContohSchema>;
