import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bilangan, flag } from '#domain/core/fields.ts';
import { roleList } from '#domain/core/roles.ts';
import { LaboratoriumSchema } from '#domain/laboratorium/schema.ts';
import { PeranSchema } from '#domain/parameter-uji/schema.ts';

const angka = z.number();
const nama = z.string();

/** A reference list: everybody active reads it, and every person who fills in the profile form, which needs some. */
const daftar = <I extends z.ZodType, Q extends z.ZodType = z.ZodUndefined>(
  path: string,
  summary: string,
  item: I,
  query?: Q,
) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    roles: 'calon',
    offline: 'cached',
    ...(query ? { query } : {}),
    output: z.array(item),
    success: { status: 200, info: summary },
  });

const pilihan = z.object({ id: angka, name: nama, flagAktif: angka });
const statusPengajuan = z.object({
  id: angka,
  kdStatusPengajuan: angka,
  statusPengajuan: nama,
  prosesSelanjutnya: nama,
});

export const acuanApi = {
  status: daftar('/status', 'Daftar status pengguna', z.object({ kdStatus: angka, status: nama })),
  institutes: daftar('/institutes', 'Daftar institusi', z.object({ kdInstitusi: angka, institusi: nama })),
  organization: daftar(
    '/organization',
    'Daftar fakultas atau program studi',
    z.object({ kdOrganisasi: angka, namaOrganisasi: nama }),
    z.object({
      kdLevel: z.enum(['fakultas', 'prodi'], { error: 'kd_level harus fakultas atau prodi.' }),
      kdOrganisasi: bilangan().optional(),
    }),
  ),
  laboratory: daftar(
    '/laboratory',
    'Daftar laboratorium, dengan alamat dan kop suratnya',
    LaboratoriumSchema,
    z.object({
      idLaboratorium: bilangan().optional(),
      flagLainnya: flag().optional(),
      flagNonLaboratorium: flag().optional(),
    }),
  ),
  laboratoryMaster: daftar(
    '/laboratory-master',
    'Daftar laboratorium yang mempunyai data induk; flag_lainnya=1 juga Non laboratorium',
    LaboratoriumSchema.pick({ id: true, kdLaboratorium: true, namaLaboratorium: true }),
    z.object({ flagLainnya: flag().optional() }),
  ),
  verificationUserStatus: daftar(
    '/verification-user-status',
    'Daftar status verifikasi akun',
    z.object({
      id: angka,
      kdStatusVerifikasiUser: angka,
      statusVerifikasiUser: nama,
      prosesSelanjutnya: nama,
    }),
  ),
  role: daftar('/role', 'Daftar peran', z.object({ id: angka, namaRole: z.enum(roleList), uuid: z.uuid() })),
  testSubmissionStatus: daftar(
    '/test-submission-status',
    'Daftar status pengujian',
    statusPengajuan,
    z.object({ flagLhu: flag().optional() }),
  ),
  testSubmissionSampleStatus: daftar(
    '/test-submission-sample-status',
    'Daftar status penerimaan sampel',
    z.object({ id: angka, kdStatusSampel: angka, statusSampel: nama, flagAktif: angka }),
  ),
  testSubmissionSampleParameterStatus: daftar(
    '/test-submission-sample-parameter-status',
    'Daftar status parameter menurut peran',
    z.object({ id: angka, kdStatusSampelParameter: angka, statusSampelParameter: nama, uuid: z.uuid() }),
    z.object({ role: z.enum(roleList).optional() }),
  ),
  paymentStatus: daftar(
    '/payment-status',
    'Daftar status pembayaran',
    z.object({ id: angka, kdStatusPembayaran: angka, statusPembayaran: nama, prosesSelanjutnya: nama }),
  ),
  returnDepositStatus: daftar(
    '/return-deposit-status',
    'Daftar status pengembalian dana',
    z.object({ id: angka, kdStatusPengembalian: angka, statusPengembalian: nama, prosesSelanjutnya: nama }),
  ),
  labFreeStatus: daftar(
    '/lab-free-status',
    'Daftar status surat bebas lab',
    z.object({ id: angka, kdStatusBebasLab: angka, statusBebasLab: nama, prosesSelanjutnya: nama }),
  ),
  usageType: daftar(
    '/usage-type',
    'Daftar jenis penggunaan',
    z.object({ id: angka, kdJenisPenggunaan: angka, jenisPenggunaan: nama }),
  ),
  submissionStatus: daftar(
    '/submission-status',
    'Daftar status penelitian',
    statusPengajuan,
    z.object({ role: z.enum(roleList).optional(), flagPenggunaan: flag().optional() }),
  ),
  researchType: daftar(
    '/research-type',
    'Daftar jenis penelitian',
    z.object({ kdJenisPenelitian: angka, jenisPenelitian: nama }),
  ),
  researchMap: daftar(
    '/research-map',
    'Daftar peta penelitian',
    z.object({ id: angka, petaPenelitian: nama }),
  ),
  lecturer: daftar('/lecturer', 'Daftar dosen', z.object({ nipDosen: nama, namaDosen: nama })),
  testSamplePhase: daftar('/test-sample-phase', 'Daftar bentuk sampel', pilihan),
  testSampleStorage: daftar('/test-sample-storage', 'Daftar penyimpanan sampel', pilihan),
  testUnit: daftar('/test-unit', 'Daftar satuan parameter uji', z.object({ id: angka, namaSatuan: nama })),
  testRole: daftar('/test-role', 'Daftar peran penerima pembagian biaya', PeranSchema),
  testSampleCondition: daftar('/test-sample-condition', 'Daftar kondisi sampel', pilihan),
};
