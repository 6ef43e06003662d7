import { z } from 'zod';
import { OrangSchema } from '#domain/core/orang.ts';
import { ContohSchema } from './contoh.ts';
import { IsiLembarSchema } from './schema.ts';

/** One version of the sheet of a test, as its author, its second person and the bench see it (W9). */
export const VersiLembarSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  parameterUji: z.object({
    uuid: z.uuid(),
    kdParameterUji: z.string(),
    namaParameterUji: z.string(),
    satuanHasil: z.string().nullable(),
  }),
  idLaboratorium: z.number(),
  nomor: z.number(),
  statusVersi: z.object({ kdStatusVersi: z.number(), statusVersi: z.string() }),
  isi: IsiLembarSchema,
  contoh: z.array(ContohSchema),
  alasan: z.string().nullable(),
  dibuatOleh: OrangSchema,
  dibuatPada: z.string(),
  dirilisOleh: OrangSchema.nullable(),
  dirilisPada: z.string().nullable(),
});
export type VersiLembar = z.output<typeof VersiLembarSchema>;
