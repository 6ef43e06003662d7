import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';

const orang = z.object({ uuid: z.uuid(), nama: z.string(), noInduk: z.string().nullable() });
export type Orang = z.output<typeof orang>;

const statusProgres = z.object({
  /** null means not started (W6 code 0). */
  kdStatusProgresParameter: z.number().nullable(),
  statusProgresParameter: z.string(),
  prosesSelanjutnya: z.string(),
});

export const jenisLaporan = ['progres', 'akhir', 'review'] as const;
export type JenisLaporan = (typeof jenisLaporan)[number];

/**
 * One row of the progress table (DATA-10, DATA-11). `uuid` is the operation that made it, which is how the device
 * knows its own writes again. `isi` is HTML the server has cleaned; devices may have none of a test that is long done (undefined). `dibuatPada` is the device's clock, corrected;
 * `updatedAt` is when the server stored it.
 */
export const RiwayatProgresSchema = z.object({
  uuid: z.uuid(),
  aksi: z.string(),
  statusProgres: statusProgres.nullable(),
  catatan: z.string().nullable(),
  jenisLaporan: z.enum(jenisLaporan).nullable(),
  tanggal: z.string().nullable(),
  jam: z.string().nullable(),
  isi: z.string().nullable().optional(),
  hasilPengujian: z.string().nullable(),
  user: orang,
  dibuatPada: z.string(),
  updatedAt: z.string(),
});
export type RiwayatProgres = z.output<typeof RiwayatProgresSchema>;

/** What an analyst and a supervisor see of one parameter: the parameter, its sample, the head of its submission. */
export const AnalisisSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** null means not started (W6 code 0). */
  idStatusProgresParameter: z.number().nullable(),
  statusProgres: statusProgres,
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
  userAnalyst: orang.nullable(),
  userSupervisor: orang.nullable(),
  sampel: z.object({
    uuid: z.uuid(),
    kodeSampel: z.string().nullable(),
    nama: z.string(),
    jumlah: z.number(),
    phase: z.object({ namaBentukSampel: z.string() }),
    storage: z.object({ namaPenyimpananSampel: z.string() }),
    condition: z.object({ namaKondisiSampel: z.string() }),
    kemasan: z.string(),
    fileGambar: BerkasSchema.nullable(),
    idPengujianStatusSampel: z.number(),
    status: z.object({ statusSampel: z.string() }),
    tglPenerimaanSampel: z.string().nullable(),
  }),
  pengujian: z.object({
    uuid: z.uuid(),
    nomor: z.string().nullable().default(null),
    createdAt: z.string(),
    namaSampel: z.string(),
    catatanTambahan: z.string().nullable(),
    idLaboratorium: z.number(),
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
  history: z.array(RiwayatProgresSchema.omit({ isi: true })),
});
export type AnalisisRingkas = z.output<typeof AnalisisRingkasSchema>;
