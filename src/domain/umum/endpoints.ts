import { z } from 'zod';
import { zones } from '#domain/core/clock.ts';
import { endpoint } from '#domain/core/endpoint.ts';
import { panggilanKonfigurasi } from './panggilan.ts';

/** What anybody may ask, without a session and without a role. */
const terbuka = <O extends z.ZodType>(path: string, summary: string, info: string, output: O) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    roles: 'publik',
    offline: 'live',
    output,
    success: { status: 200, info },
  });

export const umumApi = {
  health: terbuka(
    '/health',
    'Apakah server dan databasenya siap',
    'Server siap',
    z.object({
      version: z.string(),
      database: z.enum(['pglite', 'postgres']),
      /** How long the first change that devices are not given yet has waited, in whole seconds. */
      umpanTertahanDetik: z.int().min(0),
    }),
  ),
  config: terbuka(
    panggilanKonfigurasi.path,
    'Nama dan domain pemasangan ini',
    'Konfigurasi',
    z.object({
      appName: z.string(),
      institutionName: z.string(),
      institutionAddress: z.string(),
      /** Where its papers are dated. */
      institutionCity: z.string(),
      /** The zone every day and time is meant in (BEYOND-26). */
      timeZone: z.enum(zones),
      institutionDomains: z.array(z.string()),
      consumerDomains: z.array(z.string()),
      /** Where registrants pay to, shown in instructions and on invoices (PAY-13, GAP-75). */
      rekening: z.object({ namaBank: z.string(), noRekening: z.string(), namaPemilik: z.string() }),
      /** Whether receipts leave room for a duty stamp (METERAI). */
      meterai: z.boolean(),
      /** The QRIS of the faculty, to which each invoice adds its sum. */
      qrisStatis: z.string().nullable(),
      /** What invoices say about taxes under their sum; '' nothing. */
      catatanPajak: z.string(),
    }),
  ),
};
