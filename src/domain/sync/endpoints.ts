import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bilangan, saat, uuid } from '#domain/core/fields.ts';

/** The contract version a queued write is written in. Raise it with an upcaster on the server (offline.md section 4). */
export const versiKontrak = 1;

/** A batch never holds more than this; one larger operation goes alone. */
export const maksOperasi = 50;
export const maksByte = 256 * 1024;

export const OperasiSchema = z.object({
  id: uuid(),
  v: bilangan(1),
  call: z.string().max(100),
  /** In wire form, exactly as its REST call would take it. */
  body: z.record(z.string(), z.unknown()),
  baseRev: z.string().nullish(),
  after: z.array(uuid()).max(200).optional(),
  capturedAt: saat(),
  /** The day a restored draft was begun, by which its dates are judged (offline.md section 5). */
  begunAt: saat().optional(),
  clockOffsetMs: z.number().int(),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)).optional(),
});
export type Operasi = z.output<typeof OperasiSchema>;

/** `status` is what the REST call would have answered; `code` a machine word: applied, replayed, conflict, … */
export const HasilSchema = z.object({
  id: z.string(),
  status: z.number(),
  code: z.string(),
  info: z.string(),
  rev: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  data: z.unknown().optional(),
});
export type Hasil = z.output<typeof HasilSchema>;

const perubahan = z.object({ upsert: z.array(z.unknown()), gone: z.array(z.string()) });
export const TarikanSchema = z.object({
  cursor: z.string(),
  more: z.boolean(),
  /** The device must start over: what it holds was made for another scope, or its place in the feed is gone. */
  reset: z.boolean(),
  /** Moves when something this person may see has changed, also what no device keeps: a reason to read lists again. */
  tanda: z.string(),
  changes: z.record(z.string(), perubahan),
  done: z.array(z.object({ id: z.string(), status: z.number(), rev: z.string().nullable() })),
});
export type Tarikan = z.output<typeof TarikanSchema>;

export const syncApi = {
  pull: endpoint({
    method: 'GET',
    path: '/sync/pull',
    summary: 'Perubahan perangkat kerja sejak kursor, dan operasi sendiri yang sudah berlaku',
    roles: 'semua',
    scope: 'sendiri',
    offline: 'live',
    query: z.object({ cursor: z.string().max(500).optional(), limit: bilangan(1, 500).optional() }),
    output: TarikanSchema,
    success: { status: 200, info: 'Perubahan' },
  }),
  push: endpoint({
    method: 'POST',
    path: '/sync/push',
    summary: 'Kirim tulisan yang menunggu di perangkat; satu hasil untuk tiap operasi, berurutan',
    roles: 'semua',
    scope: 'sendiri',
    offline: 'live',
    piecewise: true,
    namesPerson: true,
    body: z.object({
      device: z.object({
        id: uuid(),
        appVersion: z.string().max(50),
        waiting: bilangan(),
        oldestAt: saat().nullable(),
      }),
      ops: z.array(z.unknown()).max(maksOperasi),
    }),
    output: z.object({ results: z.array(HasilSchema) }),
    success: { status: 200, info: 'Tulisan diterima' },
  }),
};
