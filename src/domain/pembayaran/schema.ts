import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';

const rupiah = z.number().int();

/** One priced parameter (DATA-12), as it stands in the bill or as it stood when an invoice was made of it. */
export const BarisTagihanSchema = z.object({
  uuid: z.uuid(),
  uuidSampelParameter: z.uuid(),
  namaSampel: z.string(),
  namaParameterUji: z.string(),
  jumlahReplikasi: z.number().int(),
  hargaPengujian: rupiah,
  hargaReplikasi: rupiah,
  hargaTotal: rupiah,
});
export type BarisTagihan = z.output<typeof BarisTagihanSchema>;

const statusPembayaranShape = {
  kdStatusPembayaran: z.number(),
  statusPembayaran: z.string(),
  prosesSelanjutnya: z.string(),
};

/** A bill of the submission (DATA-49): 'DP 50%' or 'Pelunasan'. */
const TagihanSchema = z.object({
  uuid: z.uuid(),
  namaTagihan: z.string(),
  namaDetailTagihan: z.string(),
  totalTagihan: rupiah,
  flagSudahInvoice: z.number(),
});

/** What a registrant said of a transfer they made (PAY-11), and what became of it. */
const BuktiSchema = z.object({
  uuid: z.uuid(),
  tglBayar: z.string(),
  noRekening: z.string(),
  namaBank: z.string(),
  namaPemilikRekening: z.string(),
  keterangan: z.string().nullable(),
  file: BerkasSchema,
  dikirimPada: z.string(),
  /** 1 accepted, 0 turned down, null still to be looked at. */
  flagVerifikasi: z.number().nullable(),
  catatan: z.string().nullable(),
});

/** An invoice (DATA-50). `rincian` are the lines it was made of; they never change, whatever becomes of the bill. */
export const InvoiceSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  noInvoice: z.string(),
  jenis: z.enum(['dp', 'pelunasan']),
  namaTagihan: z.string(),
  /** Sum of the lines. */
  totalRincian: rupiah,
  /** What earlier payments cover of it: the down payment, when this is the final one. */
  sudahDibayar: rupiah,
  totalTagihan: rupiah,
  statusPayment: z.object(statusPembayaranShape),
  flagDibatalkan: z.number(),
  createdAt: z.string(),
  tglPembayaran: z.string().nullable(),
  fileBuktiPembayaran: BerkasSchema.nullable(),
  userUpdated: z.object({ nama: z.string() }).nullable(),
  bukti: z.array(BuktiSchema),
  rincian: z.array(BarisTagihanSchema),
});
export type Invoice = z.output<typeof InvoiceSchema>;

/** The money of one submission (DATA-48). `totalTagihanBelumTerbayar` counts what is invoiced and what is not yet. */
export const PembayaranSchema = z.object({
  totalTagihan: rupiah,
  totalTagihanDp: rupiah,
  totalTagihanTerbayar: rupiah,
  totalTagihanBelumTerbayar: rupiah,
  /** 0 when there is nothing to pay: no invoice yet, or a cancelled submission (GAP-33, GAP-134). */
  ...statusPembayaranShape,
  tagihan: z.array(TagihanSchema),
  invoice: z.array(InvoiceSchema),
});
export type Pembayaran = z.output<typeof PembayaranSchema>;
