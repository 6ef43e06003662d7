import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';

const saat = () => z.string().nullable();

/** How the service is, as the process that answers sees it (BEYOND-45). */
const KesehatanSchema = z.object({
  /** When it was looked at, by the server's clock: that of a device may be wrong by days. */
  pada: z.string(),
  versi: z.string(),
  berjalanSejak: z.string(),
  basisData: z.object({
    jenis: z.enum(['pglite', 'postgres']),
    versi: z.string(),
    ukuran: z.int(),
    /** How many migrations it has, and how many this version brings along. */
    migrasi: z.int(),
    migrasiDikenal: z.int(),
  }),
  penyimpanan: z.object({
    jenis: z.enum(['folder', 'bucket']),
    jumlahFile: z.int(),
    ukuran: z.int(),
    /** What is free on the disk of the folder; null of a bucket. */
    sisa: z.int().nullable(),
  }),
  umpanTertahanDetik: z.int().min(0),
  kiriman: z.object({ menunggu: z.int(), gagal: z.int(), tertuaPada: saat() }),
  pekerjaan: z.array(
    z.object({
      nama: z.string(),
      mulaiPada: z.string(),
      selesaiPada: saat(),
      berhasilPada: saat(),
      /** Kinds of errors, in the words of programs. */
      galat: z.string().nullable(),
    }),
  ),
  /** Devices that were not in touch for long, those of officers first, in each group whoever is away longest first. */
  perangkat: z.array(z.object({ nama: z.string(), role: z.string(), terakhirPada: z.string() })),
  /** How many there are, where not all of them are named. */
  jumlahPerangkat: z.int(),
});
export type Kesehatan = z.output<typeof KesehatanSchema>;

export const kesehatanApi = {
  baca: endpoint({
    method: 'GET',
    path: '/health/service',
    summary:
      'Keadaan layanan: versi, basis data, penyimpanan, pekerjaan berkala, dan perangkat yang lama tidak tersambung',
    roles: ['Admin'],
    offline: 'live',
    output: KesehatanSchema,
    success: { status: 200, info: 'Kesehatan layanan' },
  }),
};
