import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bilangan, bolehKosong, tanggal, uuid } from '#domain/core/fields.ts';
import { HalamanJejakSchema } from './schema.ts';

/** What of the trail is asked for; the same goes for its export. */
const saringJejak = {
  /** Of one submission and everything below it. */
  uuid: bolehKosong(uuid()),
  /** The same by a number a person says: of the submission, an invoice, a sample or a report. */
  nomor: z.string().trim().max(100).optional(),
  /** Of one record alone, whatever it is. */
  idRekaman: bolehKosong(uuid()),
  idPengguna: bolehKosong(uuid()),
  /** A call by its name, as the trail keeps it: 'PUT officer'. */
  tindakan: z.string().max(100).optional(),
  tglDari: bolehKosong(tanggal()),
  tglSampai: bolehKosong(tanggal()),
};

export const jejakApi = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    summary: 'Jejak perubahan, terbaru dahulu; selain Admin hanya dari satu pendaftaran laboratoriumnya',
    roles: ['Admin', 'Kalab', 'Laboran', 'Petugas pembayaran'],
    offline: 'cached',
    query: z.object({
      ...saringJejak,
      /** Where the page before ended. */
      sesudah: z
        .string()
        .regex(/^\d{1,15}\.\d{1,18}$/, 'Halaman jejak tidak sah.')
        .optional(),
      /** A page of the screen is short; the trail as a file is read in long ones (GAP-69). */
      limit: bilangan(1, 1000).optional(),
    }),
    output: HalamanJejakSchema,
    success: { status: 200, info: 'Jejak perubahan' },
  }),
};
