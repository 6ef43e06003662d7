import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { baseRev, bilangan, kosong, tanggal, teks, teksOpsional } from '#domain/core/fields.ts';
import { DasarLiburSchema, HariLiburSchema, jenisLibur, TahunLiburSchema } from './schema.ts';

/** Nobody decrees more days of one year than it has. */
const maksHari = 366;

const tahun = () => bilangan(2000, 2100);
const hari = () =>
  tanggal().refine((satu) => satu >= '2000' && satu < '2101', 'Tahun harus dari 2000 sampai 2100.');
const isi = {
  namaLibur: teks(200),
  jenisLibur: z.enum(jenisLibur, {
    error: ({ input }) => (input ? `Jenis libur harus ${jenisLibur.join(' atau ')}.` : kosong),
  }),
};
const BarisHari = z.object({ tanggal: hari(), ...isi });

// A day is named by its date, of which there is one each, and a year by its number.
const shared = { roles: ['Admin'], offline: 'live', record: { lane: 'libur' } } as const;

export const liburApi = {
  list: endpoint({
    method: 'GET',
    path: '/holiday',
    summary: 'Hari libur dan cuti bersama satu tahun, dengan dasarnya',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ tahun: tahun() }),
    output: TahunLiburSchema,
    success: { status: 200, info: 'Hari libur satu tahun' },
  }),
  tambah: endpoint({
    ...shared,
    method: 'POST',
    path: '/holiday',
    summary: 'Tambah satu atau banyak hari libur: semua atau tidak sama sekali',
    body: z.object({
      hari: z
        .array(BarisHari, { error: 'Pilih paling sedikit satu hari.' })
        .min(1, 'Pilih paling sedikit satu hari.')
        .max(maksHari, `Sekali kirim paling banyak ${maksHari} hari.`),
    }),
    output: z.object({ jumlah: z.number().int() }),
    success: { status: 201, info: 'Hari libur berhasil ditambahkan' },
  }),
  ubah: endpoint({
    ...shared,
    method: 'PUT',
    path: '/holiday',
    summary: 'Ubah nama atau jenis sebuah hari libur',
    body: z.object({ tanggal: hari(), ...isi, baseRev: baseRev() }),
    output: HariLiburSchema,
    success: { status: 200, info: 'Hari libur berhasil diubah' },
  }),
  hapus: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/holiday',
    summary: 'Hapus sebuah hari libur',
    body: z.object({ tanggal: hari(), baseRev: baseRev() }),
    output: z.object({ tanggal: z.string() }),
    success: { status: 200, info: 'Hari libur berhasil dihapus' },
  }),
  dasar: endpoint({
    ...shared,
    method: 'PUT',
    path: '/holiday/decree',
    summary: 'Sebutkan keputusan yang menetapkan libur satu tahun; kosong berarti belum ditetapkan',
    body: z.object({ tahun: tahun(), dasar: teksOpsional(200), baseRev: baseRev() }),
    output: DasarLiburSchema,
    success: { status: 200, info: 'Dasar libur berhasil disimpan' },
  }),
};
