import { z } from 'zod';
import { daftarSebabJeda } from './jeda.ts';

/** A time in which a promise does not run, as an answer tells of it (BEYOND-31). */
const JedaSchema = z.object({
  uuid: z.uuid(),
  sebab: z.enum(daftarSebabJeda),
  /** A sentence for the registrant. */
  alasan: z.string(),
  /** Days; one that goes on has no end yet. */
  mulai: z.string(),
  selesai: z.string().nullable(),
});

/**
 * By when something is promised (BEYOND-28, BEYOND-37), null where nothing is; what moves that, and where it lay before
 * anything did. What an older server sent says nothing of it.
 */
export const janjiPendaftaran = {
  janji: z.string().nullable().default(null),
  jeda: z.array(JedaSchema).default([]),
  janjiSemula: z.string().nullable().default(null),
};
