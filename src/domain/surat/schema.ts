import { z } from 'zod';
import { PendaftarSchema } from '#domain/pendaftaran/pendaftar.ts';

/** Where a letter stands, by W5 (DATA-46). */
const StatusSuratSchema = z.object({
  kdStatusBebasLab: z.number(),
  statusBebasLab: z.string(),
  prosesSelanjutnya: z.string(),
});
export type StatusSurat = z.output<typeof StatusSuratSchema>;

/** One row of a letter's history; what one laboratory decided names it. `uuid` of the row a write made is the write's own id. */
const RiwayatSuratSchema = z.object({
  uuid: z.uuid(),
  createdAt: z.string(),
  statusSubmissionLabFree: StatusSuratSchema,
  idLaboratorium: z.number().nullable(),
  namaLaboratorium: z.string().nullable(),
  catatan: z.string().nullable(),
  user: z.object({ uuid: z.uuid(), nama: z.string() }).nullable(),
});

/** One research of the applicant, as the dialog of a laboratory shows it (LETTER-09). */
export const PenelitianSuratSchema = z.object({
  uuid: z.uuid(),
  nomor: z.string().nullable(),
  jenisPenelitian: z.string(),
  judul: z.string(),
  idLaboratorium: z.number(),
  tglMulai: z.string(),
  tglSelesai: z.string(),
  kdStatusPengajuan: z.number(),
  statusPengajuan: z.string(),
  /** Tools that stayed broken, and the note with which they were waived (GAP-146). */
  jlhRusak: z.number().int(),
  catatanSelesai: z.string().nullable(),
});
export type PenelitianSurat = z.output<typeof PenelitianSuratSchema>;

/** What the research of one laboratory comes to (DATA-53). */
export const RiwayatLaboratoriumSchema = z.object({
  idLaboratorium: z.number(),
  laboratorium: z.string(),
  jlhPenelitian: z.number().int(),
  jlhRusak: z.number().int(),
});
export type RiwayatLaboratorium = z.output<typeof RiwayatLaboratoriumSchema>;

/** A decision on a letter. `flagVerif`: 0 none yet, 1 Disetujui, 2 Ditolak (LETTER-21). */
const PutusanSuratSchema = z.object({
  flagVerif: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  tglVerif: z.string().nullable(),
  catatan: z.string().nullable(),
  /** Who decided. */
  user: z
    .object({ uuid: z.uuid(), nama: z.string(), noInduk: z.string().nullable(), role: z.string() })
    .nullable(),
});
export type PutusanSurat = z.output<typeof PutusanSuratSchema>;

/**
 * A laboratory of the letter with its decision (DATA-52). `penelitian` is what was done there as it stood when the letter was
 * applied for; what has changed since is looked at again when it is approved (GAP-133).
 */
const DetailSuratSchema = PutusanSuratSchema.extend({
  uuid: z.uuid(),
  idLaboratorium: z.number(),
  laboratory: z.object({ id: z.number(), kdLaboratorium: z.string(), namaLaboratorium: z.string() }),
  userRequest: PendaftarSchema.pick({ uuid: true, nama: true, noInduk: true, namaProgramStudi: true }),
  jlhPenelitian: z.number().int(),
  jlhRusak: z.number().int(),
  /** Nobody of the laboratory can decide: the payment officer does (GAP-132). */
  tanpaLaboran: z.boolean(),
  penelitian: z.array(PenelitianSuratSchema),
});
export type DetailSurat = z.output<typeof DetailSuratSchema>;

const PenandatanganSchema = z.object({
  nama: z.string(),
  noInduk: z.string().nullable(),
  role: z.string(),
  /** The moment of the decision. */
  pada: z.string(),
});

/** The letter as it was issued: never read anew, so that it prints alike for ever (GAP-31). */
const SuratTerbitSchema = z.object({
  noSurat: z.string(),
  kode: z.string(),
  /** What the QR code opens. */
  alamatCek: z.string(),
  terbitPada: z.string(),
  pemohon: PendaftarSchema,
  laboratorium: z.array(
    z.object({
      namaLaboratorium: z.string(),
      jlhPenelitian: z.number().int(),
      penandatangan: PenandatanganSchema,
    }),
  ),
  pembayaran: PenandatanganSchema,
});
export type SuratTerbit = z.output<typeof SuratTerbitSchema>;

/**
 * A lab-free letter with everything that belongs to it (DATA-51): what every screen of it shows, what its applicant keeps on
 * their device, and those who decide it. `rev` moves when the letter is decided as a whole: two laboratories that decide
 * their own parts are no conflict.
 */
export const SuratSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  user: PendaftarSchema,
  statusSubmission: StatusSuratSchema,
  /** Oldest first (GAP-113). */
  history: z.array(RiwayatSuratSchema),
  /** By laboratory; empty for who only had samples tested: then the payment officer alone decides. */
  detail: z.array(DetailSuratSchema),
  putusanPembayaran: PutusanSuratSchema,
  /** Its applicant has applied for none since. */
  flagTerbaru: z.boolean(),
  /** null before it is issued. */
  terbit: SuratTerbitSchema.nullable(),
});
export type Surat = z.output<typeof SuratSchema>;

/** Something that stands in the way of a letter (GAP-28, GAP-133), and on which page of the applicant it is put right. */
export const HalanganSuratSchema = z.object({
  sebab: z.enum([
    'bukanInternal',
    'belumMendaftar',
    'penelitianBerjalan',
    'penelitianMenunggu',
    'alatBelumKembali',
    'tagihanBelumInvoice',
    'invoiceBelumLunas',
    'pengujianBerjalan',
    'suratDiproses',
    'suratBerlaku',
    'laboratoriumBaru',
  ]),
  keterangan: z.string(),
  halaman: z.enum(['penelitian', 'penggunaan', 'pengujian', 'pembayaran', 'surat']).nullable(),
  /** The record that page is of, with its number and title. */
  uuid: z.uuid().nullable(),
  nomor: z.string().nullable(),
  judul: z.string().nullable(),
});
export type HalanganSurat = z.output<typeof HalanganSuratSchema>;
