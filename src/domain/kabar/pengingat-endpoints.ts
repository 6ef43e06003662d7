import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { baseRev, bilangan, bolehKosong, kosong } from '#domain/core/fields.ts';
import { jenisPengingat } from './pengingat.ts';

/** On how many days one thing is told at most, and how far they may lie away. */
export const banyakHari = 5;
export const hariTerjauh = 365;

const jenis = () =>
  z.enum(jenisPengingat, { error: ({ input }) => (input ? 'Pengingat ini tidak ada.' : kosong) });

/** The days of one kind of reminder; none: it is off (BEYOND-42). */
const PengingatSchema = z.object({
  pengingat: z.enum(jenisPengingat),
  hari: z.array(z.int()),
  rev: z.string(),
});
export type HariSatuPengingat = z.output<typeof PengingatSchema>;

const shared = { path: '/notification/reminder', roles: ['Admin'] } as const;

export const pengingatApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    summary: 'Hari-hari pengingat, menurut jenisnya',
    offline: 'cached',
    query: z.object({ pengingat: bolehKosong(jenis()) }),
    output: z.array(PengingatSchema),
    success: { status: 200, info: 'Hari pengingat' },
  }),
  ubah: endpoint({
    ...shared,
    method: 'PUT',
    summary: 'Ubah hari-hari satu jenis pengingat; tanpa hari berarti pengingat itu mati',
    offline: 'live',
    record: { lane: 'kabar' },
    body: z.object({
      pengingat: jenis(),
      hari: z
        .array(bilangan(1, hariTerjauh), { error: 'Hari harus berupa daftar angka.' })
        .max(banyakHari, `Paling banyak ${banyakHari} hari.`)
        .superRefine((hari, context) => {
          hari.forEach((satu, ke) => {
            if (hari.indexOf(satu) < ke)
              context.addIssue({ code: 'custom', path: [ke], message: 'Hari yang sama sudah ada di atas.' });
          });
        })
        .default([]),
      baseRev: baseRev(),
    }),
    output: PengingatSchema,
    success: { status: 200, info: 'Hari pengingat berhasil disimpan' },
  }),
};
