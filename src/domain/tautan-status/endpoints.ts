import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { uuid } from '#domain/core/fields.ts';

/** The opening of the public page of a submission's status: 128 random bits as hex digits. */
export const kodeTautan = z.string().regex(/^[0-9a-f]{32}$/);

/** Whether how far a submission is can be read by whoever has its link, and by which (BEYOND-40). */
const TautanStatusSchema = z.object({
  uuid: z.uuid(),
  /** Null while nobody may. */
  tautan: z.object({ alamat: z.string(), createdAt: z.string() }).nullable(),
});

/** Of its registrant alone, whatever they have become since. */
const roles = 'semua' as const;
const record = { lane: 'tautan-status', field: 'uuid' } as const;
const isi = z.object({ uuid: uuid() });

export const tautanStatusApi = {
  baca: endpoint({
    method: 'GET',
    path: '/status-link',
    summary: 'Tautan status satu pendaftaran sendiri, bila dibagikan',
    roles,
    offline: 'cached',
    query: isi,
    output: TautanStatusSchema,
    success: { status: 200, info: 'Tautan status' },
  }),
  buat: endpoint({
    method: 'POST',
    path: '/status-link',
    summary: 'Bagikan status satu pendaftaran sendiri lewat tautan',
    roles,
    offline: 'live',
    record,
    body: isi,
    output: TautanStatusSchema,
    success: { status: 201, info: 'Tautan status dibuat' },
  }),
  tarik: endpoint({
    method: 'DELETE',
    path: '/status-link',
    summary: 'Tarik tautan status satu pendaftaran sendiri; membagikannya lagi memberi tautan baru',
    roles,
    offline: 'live',
    record,
    body: isi,
    output: TautanStatusSchema,
    success: { status: 200, info: 'Tautan status ditarik' },
  }),
};
