import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bilangan, saat, uuid } from '#domain/core/fields.ts';
import { maksByteSendiri, maksDitanyakan } from './batas.ts';

/** What travels around the operations. */
const bingkai = 8 * 1024;

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
  /** By the place each stands at in the body, as its form would name it: 'sampel[0][file_gambar]'. */
  files: z.record(z.string().max(200), z.string().regex(/^[0-9a-f]{64}$/)).optional(),
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
export type HasilOperasi = z.output<typeof HasilSchema>;

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
  /** Of the writes asked about in `sent` those the server does not know: they have to go again. */
  unknown: z.array(z.string()).optional(),
});
export type Tarikan = z.output<typeof TarikanSchema>;

/** Writes the device holds as confirmed and was not told of in `done` yet: their ids, with commas between. */
const satuId = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const ditanyakan = () =>
  z
    .string()
    .regex(new RegExp(`^${satuId}(?:,${satuId}){0,${maksDitanyakan - 1}}$`), 'Pengenal data tidak sah.');

export const syncApi = {
  pull: endpoint({
    method: 'GET',
    path: '/sync/pull',
    summary: 'Perubahan perangkat kerja sejak kursor, dan operasi sendiri yang sudah berlaku',
    roles: 'semua',
    offline: 'live',
    query: z.object({
      cursor: z.string().optional(),
      limit: bilangan(1, 500).optional(),
      sent: ditanyakan().optional(),
    }),
    output: TarikanSchema,
    success: { status: 200, info: 'Perubahan' },
  }),
  push: endpoint({
    method: 'POST',
    path: '/sync/push',
    summary:
      'Kirim tulisan yang menunggu di perangkat; satu hasil untuk tiap operasi, berurutan; paling banyak 50 operasi atau 256 KB, satu operasi sendirian sampai 512 KB',
    roles: 'semua',
    offline: 'live',
    piecewise: true,
    namesPerson: true,
    maxBytes: maksByteSendiri + bingkai,
    body: z.object({
      device: z.object({
        id: uuid(),
        appVersion: z.string().max(50),
        waiting: bilangan(),
        oldestAt: saat().nullable(),
      }),
      /** Too many or too much is 413, not 422: a device then sends half as much (`muatSekali`). */
      ops: z.array(z.unknown()),
    }),
    output: z.object({ results: z.array(HasilSchema) }),
    success: { status: 200, info: 'Tulisan diterima' },
  }),
};
