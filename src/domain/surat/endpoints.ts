import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  baseRev,
  bilangan,
  bolehKosong,
  daftarPetugas,
  halaman,
  salahSatu,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { roleList, type Actor } from '#domain/core/roles.ts';
import {
  HalanganSuratSchema,
  PenelitianSuratSchema,
  RiwayatLaboratoriumSchema,
  SuratSchema,
} from './schema.ts';
import { suratWorkflow, type SuratAksi } from './workflow.ts';

const peran = () => z.enum(roleList, { error: 'Peran ini tidak dikenal.' });

/** API-103. Decides for every laboratory of a Laboran that the letter lists, or for the one that is named (GAP-106). */
export const PutusanSuratBody = z.object({
  uuid: uuid(),
  role: bolehKosong(peran()), // GAP-64
  flagPersetujuan: salahSatu(1, 2), // LETTER-21
  catatan: teksOpsional(),
  idLaboratorium: bolehKosong(bilangan(1)),
  baseRev: baseRev(),
});

/** Which act of W5 a submission-lab-free/verification is. */
export const pilihPutusanSurat = (
  { flagPersetujuan }: { flagPersetujuan: number },
  { role }: Pick<Actor, 'role'>,
): SuratAksi => {
  const setuju = flagPersetujuan === 1;
  if (role === 'Petugas pembayaran') return setuju ? 'setujuiPembayaran' : 'tolakPembayaran';
  return setuju ? 'setujuiLaboran' : 'tolakLaboran';
};

/** GAP-93: the history also under its stated name (DATA-51). */
const SuratLengkapSchema = SuratSchema.extend({ historySubmission: SuratSchema.shape.history });

const cari = { search: halaman.search };

export const suratApi = {
  list: endpoint({
    method: 'GET',
    path: '/submission-lab-free',
    summary:
      'Surat bebas lab sendiri; dengan flag_officer=1 yang dibaca petugas menurut peran; dengan uuid satu surat',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      idStatusBebasLab: bilangan().optional(),
      idLaboratorium: bilangan().optional(),
      role: peran().optional(),
      ...daftarPetugas,
      ...halaman,
    }),
    output: z.union([SuratLengkapSchema, z.array(SuratSchema)]),
    success: { status: 200, info: 'Data surat bebas lab' },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/submission-lab-free/detail',
    summary:
      'Penelitian di satu laboratorium: dengan uuid yang tercantum pada surat itu, tanpa uuid milik sendiri',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid().optional(), idLaboratorium: bilangan().optional(), ...cari }),
    output: z.array(PenelitianSuratSchema),
    success: { status: 200, info: 'Data penelitian' },
  }),
  riwayatLaboratorium: endpoint({
    method: 'GET',
    path: '/submission-lab-free/lab-history',
    summary: 'Banyaknya penelitian di setiap laboratorium; id_user untuk pemohon yang suratnya dapat dibaca',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ idUser: uuid().optional(), ...cari }),
    output: z.array(RiwayatLaboratoriumSchema),
    success: { status: 200, info: 'Data riwayat laboratorium' },
  }),
  dapatMengajukan: endpoint({
    method: 'GET',
    path: '/submission-lab-free/check-can-submission',
    summary: 'Apakah surat dapat diajukan, dan apa yang menghalangi',
    roles: ['Pendaftar'],
    offline: 'cached',
    output: z.object({ flagDapatMengajukan: z.boolean(), halangan: z.array(HalanganSuratSchema) }),
    success: { status: 200, info: 'Syarat pengajuan surat bebas lab' },
  }),
  ajukan: endpoint({
    method: 'POST',
    path: '/submission-lab-free',
    summary: 'Ajukan surat bebas lab',
    roles: ['Pendaftar'],
    offline: 'queued',
    record: { lane: 'surat' },
    body: z.object({}),
    output: SuratSchema,
    success: { status: 201, info: 'Data pengajuan bebas lab berhasil disimpan' }, // LETTER-08
  }),
  putuskan: endpoint({
    method: 'POST',
    path: '/submission-lab-free/verification',
    summary:
      'Setujui (1) atau tolak (2) sebagai laboran laboratorium pada surat, atau sebagai petugas pembayaran',
    roles: ['Laboran', 'Petugas pembayaran'],
    offline: 'queued',
    record: { lane: 'surat', field: 'uuid' },
    carries: {
      workflow: suratWorkflow,
      actions: ['setujuiLaboran', 'tolakLaboran', 'setujuiPembayaran', 'tolakPembayaran'],
      select: pilihPutusanSurat,
    },
    body: PutusanSuratBody,
    output: SuratSchema,
    success: { status: 201, info: 'Verifikasi surat bebas lab berhasil disimpan' },
  }),
};
