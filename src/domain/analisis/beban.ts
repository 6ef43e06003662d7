import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bilangan, halaman, uuid } from '#domain/core/fields.ts';
import { AnalisisRingkasSchema } from './schema.ts';

/** How much of the bench waits for one analyst, and how its promises stand (BEYOND-38). */
const BebanAnalisSchema = z.object({
  /** Of the analyst. */
  uuid: z.uuid(),
  nama: z.string(),
  terbuka: z.number(),
  terlambat: z.number(),
  hampir: z.number(),
  tepat: z.number(),
  /** When the one that has waited longest came into its state. */
  sejak: z.string(),
});
export type BebanAnalis = z.output<typeof BebanAnalisSchema>;

const pengelola = ['Kalab', 'Admin'] as const;
const { search, page, perPage, ...urutan } = halaman;
const query = { idLaboratorium: bilangan().optional(), search, page, perPage };

/** What waits at the bench of a laboratory, for who leads it: by analyst, and one by one (BEYOND-38). */
export const bebanApi = {
  perAnalis: endpoint({
    method: 'GET',
    path: '/test-analysis/workload',
    summary:
      'Pekerjaan terbuka tiap analis di laboratorium sendiri: banyaknya, janjinya, dan yang menunggu terlama',
    roles: pengelola,
    offline: 'cached',
    query: z.object(query),
    output: z.array(BebanAnalisSchema),
    success: { status: 200, info: 'Data pekerjaan analis' },
  }),
  terbuka: endpoint({
    method: 'GET',
    path: '/test-analysis/open',
    summary:
      'Parameter yang menunggu analis di laboratorium sendiri, yang janjinya mendesak lebih dahulu; dengan uuid_analis milik satu analis',
    roles: pengelola,
    offline: 'cached',
    query: z.object({ uuidAnalis: uuid().optional(), ...query, ...urutan }),
    output: z.array(AnalisisRingkasSchema),
    success: { status: 200, info: 'Data pekerjaan terbuka' },
  }),
};
