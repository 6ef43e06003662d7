import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  bilangan,
  bolehKosong,
  halaman,
  kosong,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { DataBersamaSchema } from './bersama.ts';
import { TulisSelSchema } from './sel.ts';

/** Its own id is the record's. What it corrects it names, and that record stays as it is (BEYOND-09). */
export const DataBersamaBody = z
  .object({
    versi: uuid(),
    /** Which of the kinds of shared data that the version declares. */
    nama: teks(40),
    tanggal: tanggal(),
    sel: z
      .array(TulisSelSchema.omit({ semula: true }), { error: 'Isi sedikitnya satu sel.' })
      .min(1, 'Isi sedikitnya satu sel.')
      .max(500),
    keterangan: teksOpsional(),
    gantikan: bolehKosong(uuid()),
    alasan: teksOpsional(500),
  })
  .refine(({ gantikan, alasan }) => gantikan === undefined || alasan !== null, {
    path: ['alasan'],
    message: kosong,
  });

export const dataBersamaApi = {
  list: endpoint({
    method: 'GET',
    path: '/bench-data',
    summary:
      'Data bersama meja (kurva baku, pembakuan, blangko, kesesuaian sistem), yang terbaru lebih dahulu; dengan uuid satu data',
    // Who may supervise a test reads what its sheets rest on.
    roles: ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'],
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      idLaboratorium: bilangan().optional(),
      uuidParameterUji: uuid().optional(),
      tanggal: tanggal().optional(),
      ...halaman,
    }),
    output: z.union([DataBersamaSchema, z.array(DataBersamaSchema)]),
    success: { status: 200, info: 'Data bersama' },
  }),
  tambah: endpoint({
    method: 'POST',
    path: '/bench-data',
    summary:
      'Catat data bersama satu hari dan satu metode; koreksi menyebut data yang digantikannya (gantikan) dan alasannya',
    roles: ['Kalab', 'Laboran', 'Admin'],
    offline: 'queued',
    // A correction is a later write on what it corrects, and comes after it.
    record: { lane: 'data-bersama', field: 'gantikan' },
    body: DataBersamaBody,
    output: DataBersamaSchema,
    success: { status: 201, info: 'Data bersama berhasil disimpan' },
  }),
};
