import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { halaman, uuid } from '#domain/core/fields.ts';
import { KabarSchema } from './schema.ts';

/** How many are marked as read by one write. */
export const banyakDibaca = 200;

export const kabarApi = {
  list: endpoint({
    method: 'GET',
    path: '/notification',
    summary: 'Kabar untuk pemakai ini, yang terbaru lebih dahulu; dengan uuid satu kabar',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid().optional(), ...halaman }),
    output: z.union([KabarSchema, z.array(KabarSchema)]),
    success: { status: 200, info: 'Kabar' },
  }),
  baca: endpoint({
    method: 'PUT',
    path: '/notification/read',
    summary: 'Tandai kabar sudah dibaca',
    roles: 'semua',
    offline: 'queued',
    record: { lane: 'kabar' },
    body: z.object({
      uuid: z
        .array(uuid(), { error: 'Sebutkan kabar yang sudah dibaca.' })
        .min(1, 'Sebutkan kabar yang sudah dibaca.')
        .max(banyakDibaca, `Paling banyak ${banyakDibaca} kabar sekali tandai.`),
    }),
    output: z.null(),
    success: { status: 200, info: 'Kabar ditandai sudah dibaca' },
  }),
};
