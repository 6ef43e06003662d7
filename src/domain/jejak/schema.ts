import { z } from 'zod';
import { roleList } from '#domain/core/roles.ts';
import { semuaJenisPendaftaran } from '#domain/pendaftaran/schema.ts';

/** One difference in words; null where there was nothing before, or nothing is left. */
const PerubahanSchema = z.object({
  label: z.string(),
  dari: z.string().nullable(),
  ke: z.string().nullable(),
});
export type Perubahan = z.output<typeof PerubahanSchema>;

/** One change of one record: who, when, by which act, and what became different. */
const JejakSchema = z.object({
  id: z.string(),
  /** When it took effect, and when it was made where that was earlier: on a device without a network. */
  waktu: z.string(),
  dibuatPada: z.string(),
  /** It came more than 14 days after it was made. */
  terlambat: z.number(),
  orang: z.string(),
  role: z.enum(roleList).nullable(),
  tindakan: z.string(),
  rekaman: z.string(),
  /** What the record is called, where it is one of several of its submission. */
  sebutan: z.string().nullable(),
  pendaftaran: z
    .object({
      uuid: z.uuid(),
      jenis: z.enum(semuaJenisPendaftaran),
      nomor: z.string(),
      judul: z.string(),
    })
    .nullable(),
  perubahan: z.array(PerubahanSchema),
});
export type Jejak = z.output<typeof JejakSchema>;

/** A page of the trail, newest first, and where the next one begins; null at its end. */
export const HalamanJejakSchema = z.object({
  jejak: z.array(JejakSchema),
  berikutnya: z.string().nullable(),
});
