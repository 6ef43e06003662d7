import { z } from 'zod';
import { PernyataanSchema } from '#domain/lembar-kerja/pernyataan.ts';
import { RiwayatProgresSchema } from '#domain/progres/schema.ts';
import { BerkasSchema } from '#domain/berkas/schema.ts';
import { LhuSchema } from './lhu.ts';
import { BarisTagihanSchema, PembayaranSchema } from '#domain/pembayaran/schema.ts';
import {
  PendaftarSchema,
  RiwayatPendaftaranSchema,
  StatusSubmissionSchema,
} from '#domain/pendaftaran/pendaftar.ts';
import { janjiPendaftaran } from '#domain/perjalanan/schema.ts';
import { PengembalianSchema } from '#domain/pengembalian/schema.ts';

const OrangSchema = PendaftarSchema.pick({ uuid: true, nama: true, noInduk: true });

const StatusParameterSchema = z.object({
  kdStatusSampelParameter: z.number(),
  statusSampelParameter: z.string(),
});

/** One test of one sample (DATA-09). Results and bench notes are empty for its owner until the report is out. */
export const ParameterSampelSchema = z.object({
  uuid: z.uuid(),
  /** Of its analysis (GAP-92): what a change of its method is based on. */
  rev: z.string(),
  parameterTest: z.object({
    id: z.number(),
    uuid: z.uuid(),
    namaParameterUji: z.string(),
    metodeUji: z.string(),
    satuan: z.string().nullable(),
    flagReplikasi: z.number(),
    /** In the scope of the laboratory's accreditation (GAP-174). */
    flagAkreditasi: z.number(),
  }),
  status: StatusParameterSchema,
  jumlahReplikasi: z.number().int(),
  metodeUji: z.string(),
  hasilPengujian: z.string().nullable(),
  /** Footnotes of the report, each only where there is something to say (domain/lhu/catatan-kaki.ts). */
  penyimpangan: z.string().nullable(),
  laboratoriumPelaksana: z.string().nullable(),
  tempatPengujian: z.string().nullable(),
  alasanTidakDiuji: z.string().nullable(),
  /** What its sheet says of the result, and whether the report states that it meets its limit (BEYOND-25). */
  pernyataan: PernyataanSchema.nullable(),
  flagPernyataan: z.number(),
  /** Whether the report prints the photos of its final report (BEYOND-21). */
  flagFoto: z.number(),
  /** null means not started (W6 code 0). */
  idStatusProgresParameter: z.number().nullable(),
  userAnalyst: OrangSchema.nullable(),
  userSupervisor: OrangSchema.nullable(),
  historyProgres: z.array(RiwayatProgresSchema),
});
export type ParameterSampel = z.output<typeof ParameterSampelSchema>;

/** A parameter that has no footnote. */
export const tanpaCatatan = {
  penyimpangan: null,
  laboratoriumPelaksana: null,
  tempatPengujian: null,
  alasanTidakDiuji: null,
} satisfies Partial<ParameterSampel>;
/** One of whose result its sheet says nothing, and whose photos the report does not print. */
export const tanpaPernyataan = {
  pernyataan: null,
  flagPernyataan: 0,
  flagFoto: 0,
} satisfies Partial<ParameterSampel>;

/** One sample (DATA-08). */
export const SampelSchema = z.object({
  uuid: z.uuid(),
  kodeSampel: z.string().nullable(),
  nama: z.string(),
  jumlah: z.number(),
  idPengujianBentukSampel: z.number(),
  idPengujianPenyimpananSampel: z.number(),
  idPengujianKondisiSampel: z.number(),
  phase: z.object({ namaBentukSampel: z.string() }),
  storage: z.object({ namaPenyimpananSampel: z.string() }),
  condition: z.object({ namaKondisiSampel: z.string() }),
  kemasan: z.string(),
  /** What the registrant says of it besides (keterangan.ts). */
  noBets: z.string().nullable(),
  pembuat: z.string().nullable(),
  tglProduksi: z.string().nullable(),
  tglKedaluwarsa: z.string().nullable(),
  tglPengambilan: z.string().nullable(),
  fileGambar: BerkasSchema.nullable(),
  idPengujianStatusSampel: z.number(),
  status: z.object({ kdStatusSampel: z.number(), statusSampel: z.string() }),
  tglPenerimaanSampel: z.string().nullable(),
  /** What the laboratory saw at receipt, and its remark; null where it has not said so (GAP-173). */
  kondisiPenerimaan: z.object({ id: z.number(), namaKondisiSampel: z.string() }).nullable(),
  catatanPenerimaan: z.string().nullable(),
  parameter: z.array(ParameterSampelSchema),
});
export type Sampel = z.output<typeof SampelSchema>;

/**
 * A submission of samples for testing with everything that belongs to it (DATA-04): what every screen of it shows, and
 * what the registrant and the appointed Kalab keep on the device. `rev` covers samples, parameters and the decision.
 */
export const PengujianSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** What people call it by (GAP-147). A device has none before the server has answered, nor in what an older one kept. */
  nomor: z.string().nullable().default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Names of the samples, in their order. */
  namaSampel: z.string(),
  catatanTambahan: z.string().nullable(),
  user: PendaftarSchema,
  usageType: z.object({ id: z.number(), jenisPenggunaan: z.string() }),
  idLaboratorium: z.number(),
  lab: z.object({ id: z.number(), kdLaboratorium: z.string(), namaLaboratorium: z.string() }),
  golonganTarif: z.enum(['internal', 'eksternal']),
  idPengujianStatusPengajuan: z.number(),
  statusSubmission: StatusSubmissionSchema,
  flagDapatMengajukanPenggunaan: z.literal(false), // CONF-18
  userVerifikasiKalab: z.object({ uuid: z.uuid(), nama: z.string() }).nullable(),
  /** By when its report is promised: not before its down payment is verified. */
  ...janjiPendaftaran,
  /** Earliest sample receipt, else the day of registration (CONF-08). */
  tglPenggunaan: z.string(),
  tglPenerimaanSampel: z.string().nullable(),
  tglMulaiPengujian: z.string().nullable(),
  tglAkhirPengujian: z.string().nullable(),
  sample: z.array(SampelSchema),
  history: z.array(RiwayatPendaftaranSchema),
  /** The priced lines; before they are frozen at billing what they would be today (GAP-14). */
  bill: z.array(BarisTagihanSchema),
  totalHarga: z.number().int(),
  totalTerbayar: z.number().int(),
  pembayaran: PembayaranSchema,
  pengembalian: z.array(PengembalianSchema),
  /** Issued reports, newest last. */
  lhu: z.array(LhuSchema),
  flagSudahSurvei: z.number(),
  tglRequestDokumenTambahan: z.string().nullable(),
  deskripsiRequestDokumenTambahan: z.string().nullable(),
  fileDokumenTambahan: BerkasSchema.nullable(),
});
export type Pengujian = z.output<typeof PengujianSchema>;

/** The same as a row of a list (DATA-04, DATA-18): its samples and what the bench wrote are read with the one record. */
export const PengujianRingkasSchema = PengujianSchema.omit({ sample: true });
export type PengujianRingkas = z.output<typeof PengujianRingkasSchema>;
