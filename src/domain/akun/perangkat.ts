import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bolehKosong, uuid } from '#domain/core/fields.ts';

/*
 * The devices on which somebody is signed in, each one session (BEYOND-49). One that is put out learns so when it next asks
 * anything, and lets go of what it holds but for what its person has not sent (decision 055).
 */

const PerangkatSchema = z.object({
  uuid: z.uuid(),
  /** What a person knows it by: 'Chrome di Android'. */
  nama: z.string(),
  /** When they signed in there. */
  sejak: z.string(),
  /** When it last asked anything, to the hour. */
  terakhir: z.string(),
  /** Whether it is the one that asks. */
  ini: z.boolean(),
});
export type Perangkat = z.output<typeof PerangkatSchema>;

export const perangkatApi = {
  daftar: endpoint({
    method: 'GET',
    path: '/user/device',
    summary: 'Perangkat tempat Anda masuk, yang terakhir dipakai lebih dahulu',
    roles: 'semua',
    offline: 'cached',
    output: z.array(PerangkatSchema),
    success: { status: 200, info: 'Perangkat yang masuk' },
  }),
  keluarkan: endpoint({
    method: 'DELETE',
    path: '/user/device',
    summary: 'Keluarkan satu perangkat sendiri; yang sedang dipakai keluar dengan auth/logout',
    roles: 'semua',
    offline: 'live',
    record: { lane: 'akun', field: 'uuid' },
    body: z.object({ uuid: uuid() }),
    output: z.null(),
    success: { status: 200, info: 'Perangkat dikeluarkan' },
  }),
  daftarOrang: endpoint({
    method: 'GET',
    path: '/officer/device',
    summary: 'Perangkat tempat seseorang masuk, yang terakhir dipakai lebih dahulu',
    roles: ['Admin'],
    offline: 'cached',
    query: z.object({ uuid: uuid() }),
    output: z.array(PerangkatSchema),
    success: { status: 200, info: 'Perangkat yang masuk' },
  }),
  keluarkanOrang: endpoint({
    method: 'DELETE',
    path: '/officer/device',
    summary: 'Keluarkan satu perangkat seseorang; tanpa uuid_perangkat, semuanya',
    roles: ['Admin'],
    offline: 'live',
    record: { lane: 'petugas', field: 'uuid' },
    /** Whose it is, and which one. */
    body: z.object({ uuid: uuid(), uuidPerangkat: bolehKosong(uuid()) }),
    output: z.null(),
    success: { status: 200, info: 'Perangkat dikeluarkan' },
  }),
};
