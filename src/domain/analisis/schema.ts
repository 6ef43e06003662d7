import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';
import { OrangSchema } from '#domain/core/orang.ts';
import { janjiPendaftaran } from '#domain/perjalanan/schema.ts';
import { RiwayatProgresSchema, StatusProgresSchema } from '#domain/progres/schema.ts';

/** What an analyst and a supervisor see of one parameter: the parameter, its sample, the head of its submission. */
export const AnalisisSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** null means not started (W6 code 0). */
  idStatusProgresParameter: z.number().nullable(),
  statusProgres: StatusProgresSchema,
  parameter: z.object({
    uuid: z.uuid(),
    namaParameterUji: z.string(),
    metodeUji: z.string(),
    satuan: z.string().nullable(),
    status: z.object({ kdStatusSampelParameter: z.number(), statusSampelParameter: z.string() }),
  }),
  metodeUji: z.string(),
  hasilPengujian: z.string().nullable(),
  jumlahReplikasi: z.number(),
  userAnalyst: OrangSchema.nullable(),
  userSupervisor: OrangSchema.nullable(),
  sampel: z.object({
    uuid: z.uuid(),
    kodeSampel: z.string().nullable(),
    nama: z.string(),
    jumlah: z.number(),
    phase: z.object({ namaBentukSampel: z.string() }),
    storage: z.object({ namaPenyimpananSampel: z.string() }),
    condition: z.object({ namaKondisiSampel: z.string() }),
    kemasan: z.string(),
    noBets: z.string().nullable(),
    pembuat: z.string().nullable(),
    tglProduksi: z.string().nullable(),
    tglKedaluwarsa: z.string().nullable(),
    tglPengambilan: z.string().nullable(),
    fileGambar: BerkasSchema.nullable(),
    idPengujianStatusSampel: z.number(),
    status: z.object({ statusSampel: z.string() }),
    tglPenerimaanSampel: z.string().nullable(),
    kondisiPenerimaan: z.object({ namaKondisiSampel: z.string() }).nullable(),
    catatanPenerimaan: z.string().nullable(),
  }),
  pengujian: z.object({
    uuid: z.uuid(),
    nomor: z.string().nullable().default(null),
    createdAt: z.string(),
    namaSampel: z.string(),
    catatanTambahan: z.string().nullable(),
    idLaboratorium: z.number(),
    ...janjiPendaftaran,
    namaLaboratorium: z.string(),
    statusSubmission: z.object({
      kdStatusPengajuan: z.number(),
      statusPengajuan: z.string(),
      prosesSelanjutnya: z.string(),
    }),
    usageType: z.object({ jenisPenggunaan: z.string() }),
    user: z.object({
      uuid: z.uuid(),
      idRegistrasi: z.string().nullable(),
      nama: z.string(),
      noInduk: z.string().nullable(),
      noHp: z.string().nullable(),
      email: z.string(),
      namaInstitusi: z.string().nullable(),
      namaPerguruanTinggi: z.string().nullable(),
      namaFakultas: z.string().nullable(),
      namaProgramStudi: z.string().nullable(),
    }),
  }),
  history: z.array(RiwayatProgresSchema),
});
export type Analisis = z.output<typeof AnalisisSchema>;

/** The same as a row of a list: what the reports say is read with the one record, or with progress-detail (DATA-11). */
export const AnalisisRingkasSchema = AnalisisSchema.extend({
  history: z.array(RiwayatProgresSchema.omit({ isi: true, lembar: true, foto: true })),
});
export type AnalisisRingkas = z.output<typeof AnalisisRingkasSchema>;
