import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';
import { PembayaranPenelitianSchema, PembiayaanSchema } from '#domain/pembayaran/schema.ts';
import {
  PendaftarSchema,
  RiwayatPendaftaranSchema,
  StatusSubmissionSchema,
} from '#domain/pendaftaran/pendaftar.ts';
import { janjiPendaftaran } from '#domain/perjalanan/schema.ts';
import { PengembalianSchema } from '#domain/pengembalian/schema.ts';
import { PenambahanSchema, PengembalianAlatSchema } from '#domain/penggunaan/schema.ts';

/** What the code of a research follows from, of an addition that its reader is not shown. */
export const TambahanLainSchema = PenambahanSchema.pick({
  uuid: true,
  idLaboratorium: true,
  createdAt: true,
  kdStatusPengajuan: true,
  flagWaktu: true,
  flagPetugas: true,
  disetujuiPada: true,
});
export type TambahanLain = z.output<typeof TambahanLainSchema>;

/**
 * A research use of one laboratory with everything that belongs to it (DATA-36 to DATA-38): what every screen of it shows,
 * and what its registrant and the laboratory's officers keep on their devices. `rev` covers plan, dates and the decisions on
 * the whole; each addition and each row of returned tools has one of its own.
 */
export const PenelitianSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** What people call it by (GAP-147); a device has none before the server has answered. */
  nomor: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  judul: z.string(),
  judulPayung: z.string().nullable(),
  user: PendaftarSchema.extend({ kdProgramStudi: z.number().nullable() }), // DATA-05
  usageType: z.object({ id: z.number(), jenisPenggunaan: z.string() }),
  researchType: z.object({ kdJenisPenelitian: z.number(), jenisPenelitian: z.string() }),
  keteranganJenisPenelitian: z.string().nullable(),
  nikDosen: z.string().nullable(),
  namaDosen: z.string().nullable(),
  /** Who pays (REG-27 to REG-29), with its kind in words under the stated name. */
  ...PembiayaanSchema.shape,
  paymentType: z.object({ kdJenisPembiayaan: z.number(), jenisPembiayaan: z.string() }),
  map: z.object({ id: z.number(), petaPenelitian: z.string() }).nullable(),
  idLaboratorium: z.number(),
  lab: z.object({ id: z.number(), kdLaboratorium: z.string(), namaLaboratorium: z.string() }),
  golonganTarif: z.enum(['internal', 'eksternal']),
  tglMulai: z.string(),
  tglSelesai: z.string(),
  jamMulai: z.string().nullable(),
  jamSelesai: z.string().nullable(),
  tempatPenelitian: z.string().nullable(),
  researchLabTool: z.array(
    z.object({ tool: z.object({ id: z.number(), kdAlat: z.string(), namaAlat: z.string() }) }),
  ),
  researchLabItem: z.array(
    z.object({ item: z.object({ id: z.number(), kdBahan: z.string(), namaBahan: z.string() }) }),
  ),
  researchLabInstrument: z.array(
    z.object({
      instrument: z.object({
        id: z.number(),
        kdInstrumen: z.string(),
        namaInstrumen: z.string(),
        idLaboratorium: z.number(),
      }),
    }),
  ),
  filePersetujuanDosen: BerkasSchema.nullable(),
  fileProposal: BerkasSchema.nullable(),
  fileSertifikatPelatihan: BerkasSchema.nullable(),
  /** By when what is left of it is settled: not before its laboratory has approved it. */
  ...janjiPendaftaran,
  idStatusPengajuan: z.number(),
  statusSubmission: StatusSubmissionSchema,
  history: z.array(RiwayatPendaftaranSchema),
  /** For its owner only (GAP-26). */
  flagDapatMengajukanPenggunaan: z.boolean(),
  flagDapatMengajukanSelesai: z.boolean(), // GAP-27
  flagSudahSurvei: z.number(),
  /** Oldest first. */
  penambahan: z.array(PenambahanSchema),
  /** Additions of other laboratories that its reader is not shown, as far as the code of the research follows from them (GAP-154). */
  penambahanLain: z.array(TambahanLainSchema).optional(),
  pengembalianAlat: z.array(PengembalianAlatSchema),
  pembayaran: PembayaranPenelitianSchema,
  /** Deposits that went back or will. */
  pengembalian: z.array(PengembalianSchema),
});
export type Penelitian = z.output<typeof PenelitianSchema>;
