import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { teks, teksOpsional, uuid } from '#domain/core/fields.ts';
import type { Role } from '#domain/core/roles.ts';
import type { AnyWorkflow } from '#domain/core/workflow.ts';
import { daftarSebabJeda } from './jeda.ts';

const JedaBody = z.object({
  uuid: uuid(),
  sebab: z.enum(daftarSebabJeda, { error: 'Pilih sebab jeda dari daftar.' }),
  alasan: teks(500),
});
export type JedaBody = z.output<typeof JedaBody>;

const LanjutBody = z.object({ uuid: uuid(), uuidJeda: uuid(), catatan: teksOpsional() });
export type LanjutBody = z.output<typeof LanjutBody>;

/**
 * The calls by which the promise of one kind of submission stops and runs on (BEYOND-31). Who waits for it is told so at
 * once: neither waits on a device.
 */
export function jedaApiUntuk<O extends z.ZodType>({
  path,
  lane,
  roles,
  workflow,
  output,
}: {
  path: string;
  lane: string;
  roles: readonly Role[];
  workflow: AnyWorkflow;
  output: O;
}) {
  const bersama = {
    method: 'POST',
    roles,
    offline: 'live',
    record: { lane, field: 'uuid' },
    output,
  } as const;
  return {
    jeda: endpoint({
      ...bersama,
      path: `${path}/pause`,
      summary: 'Jeda janji selesai, dengan sebab dan kalimat bagi pendaftar',
      carries: { workflow, actions: ['jedakan'], select: () => 'jedakan' },
      body: JedaBody,
      success: { status: 200, info: 'Janji selesai dijeda' },
    }),
    lanjut: endpoint({
      ...bersama,
      path: `${path}/resume`,
      summary: 'Akhiri satu jeda; janji selesai bergeser sebanyak hari kerja jeda itu',
      carries: { workflow, actions: ['lanjutkan'], select: () => 'lanjutkan' },
      body: LanjutBody,
      success: { status: 200, info: 'Jeda diakhiri' },
    }),
  };
}
