import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { teks, teksOpsional, uuid } from '#domain/core/fields.ts';
import { daftarSebabJeda } from '#domain/perjalanan/jeda.ts';
import { PengujianSchema } from './schema.ts';
import { pengujianWorkflow as workflow } from './workflow.ts';

const bersama = {
  method: 'POST',
  roles: ['Kalab', 'Admin'],
  offline: 'live',
  record: { lane: 'pengujian', field: 'uuid' },
  output: PengujianSchema,
} as const;

/** A promise stops and runs on (BEYOND-31). Who waits for it is told so at once: neither waits on a device. */
export const jedaApi = {
  jeda: endpoint({
    ...bersama,
    path: '/test/pause',
    summary: 'Jeda janji selesai, dengan sebab dan kalimat bagi pendaftar',
    carries: { workflow, actions: ['jedakan'], select: () => 'jedakan' },
    body: z.object({
      uuid: uuid(),
      sebab: z.enum(daftarSebabJeda, { error: 'Pilih sebab jeda dari daftar.' }),
      alasan: teks(500),
    }),
    success: { status: 200, info: 'Janji selesai dijeda' },
  }),
  lanjut: endpoint({
    ...bersama,
    path: '/test/resume',
    summary: 'Akhiri satu jeda; janji selesai bergeser sebanyak hari kerja jeda itu',
    carries: { workflow, actions: ['lanjutkan'], select: () => 'lanjutkan' },
    body: z.object({ uuid: uuid(), uuidJeda: uuid(), catatan: teksOpsional() }),
    success: { status: 200, info: 'Jeda diakhiri' },
  }),
};
