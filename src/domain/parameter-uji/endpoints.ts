import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  baseRev,
  bilangan,
  bolehKosong,
  flag,
  halaman,
  persen,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { parameterUjiImpor } from './impor.ts';
import { parameterUjiKeliru } from './rules.ts';
import { ParameterUjiIndukSchema, ParameterUjiSchema } from './schema.ts';

const harga = () => bilangan(0, 100_000_000); // MSG-10

/** MASTER-26 to MASTER-29; prices of replication are left out, or empty, where there is none. */
const isi = {
  idLaboratorium: bilangan(1),
  kdParameterUji: teks(30),
  namaParameterUji: teks(200),
  metodeUji: teks(500),
  hargaInternal: harga(),
  hargaEksternal: harga(),
  idSatuan: bilangan(1),
  satuanHasil: teksOpsional(30),
  flagReplikasi: flag(),
  hargaReplikasiInternal: bolehKosong(harga()),
  hargaReplikasiEksternal: bolehKosong(harga()),
  pembagian: z
    .array(z.object({ idPeran: bilangan(1), persenPembagian: persen() }), {
      error: 'Isi persen pembagian per peran.',
    })
    .max(20)
    .default([]),
  /** In the scope of the laboratory's accreditation (GAP-174). */
  flagAkreditasi: bolehKosong(flag()),
  /** Whether it is still offered: a test that was ever asked for stays, for its bills name it (GAP-50). */
  flagAktif: bolehKosong(flag()),
};

const aturan = (body: Parameters<typeof parameterUjiKeliru>[0], context: z.RefinementCtx): void => {
  for (const { path, message } of parameterUjiKeliru(body))
    context.addIssue({ code: 'custom', path, message });
};

const TambahBody = z.object({ ...isi, uuid: bolehKosong(uuid()) }).superRefine(aturan);
const UbahBody = z.object({ ...isi, uuid: uuid(), baseRev: baseRev() }).superRefine(aturan);

export const parameterUjiApi = {
  ...parameterUjiImpor.api,
  list: endpoint({
    method: 'GET',
    path: '/test-parameter',
    summary:
      'Parameter uji yang ditawarkan, dengan kedua tarifnya; bagi Admin semuanya, dengan pembagian biayanya. menunggu=1 hanya yang versi lembar kerjanya menunggu dirilis pemanggil',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      idLaboratorium: bilangan(1).optional(),
      uuid: uuid().optional(),
      menunggu: flag().optional(),
      ...halaman,
    }),
    output: z.union([
      ParameterUjiIndukSchema,
      ParameterUjiSchema,
      z.array(ParameterUjiIndukSchema),
      z.array(ParameterUjiSchema),
    ]),
    success: { status: 200, info: 'Data parameter uji' },
  }),
  tambah: endpoint({
    method: 'POST',
    path: '/test-parameter',
    summary: 'Tambah parameter uji',
    roles: ['Admin'],
    offline: 'live',
    record: { lane: 'parameter-uji' },
    body: TambahBody,
    output: ParameterUjiIndukSchema,
    success: { status: 201, info: 'Data parameter berhasil disimpan' }, // MSG-26
  }),
  ubah: endpoint({
    method: 'PUT',
    path: '/test-parameter',
    summary: 'Ubah parameter uji; harga pengujian yang sudah ditagih tetap',
    roles: ['Admin'],
    offline: 'live',
    record: { lane: 'parameter-uji', field: 'uuid' },
    body: UbahBody,
    output: ParameterUjiIndukSchema,
    success: { status: 200, info: 'Data parameter berhasil diubah' }, // MSG-26
  }),
};
