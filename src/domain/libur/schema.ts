import { z } from 'zod';
import { daftarLibur } from '#domain/perjalanan/kalender.ts';

/** What a day is by the decree: on a 'cuti bersama' a laboratory may work all the same (BEYOND-27). */
export const jenisLibur = [daftarLibur.libur, daftarLibur.cutiBersama] as const;
export type JenisLibur = (typeof jenisLibur)[number];
export const namaJenisLibur: Readonly<Record<JenisLibur, string>> = {
  'hari-libur': 'Libur nasional',
  'cuti-bersama': 'Cuti bersama',
};

/** A day on which nobody has to work; there is one of each day. */
export const HariLiburSchema = z.object({
  tanggal: z.iso.date(),
  namaLibur: z.string(),
  jenisLibur: z.enum(jenisLibur),
  rev: z.string(),
});
export type HariLibur = z.output<typeof HariLiburSchema>;

/** The decree of a year; null while nobody has said one. */
export const DasarLiburSchema = z.object({
  tahun: z.number().int(),
  dasar: z.string().nullable(),
  rev: z.string(),
});

export const TahunLiburSchema = DasarLiburSchema.extend({ hari: z.array(HariLiburSchema) });
export type TahunLibur = z.output<typeof TahunLiburSchema>;
