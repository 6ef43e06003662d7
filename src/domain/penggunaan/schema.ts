import { z } from 'zod';

/** One line of an addition (DATA-41). Before it is approved its prices are those of today; then they are frozen (GAP-14). */
export const BarisPenggunaanSchema = z.object({
  uuid: z.uuid(),
  tglPenggunaan: z.string(),
  idLaboratorium: z.number(),
  idJenisBarang: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  namaJenisBarang: z.string(),
  idBarang: z.number(),
  kdBarang: z.string(),
  namaBarang: z.string(),
  satuan: z.string().nullable(),
  /** Of a material with up to three decimals (GAP-155), else whole. */
  jlhPenggunaan: z.number(),
  jamMulai: z.string().nullable(),
  jamSelesai: z.string().nullable(),
  /** Of an overnight run the day it ends (GAP-156); null of every other. */
  tglSelesai: z.string().nullable(),
  hargaSatuan: z.number().int(),
  hargaTotal: z.number().int(),
});
export type BarisPenggunaan = z.output<typeof BarisPenggunaanSchema>;

/** Approved lines of one thing in one unit at one price as one; `rincian` are these lines, each with its day and times (GAP-166). */
export const TotalBarisSchema = BarisPenggunaanSchema.extend({ rincian: z.array(BarisPenggunaanSchema) });
export type TotalBaris = z.output<typeof TotalBarisSchema>;

/** One addition with its lines (DATA-40); with flagWaktu 1 a longer period, which has a first day and a new end instead. */
export const PenambahanSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  createdAt: z.string(),
  /** Whose things it is of, and whose officers decide on it; what a device keeps from before GAP-154 does not say: the research's. */
  idLaboratorium: z.number().optional(),
  tglPenggunaan: z.string(),
  kdStatusPengajuan: z.number(),
  statusPengajuan: z.string(),
  prosesSelanjutnya: z.string(),
  flagWaktu: z.number(),
  /** Entered by an officer (GAP-85). */
  flagPetugas: z.number(),
  tglMulai: z.string().nullable(),
  tglSelesai: z.string().nullable(),
  catatan: z.string().nullable(),
  /** When it was approved; null before. */
  disetujuiPada: z.string().nullable(),
  user: z.object({ uuid: z.uuid(), nama: z.string() }),
  baris: z.array(BarisPenggunaanSchema),
  total: z.number().int(),
});
export type Penambahan = z.output<typeof PenambahanSchema>;

/** What became of the tools of one kind (DATA-42, USAGE-21). `jlhPenggunaan` is how many were lent. */
export const PengembalianAlatSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** Whose the tool is, as of an addition. */
  idLaboratorium: z.number().optional(),
  idBarang: z.number(),
  namaJenisBarang: z.string(),
  kdBarang: z.string(),
  namaBarang: z.string(),
  jlhPenggunaan: z.number().int(),
  jlhKembali: z.number().int(),
  jlhRusak: z.number().int(),
  jlhDiganti: z.number().int(),
  /** On a device alone: an addition that the server has not taken yet lends more of it than the server knows. */
  menyusul: z.literal(true).optional(),
});
export type PengembalianAlat = z.output<typeof PengembalianAlatSchema>;

/**
 * A time for which an instrument is taken: what the calendar shows and a new booking must not meet. `nama` and `penelitian`
 * are told to the officers of its laboratory and to its own registrant only.
 */
export const JadwalSchema = z.object({
  /** Of the line that holds it. */
  uuid: z.uuid(),
  idLaboratorium: z.number(),
  idInstrumen: z.number(),
  namaInstrumen: z.string(),
  tanggal: z.string(),
  jamMulai: z.string(),
  jamSelesai: z.string(),
  /** Of an overnight run the day it ends (GAP-156); null of every other. */
  tglSelesai: z.string().nullable(),
  /** 10 asked for, 12 granted (W3). */
  kdStatusPengajuan: z.number(),
  milikSendiri: z.number(),
  nama: z.string().nullable(),
  uuidPenelitian: z.uuid().nullable(),
});
export type Jadwal = z.output<typeof JadwalSchema>;
