import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';

/** Files answer with their bytes, not with the envelope, so the server mounts these two by hand (GAP-77). */
export const berkasApi = {
  fileTest: endpoint({
    method: 'GET',
    path: '/file-test',
    summary: 'Isi file pengujian menurut nama simpannya',
    roles: 'semua',
    scope: 'laboratorium',
    offline: 'cached',
    query: z.object({ url: z.string().regex(/^[0-9a-f]{64}$/, 'Nama file tidak sah.') }),
    output: z.unknown(),
    success: { status: 200, info: 'Isi file' },
  }),
};
