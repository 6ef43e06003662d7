import { z } from 'zod';
import { maksBerkas, terlaluBesar } from '#domain/berkas/schema.ts';
import { endpoint } from '#domain/core/endpoint.ts';
import { codesFrom } from '#domain/core/workflow.ts';
import {
  baseRev,
  berkas,
  bilangan,
  bolehKosong,
  flag,
  daftarBerkas,
  halaman,
  maksRupiah,
  salahSatu,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { roleList } from '#domain/core/roles.ts';
import { jedaApiUntuk } from '#domain/perjalanan/jeda-api.ts';
import { PengujianRingkasSchema, PengujianSchema } from './schema.ts';
import type { PengujianState } from './keadaan.ts';
import { pengujianWorkflow, type PengujianAksi } from './workflow.ts';

const record = { lane: 'pengujian', field: 'uuid' } as const;
const registrants = ['Pendaftar', 'Kalab', 'Laboran'] as const;
const workflow = pengujianWorkflow;

/** The picture of a sample (REG-43, CONF-10). */
export const aturanGambar = {
  field: 'sampel[*][file_gambar]',
  types: ['image/jpeg', 'application/pdf'],
  maxBytes: maksBerkas,
  terlaluBesar,
  salahJenis: 'Gambar sampel harus berupa file jpg, jpeg, atau pdf.',
} as const;

const gambar = bolehKosong(berkas());
export const maksSampel = 50;
export const maksParameter = 50;

const ParameterDaftar = z.object({
  uuid: bolehKosong(uuid()),
  idPengujianParameterUji: bilangan(1),
  jumlahReplikasi: bolehKosong(bilangan(1, 100)), // REG-45
  flagReplikasi: bolehKosong(flag()),
});

/** One sample as it is registered (REG-42 to REG-45). */
const SampelDaftar = z.object({
  uuid: bolehKosong(uuid()),
  nama: teks(200),
  jumlah: bilangan(1, 1_000_000),
  idPengujianBentukSampel: bilangan(1),
  idPengujianPenyimpananSampel: bilangan(1),
  idPengujianKondisiSampel: bilangan(1),
  kemasan: teks(200),
  noBets: teksOpsional(100),
  pembuat: teksOpsional(200),
  tglProduksi: bolehKosong(tanggal()),
  tglKedaluwarsa: bolehKosong(tanggal()),
  tglPengambilan: bolehKosong(tanggal()),
  fileGambar: gambar,
  parameterUji: z
    .array(ParameterDaftar, { error: 'Pilih paling sedikit satu parameter uji.' })
    .min(1, 'Pilih paling sedikit satu parameter uji.')
    .max(maksParameter, `Paling banyak ${maksParameter} parameter dalam satu sampel.`),
});

export const PendaftaranBody = z.object({
  uuid: bolehKosong(uuid()),
  idJenisPenggunaan: salahSatu(2),
  catatanTambahan: teksOpsional(),
  sampel: z
    .array(SampelDaftar, { error: 'Daftarkan paling sedikit satu sampel.' })
    .min(1, 'Daftarkan paling sedikit satu sampel.')
    .max(maksSampel, `Paling banyak ${maksSampel} sampel dalam satu pendaftaran.`),
});

/** What the forms of Admin and Kalab say of one sample. */
const sampelDiputuskan = <P extends z.ZodType>(parameter: P) =>
  z.object({
    uuid: uuid(),
    idPengujianStatusSampel: bolehKosong(salahSatu(1, 2, 3)),
    tglPenerimaanSampel: bolehKosong(tanggal()),
    idKondisiPenerimaan: bolehKosong(bilangan(1)), // GAP-173
    catatanPenerimaan: bolehKosong(teks(500)),
    fileGambar: gambar,
    parameterUji: z.array(parameter).max(maksParameter).default([]),
  });

const putusan = {
  uuid: uuid(),
  role: bolehKosong(z.enum(roleList, { error: 'Peran ini tidak dikenal.' })),
  catatanTambahan: teksOpsional(),
  baseRev: baseRev(),
};

export const VerifikasiBody = z
  .object({
    ...putusan,
    flagPersetujuan: salahSatu(0, 1, 2),
    idUserVerifikasiKalab: bolehKosong(uuid()),
    sampel: z
      .array(
        sampelDiputuskan(
          z.object({ uuid: uuid(), idStatusSampelParameter: bolehKosong(salahSatu(1, 2, 3, 4)) }),
        ),
      )
      .max(maksSampel)
      .default([]),
  })
  .refine((body) => body.flagPersetujuan !== 2 || body.idUserVerifikasiKalab !== undefined, {
    path: ['idUserVerifikasiKalab'],
    message: 'Pilih kalab yang akan memverifikasi.', // TESTADM-20
  });

export const PenugasanBody = z.object({
  ...putusan,
  sampel: z
    .array(
      sampelDiputuskan(
        z.object({
          uuid: uuid(),
          idUserAnalisis: bolehKosong(uuid()),
          idUserPenyelia: bolehKosong(uuid()),
          idStatusSampelParameter: bolehKosong(salahSatu(3, 4)),
        }),
      ),
    )
    .max(maksSampel),
});

/** Of one line: far beyond any price, and small enough that the sum of every line a form takes stays exact. */
const maksTagihan = maksRupiah * maksSampel * maksParameter;
const rupiah = () => bilangan(0, maksRupiah);
export const PelunasanBody = z.object({
  uuid: uuid(),
  catatanTambahan: teksOpsional(),
  /** Below 0 when more was paid than the work cost. */
  nominalAkhir: bilangan(-maksTagihan, maksTagihan),
  tagihan: z
    .array(
      z.object({ uuid: uuid(), hargaPengujian: rupiah(), hargaReplikasi: rupiah(), hargaTotal: rupiah() }),
    )
    .max(maksSampel * maksParameter)
    .default([]),
  baseRev: baseRev(),
});

const aksiVerifikasi: Partial<Record<Role, Partial<Record<number, PengujianAksi>>>> = {
  Admin: { 1: 'setujui', 2: 'mintaVerifikasiKalab', 0: 'tolak' },
  Kalab: { 1: 'setujuiKalab', 0: 'tolakKalab' },
  Pendaftar: { 0: 'batalkanPendaftaran' },
  Laboran: { 0: 'batalkanPendaftaran' },
};

/**
 * Which act of W1 a test/verification is (CONF-03, GAP-126). A 0 on a registration of one's own is a withdrawal, which
 * only the record tells of a Kalab. A value that is none for the role gives a name no workflow knows.
 */
export const pilihVerifikasi = (
  { flagPersetujuan }: { flagPersetujuan: number },
  actor: Actor,
  record?: Pick<PengujianState, 'pendaftarUuid'>,
): PengujianAksi =>
  flagPersetujuan === 0 && record?.pendaftarUuid === actor.uuid
    ? 'batalkanPendaftaran'
    : (aksiVerifikasi[actor.role]?.[flagPersetujuan] ?? ('' as PengujianAksi));

/** Which act of W1 a test/generate-code is: the first assignment, or a change of one that stands (GAP-123). */
export const pilihPenugasan = (
  _body: unknown,
  _actor: Actor,
  record?: Pick<PengujianState, 'kdStatusPengajuan'>,
): 'tugaskan' | 'ubahPenugasan' =>
  record && codesFrom(pengujianWorkflow, 'ubahPenugasan').includes(record.kdStatusPengajuan)
    ? 'ubahPenugasan'
    : 'tugaskan';

export const pengujianApi = {
  list: endpoint({
    method: 'GET',
    path: '/test',
    summary: 'Pengujian sendiri; dengan flag_officer=1 yang ditangani petugas; dengan uuid satu pengujian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      idLaboratorium: bilangan().optional(),
      idStatusVerifikasi: bilangan().optional(),
      idStatusPengajuan: bilangan().optional(), // CONF-15: the same filter
      ...daftarBerkas,
      /** Only what has reached a Kalab, code 2 and later (GAP-84). */
      flagKalab: flag().optional(),
      ...halaman,
    }),
    output: z.union([PengujianSchema, z.array(PengujianRingkasSchema)]),
    success: { status: 200, info: 'Data pengujian' },
  }),
  daftar: endpoint({
    method: 'POST',
    path: '/test',
    summary: 'Daftarkan sampel untuk diuji',
    roles: registrants,
    offline: 'queued',
    record: { lane: 'pengujian' },
    files: [aturanGambar],
    body: PendaftaranBody,
    output: PengujianSchema,
    success: { status: 201, info: 'Data pengujian berhasil disimpan' }, // REG-47
  }),
  verifikasi: endpoint({
    method: 'POST',
    path: '/test/verification',
    summary: 'Setujui (1), teruskan ke kalab (2, Admin), atau tolak (0); 0 dari pendaftarnya membatalkan',
    roles: ['Pendaftar', 'Kalab', 'Laboran', 'Admin'],
    offline: 'live',
    record,
    files: [aturanGambar],
    carries: {
      workflow,
      actions: [
        'setujui',
        'mintaVerifikasiKalab',
        'tolak',
        'setujuiKalab',
        'tolakKalab',
        'batalkanPendaftaran',
      ],
      select: pilihVerifikasi,
    },
    body: VerifikasiBody,
    output: PengujianSchema,
    success: { status: 200, info: 'Data penelitian berhasil disimpan' }, // TESTADM-22, CONF-53: worded so
  }),
  tugaskan: endpoint({
    method: 'POST',
    path: '/test/generate-code',
    summary: 'Tentukan analis dan penyelia setiap parameter; memberi kode sampel',
    roles: ['Admin'],
    offline: 'live',
    record,
    files: [aturanGambar],
    carries: { workflow, actions: ['tugaskan', 'ubahPenugasan'], select: pilihPenugasan },
    body: PenugasanBody,
    output: PengujianSchema,
    success: { status: 200, info: 'Kode sampel dan penugasan berhasil disimpan' },
  }),
  pelunasan: endpoint({
    method: 'POST',
    path: '/test/repayment',
    summary: 'Buat tagihan pelunasan; juga memperbaikinya selama belum dibayar',
    roles: ['Admin'],
    offline: 'live',
    record,
    carries: { workflow, actions: ['tagihPelunasan'], select: () => 'tagihPelunasan' },
    body: PelunasanBody,
    output: PengujianSchema,
    success: { status: 200, info: 'Data pengujian generate tagihan pelunasan berhasil' }, // TESTADM-27
  }),
  ...jedaApiUntuk({
    path: '/test',
    lane: 'pengujian',
    roles: workflow.actions.jedakan.roles,
    workflow,
    output: PengujianSchema,
  }),
};
