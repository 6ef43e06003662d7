import { z } from 'zod';
import { OrangSchema } from '#domain/core/orang.ts';
import { LembarTersimpanSchema } from '#domain/lembar-kerja/tulisan.ts';
import { FotoSchema } from '#domain/berkas/foto.ts';

export const StatusProgresSchema = z.object({
  /** null means not started (W6 code 0). */
  kdStatusProgresParameter: z.number().nullable(),
  statusProgresParameter: z.string(),
  prosesSelanjutnya: z.string(),
});

export const jenisLaporan = ['progres', 'akhir', 'review'] as const;
export type JenisLaporan = (typeof jenisLaporan)[number];

/**
 * One row of the progress table (DATA-10, DATA-11). `uuid` is the operation that made it, which is how the device
 * knows its own writes again. `isi` is HTML the server has cleaned; devices may have none of a test that is long done (undefined). `dibuatPada` is the device's clock, corrected;
 * `updatedAt` is when the server stored it.
 */
export const RiwayatProgresSchema = z.object({
  uuid: z.uuid(),
  aksi: z.string(),
  statusProgres: StatusProgresSchema.nullable(),
  catatan: z.string().nullable(),
  jenisLaporan: z.enum(jenisLaporan).nullable(),
  tanggal: z.string().nullable(),
  jam: z.string().nullable(),
  isi: z.string().nullable().optional(),
  hasilPengujian: z.string().nullable(),
  /** What it wrote into the sheet; undefined where `isi` is. */
  lembar: LembarTersimpanSchema.nullable().optional(),
  /** The photos it brought (BEYOND-19); undefined where `isi` is, and in what an older server gave. */
  foto: z.array(FotoSchema).optional(),
  user: OrangSchema,
  dibuatPada: z.string(),
  updatedAt: z.string(),
});
export type RiwayatProgres = z.output<typeof RiwayatProgresSchema>;
