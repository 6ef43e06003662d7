import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';

/** A laboratory, with how papers and people find it (GAP-171). Its code and name are reference data and stay. */
export const LaboratoriumSchema = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  rev: z.string(),
  kdLaboratorium: z.string(),
  namaLaboratorium: z.string(),
  alamat: z.string().nullable(),
  /** The place its papers are dated at. */
  kota: z.string().nullable(),
  telepon: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  logo: BerkasSchema.nullable(),
  /** The mark of its accreditation, and the number that goes with it (GAP-174). */
  tandaAkreditasi: BerkasSchema.nullable(),
  noAkreditasi: z.string().nullable(),
  /** Whether who has the code of a report may read the report itself (GAP-169). */
  flagLaporanAsli: z.boolean(),
  /** Works from Monday on this many days, and is closed on a 'cuti bersama' (BEYOND-27). */
  hariSeminggu: z.number().int(),
  flagCutiBersama: z.boolean(),
  /** How many working days each stage of a test takes: what it promises is their sum. */
  hariPengujian: z.number().int(),
  hariReview: z.number().int(),
  hariPelaporan: z.number().int(),
  /** And how many the end of a research takes after the last day of its use (BEYOND-37). */
  hariPenyelesaian: z.number().int(),
});
export type Laboratorium = z.output<typeof LaboratoriumSchema>;
