import { z } from 'zod';

/** Who sent a submission in, of whatever kind (DATA-05). */
export const PendaftarSchema = z.object({
  uuid: z.uuid(),
  nama: z.string(),
  noInduk: z.string().nullable(),
  idRegistrasi: z.string().nullable(),
  noHp: z.string().nullable(),
  email: z.string(),
  kdStatus: z.number().nullable(),
  namaInstitusi: z.string().nullable(),
  namaPerguruanTinggi: z.string().nullable(),
  namaFakultas: z.string().nullable(),
  namaProgramStudi: z.string().nullable(),
  // GAP-171; what an older device kept says nothing of them.
  alamat: z.string().nullish(),
  npwp: z.string().nullish(),
});
export type Pendaftar = z.output<typeof PendaftarSchema>;

/** Where a submission stands, by the workflow of its kind (DATA-06). */
export const StatusSubmissionSchema = z.object({
  kdStatusPengajuan: z.number(),
  statusPengajuan: z.string(),
  prosesSelanjutnya: z.string(),
});

/** One row of a submission's history (DATA-07). `uuid` of the row a write made is the write's own id. */
export const RiwayatPendaftaranSchema = z.object({
  uuid: z.uuid(),
  createdAt: z.string(),
  statusSubmission: StatusSubmissionSchema,
  catatan: z.string().nullable(),
  user: z.object({ uuid: z.uuid(), nama: z.string() }).nullable(),
});
