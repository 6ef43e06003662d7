import { z } from 'zod';
import { OrangSchema } from '#domain/core/orang.ts';
import { ContohSchema } from './contoh.ts';
import { IsiLembarSchema } from './schema.ts';

/** One version of the sheet of a test, as its author, its second person and the bench see it (W10). */
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
  /** Everybody who wrote in it, in their order: none of them releases it. */
  penulis: z.array(OrangSchema),
  dirilisOleh: OrangSchema.nullable(),
  dirilisPada: z.string().nullable(),
});
export type VersiLembar = z.output<typeof VersiLembarSchema>;

/** What one worked example came to: of every line what was expected and what comes out. */
export const ContohDicobaSchema = z.object({
  judul: z.string(),
  cocok: z.boolean(),
  baris: z.array(z.object({ nama: z.string(), tampil: z.string(), keluar: z.string(), sama: z.boolean() })),
});
export type ContohDicoba = z.output<typeof ContohDicobaSchema>;

/** The same with what its worked examples come to now. */
export const VersiDicobaSchema = VersiLembarSchema.extend({ contohDicoba: z.array(ContohDicobaSchema) });
export type VersiDicoba = z.output<typeof VersiDicobaSchema>;
