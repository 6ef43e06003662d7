import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';

/**
 * A fund or deposit return (DATA-25, DATA-26). `rekeningAsal` is where the registrant last paid from, as the dialog
 * offers it (GAP-145).
 */
export const PengembalianSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** The submission it is of, whatever its kind. */
  uuidPendaftaran: z.uuid(),
  /** Of the submission (GAP-147); what an older device kept has none. */
  nomor: z.string().nullable().default(null),
  nama: z.string(),
  /** CONST-02 */
  idJenisPenggunaan: z.number(),
  jenisPenggunaan: z.string(),
  judul: z.string(),
  idLaboratorium: z.number(),
  namaLaboratorium: z.string(),
  /** Why it goes back: less was spent than paid, a cancelled invoice was paid, or a finished research has credit left. */
  sebab: z.enum(['pelunasan', 'invoiceBatal', 'deposit']).default('pelunasan'),
  noInvoice: z.string().nullable(),
  nominalPengembalian: z.number().int(),
  kdStatusPengembalian: z.number(),
  statusPengembalian: z.string(),
  prosesSelanjutnya: z.string(),
  createdAt: z.string(),
  tglPengembalian: z.string().nullable(),
  /** The day of the payment the money came from. */
  tglPembayaran: z.string().nullable(),
  noRekeningTujuan: z.string().nullable(),
  namaBankTujuan: z.string().nullable(),
  namaPemilikRekeningTujuan: z.string().nullable(),
  keterangan: z.string().nullable(),
  fileBuktiPembayaran: BerkasSchema.nullable(),
  rekeningAsal: z
    .object({ noRekening: z.string(), namaBank: z.string(), namaPemilikRekening: z.string() })
    .nullable(),
});
export type Pengembalian = z.output<typeof PengembalianSchema>;
