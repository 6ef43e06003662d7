import { z } from 'zod';
import { asalFields } from '#domain/akun/endpoints.ts';
import { nip } from '#domain/akun/rules.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  baseRev,
  bilangan,
  bolehKosong,
  digit,
  flag,
  halaman,
  kosong,
  salahSatu,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import {
  PekerjaanDipegangSchema,
  PetugasSchema,
  PetugasTersimpanSchema,
  PilihanPetugasSchema,
} from './schema.ts';

const record = { lane: 'petugas', field: 'uuid' } as const;
const workflow = akunWorkflow;

/** Work that passes to another officer, kind by kind (GAP-131); that of a laboratory names it. */
const serahan = () =>
  z.array(z.object({ jenis: teks(50), idLaboratorium: bolehKosong(bilangan(1)), kepada: uuid() }), {
    error: 'Serah terima tidak sah.',
  });

/** Sizes as OFFICER-14 and OFFICER-15 say; a person who is turned down need not be given numbers first. */
const PetugasBody = z
  .object({
    uuid: uuid(),
    nama: teks(200),
    noWhatsapp: bolehKosong(digit(10, 14)),
    noIndukKepegawaian: bolehKosong(digit(4, 16, nip)), // GAP-167
    idRole: bolehKosong(salahSatu(1, 2, 3, 4, 5)),
    otoritasLaboratorium: z.array(bilangan(1), { error: 'Pilih laboratorium dari daftar.' }).default([]),
    flagPersetujuan: bolehKosong(salahSatu(1, 2)),
    catatanVerifikasi: teksOpsional(2000),
    flagAktif: bolehKosong(flag()),
    serahan: bolehKosong(serahan()),
    baseRev: baseRev(),
  })
  .superRefine((body, context) => {
    if (body.flagPersetujuan === 2) return;
    for (const field of ['noWhatsapp', 'noIndukKepegawaian', 'idRole'] as const)
      if (body[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: kosong });
  });

const AktifBody = z.object({
  uuid: uuid(),
  flagAktif: flag(),
  serahan: bolehKosong(serahan()),
  baseRev: baseRev(),
});

const SerahBody = z.object({
  uuid: uuid(),
  serahan: serahan().min(1, 'Pilih penerima untuk paling sedikit satu pekerjaan.'),
  baseRev: baseRev(),
});

/** Which of its fields are asked for follows from the person (akun/rules.ts, aturanKoreksi). */
const KoreksiBody = z.object({ uuid: uuid(), ...asalFields(), alasan: teks(2000), baseRev: baseRev() });

/** Which action of W8 a save is: turning an account down or approving it, or only changing what is known of it. */
export const aksiPetugas = (body: { flagPersetujuan?: number | undefined }): 'setujui' | 'tolak' | 'ubah' =>
  body.flagPersetujuan === undefined ? 'ubah' : body.flagPersetujuan === 1 ? 'setujui' : 'tolak';

export const petugasApi = {
  list: endpoint({
    method: 'GET',
    path: '/officer',
    summary: 'Daftar petugas dan akun; selain Admin hanya pilihan nama petugas',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      flagAktif: flag().optional(),
      idRole: bilangan(1).optional(),
      idLaboratorium: bilangan(1).optional(),
      idStatusVerifikasi: bilangan(1).optional(),
      menunggu: flag().optional(),
      ...halaman,
    }),
    output: z.union([
      PetugasSchema,
      PilihanPetugasSchema,
      z.array(PetugasSchema),
      z.array(PilihanPetugasSchema),
    ]),
    success: { status: 200, info: 'Data petugas' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/officer',
    summary: 'Ubah petugas: peran, laboratorium, persetujuan akun, status aktif',
    roles: ['Admin'],
    offline: 'live',
    record,
    carries: { workflow, actions: ['setujui', 'tolak', 'ubah'], select: aksiPetugas },
    body: PetugasBody,
    output: PetugasTersimpanSchema,
    success: { status: 201, info: 'Data penelitian berhasil disimpan' }, // OFFICER-18, MSG-28: worded so
  }),
  koreksi: endpoint({
    method: 'PUT',
    path: '/officer/correction',
    summary: 'Koreksi data diri orang yang sudah terverifikasi, dengan alasan; yang sudah terbit tetap',
    roles: ['Admin'],
    offline: 'live',
    record,
    carries: { workflow, actions: ['koreksi'], select: () => 'koreksi' },
    body: KoreksiBody,
    output: PetugasTersimpanSchema,
    success: { status: 200, info: 'Data diri berhasil dikoreksi' },
  }),
  jawabPerbaikan: endpoint({
    method: 'PUT',
    path: '/officer/correction-request',
    summary: 'Jawab permintaan perbaikan data yang terbuka; koreksinya sendiri dengan panggilan koreksi',
    roles: ['Admin'],
    offline: 'live',
    record,
    body: z.object({ uuid: uuid(), jawaban: teks(2000) }),
    output: PetugasTersimpanSchema,
    success: { status: 200, info: 'Permintaan perbaikan berhasil dijawab' },
  }),
  activate: endpoint({
    method: 'PUT',
    path: '/officer/activate',
    summary: 'Aktifkan (1) atau nonaktifkan (0) akun',
    roles: ['Admin'],
    offline: 'live',
    record,
    carries: { workflow, actions: ['aktifkan'], select: () => 'aktifkan' },
    body: AktifBody,
    output: PetugasTersimpanSchema,
    success: { status: 201, info: 'Status akun berhasil diubah' },
  }),
  hapus: endpoint({
    method: 'DELETE',
    path: '/officer',
    summary: 'Hapus akun yang ditolak',
    roles: ['Admin'],
    offline: 'live',
    record,
    carries: { workflow, actions: ['hapus'], select: () => 'hapus' },
    body: z.object({ uuid: uuid(), baseRev: baseRev() }),
    output: z.null(),
    success: { status: 200, info: 'Data petugas berhasil dihapus' },
  }),
  pekerjaan: endpoint({
    method: 'GET',
    path: '/officer/work',
    summary:
      'Pekerjaan yang tertinggal bila seorang petugas berkedudukan begini; tanpa uuid, yang kini tidak dapat dikerjakan siapa pun',
    roles: ['Admin'],
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      idRole: bolehKosong(salahSatu(1, 2, 3, 4, 5)),
      flagAktif: flag().default(false),
      /** Their numbers, with commas between them. */
      laboratorium: z
        .string()
        .regex(/^(\d{1,9}(,\d{1,9})*)?$/, 'Nomor laboratorium dipisahkan koma.')
        .optional(),
    }),
    output: z.array(PekerjaanDipegangSchema),
    success: { status: 200, info: 'Pekerjaan petugas' },
  }),
  serahkan: endpoint({
    method: 'POST',
    path: '/officer/hand-over',
    summary: 'Serahkan semua yang dipegang seorang petugas kepada petugas lain, menurut jenisnya',
    roles: ['Admin'],
    offline: 'live',
    record,
    carries: { workflow, actions: ['ubah'], select: () => 'ubah' },
    body: SerahBody,
    output: PetugasTersimpanSchema,
    success: { status: 201, info: 'Pekerjaan berhasil diserahkan' },
  }),
};
