import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { baseRev, bolehKosong, teks, uuid } from '#domain/core/fields.ts';
import { ContohSchema } from './contoh.ts';
import { IsiLembarSchema } from './schema.ts';
import { VersiDicobaSchema, VersiLembarSchema } from './versi.ts';
import { versiWorkflow, type VersiAksi } from './versi-workflow.ts';

const record = { lane: 'versi-lembar', field: 'uuid' } as const;
const carries = (aksi: VersiAksi) => ({ workflow: versiWorkflow, actions: [aksi], select: () => aksi });
const isi = { isi: IsiLembarSchema, contoh: z.array(ContohSchema).max(20).default([]) };

export const versiLembarApi = {
  list: endpoint({
    method: 'GET',
    path: '/test-parameter/sheet',
    summary:
      'Versi lembar kerja satu parameter uji, terbaru lebih dulu; dengan uuid satu versi dan hasil contohnya. Rancangan hanya bagi Admin dan kalab laboratoriumnya',
    roles: ['Admin', 'Kalab', 'Laboran', 'Petugas pembayaran'],
    offline: 'cached',
    query: z.object({ uuid: uuid().optional(), uuidParameterUji: uuid().optional() }),
    output: z.union([VersiDicobaSchema, z.array(VersiLembarSchema)]),
    success: { status: 200, info: 'Data lembar kerja' },
  }),
  buat: endpoint({
    method: 'POST',
    path: '/test-parameter/sheet',
    summary: 'Buat rancangan versi berikutnya dari lembar kerja satu parameter uji',
    roles: ['Admin'],
    offline: 'live',
    record: { lane: 'versi-lembar' },
    body: z.object({ uuid: bolehKosong(uuid()), uuidParameterUji: uuid(), ...isi }),
    output: VersiDicobaSchema,
    success: { status: 201, info: 'Rancangan lembar kerja tersimpan' },
  }),
  ubah: endpoint({
    method: 'PUT',
    path: '/test-parameter/sheet',
    summary: 'Ubah rancangan lembar kerja; versi yang sudah dirilis tidak pernah diubah',
    roles: ['Admin'],
    offline: 'live',
    record,
    carries: carries('ubah'),
    body: z.object({ uuid: uuid(), ...isi, baseRev: baseRev() }),
    output: VersiDicobaSchema,
    success: { status: 200, info: 'Rancangan lembar kerja tersimpan' },
  }),
  rilis: endpoint({
    method: 'PUT',
    path: '/test-parameter/sheet/release',
    summary:
      'Rilis versi lembar kerja oleh orang kedua, bila semua contohnya menghasilkan yang diharapkan; yang dirilis sebelumnya tidak dipakai lagi',
    roles: ['Admin', 'Kalab'],
    offline: 'live',
    record,
    carries: carries('rilis'),
    body: z.object({ uuid: uuid(), baseRev: baseRev() }),
    output: VersiDicobaSchema,
    success: { status: 200, info: 'Lembar kerja dirilis' },
  }),
  hentikan: endpoint({
    method: 'PUT',
    path: '/test-parameter/sheet/stop',
    summary: 'Hentikan pemakaian satu versi lembar kerja; yang sudah dimulai dengannya tetap memakainya',
    roles: ['Admin', 'Kalab'],
    offline: 'live',
    record,
    carries: carries('hentikan'),
    body: z.object({ uuid: uuid(), alasan: teks(500), baseRev: baseRev() }),
    output: VersiDicobaSchema,
    success: { status: 200, info: 'Lembar kerja tidak dipakai lagi' },
  }),
};
