import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { teks, uuid } from '#domain/core/fields.ts';

/*
 * Notifications of the system on the devices of a person (Web Push, BEYOND-44): each device is switched on by itself, on
 * itself, and stays so for as long as its person is signed in there.
 */

/** What a push says; it may lie on a lock screen. The worker reads it (sw/dorong.ts). */
export type PesanDorong = {
  /** Whom it is for: somebody else may have the device by now. */
  untuk: string;
  /** Of several with the same one the last is shown. */
  tag: string;
  judul: string;
  isi: string;
  /** The page of the app that a tap on it opens. */
  alamat: string;
};

/** How many devices a person may have; beyond it the one that was switched on first goes. */
export const maksPerangkat = 10;

const kunciPeramban = (panjang: number) =>
  z
    .string({ error: 'Kunci dari peramban tidak lengkap. Muat ulang halaman, lalu nyalakan lagi.' })
    .regex(new RegExp(`^[A-Za-z0-9_-]{${panjang}}$`), 'Kunci dari peramban tidak dapat dibaca.');

const DorongSchema = z.object({
  /** The public key of this server, by which browsers know it. */
  kunci: z.string(),
  perangkat: z.array(
    z.object({
      uuid: z.uuid(),
      nama: z.string(),
      sejak: z.string(),
      /** Whether it is the one that asks. */
      ini: z.boolean(),
    }),
  ),
});
export type Dorong = z.output<typeof DorongSchema>;

export const dorongApi = {
  perangkat: endpoint({
    method: 'GET',
    path: '/notification/device',
    summary: 'Perangkat sendiri yang memberi tahu, dan kunci umum server untuk menambah satu',
    roles: 'semua',
    offline: 'cached',
    output: DorongSchema,
    success: { status: 200, info: 'Perangkat yang memberi tahu' },
  }),
  nyalakan: endpoint({
    roles: 'semua',
    offline: 'live',
    record: { lane: 'akun' },
    method: 'PUT',
    path: '/notification/device',
    summary: 'Nyalakan pemberitahuan di perangkat ini; yang sudah ada diperbarui',
    body: z.object({
      /** Where its browser's push service takes messages for it, and the keys to write them with. */
      endpoint: z
        .url({ protocol: /^https?$/, error: 'Alamat layanan pemberitahuan tidak dapat dibaca.' })
        .max(1000, 'Alamat layanan pemberitahuan terlalu panjang.'),
      p256dh: kunciPeramban(87),
      auth: kunciPeramban(22),
      nama: teks(60),
    }),
    output: z.null(),
    success: { status: 200, info: 'Pemberitahuan menyala di perangkat ini' },
  }),
  matikan: endpoint({
    roles: 'semua',
    offline: 'live',
    record: { lane: 'akun', field: 'uuid' },
    method: 'DELETE',
    path: '/notification/device',
    summary: 'Matikan pemberitahuan di satu perangkat sendiri',
    body: z.object({ uuid: uuid() }),
    output: z.null(),
    success: { status: 200, info: 'Pemberitahuan dimatikan' },
  }),
};
