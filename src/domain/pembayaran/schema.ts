import { z } from 'zod';
import { BerkasSchema } from '#domain/berkas/schema.ts';
import { PendaftarSchema } from '#domain/pendaftaran/pendaftar.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';

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

/** One line of usage as a bill took it (DATA-15), with the price it was given then. */
const BarisInvoiceSchema = z.object({
  uuid: z.uuid(),
  createdAt: z.string(),
  jenisBarang: z.string(),
  kdBarang: z.string(),
  namaBarang: z.string(),
  jlhPenggunaan: z.number(),
  satuan: z.string().nullable(),
  hargaSatuan: rupiah,
  hargaTotal: rupiah,
});
export type BarisInvoice = z.output<typeof BarisInvoiceSchema>;

/** CONST-09: who pays. */
export const jenisPembiayaan = { sendiri: 1, dosen: 2, lainnya: 3 } as const;
export const namaJenisPembiayaan: Readonly<Record<number, string>> = {
  1: 'Saya sendiri',
  2: 'Dosen pembimbing',
  3: 'Lainnya',
};

/** Who pays, as registrations and invoices say it (REG-27 to REG-29, PAY-09). What the kind does not ask for is null. */
export const PembiayaanSchema = z.object({
  idJenisPembiayaan: z.number(),
  nikDosenPembiayaan: z.string().nullable(),
  namaDosenPembiayaan: z.string().nullable(),
  namaPembiayaan: z.string().nullable(),
});
export type Pembiayaan = z.output<typeof PembiayaanSchema>;

const statusPembayaranShape = {
  kdStatusPembayaran: z.number(),
  statusPembayaran: z.string(),
  prosesSelanjutnya: z.string(),
};

/** A bill of the submission (DATA-49): 'DP 50%' or 'Pelunasan', or of research one of its additions. */
const TagihanSchema = z.object({
  uuid: z.uuid(),
  namaTagihan: z.string(),
  namaDetailTagihan: z.string(),
  totalTagihan: rupiah,
  flagSudahInvoice: z.number(),
});

/**
 * The receipt of a payment (GAP-172): `petugas` verified it, as they were called then. `kode` opens its public page; whoever has
 * it has the paper.
 */
const KwitansiSchema = z.object({
  noKwitansi: z.string(),
  kode: z.string(),
  nominal: rupiah,
  petugas: z.object({ nama: z.string(), noInduk: z.string().nullable() }),
  /** By when the work was promised that was paid for (BEYOND-28). */
  janji: z.string().nullable().default(null),
  createdAt: z.string(),
  dibatalkanPada: z.string().nullable(),
});
export type Kwitansi = z.output<typeof KwitansiSchema>;

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
  /** Of a payment that was verified; what was so before there were receipts has none, and an older device's record neither. */
  kwitansi: KwitansiSchema.nullish(),
});

/**
 * Whom an invoice is made out to, where they are called otherwise by now: it prints as it was made (GAP-160). What an older
 * device kept says nothing of that.
 */
const KepadaSchema = PendaftarSchema.pick({
  nama: true,
  noInduk: true,
  kdStatus: true,
  namaInstitusi: true,
  namaPerguruanTinggi: true,
  namaFakultas: true,
  alamat: true,
  npwp: true,
});
export type Kepada = z.output<typeof KepadaSchema>;

/** What every invoice has, whatever it is for (DATA-50). */
const InvoicePokokSchema = z.object({
  uuid: z.uuid(),
  rev: z.string(),
  /** Whose bills it is of, where that is another laboratory than the submission's (GAP-154). */
  lab: z.object({ id: z.number(), namaLaboratorium: z.string() }).optional(),
  noInvoice: z.string(),
  namaTagihan: z.string(),
  /** Sum of the lines. */
  totalRincian: rupiah,
  /** What earlier payments cover of it: the down payment, when this is the final one; of research potonganDeposit. */
  sudahDibayar: rupiah,
  totalTagihan: rupiah,
  statusPayment: z.object(statusPembayaranShape),
  flagDibatalkan: z.number(),
  kepada: KepadaSchema.nullish(),
  /** The last day to pay it on time (INVOICE_DUE_DAYS); older invoices, and ones that ask for nothing, have none. */
  jatuhTempo: z.string().nullish(),
  /** A number to pay by, where its officer has one for it. */
  nomorBayar: z.object({ jenis: z.enum(['va', 'billing']), nomor: z.string() }).nullish(),
  createdAt: z.string(),
  tglPembayaran: z.string().nullable(),
  fileBuktiPembayaran: BerkasSchema.nullable(),
  userUpdated: z.object({ nama: z.string() }).nullable(),
  bukti: z.array(BuktiSchema),
});
export type InvoicePokok = z.output<typeof InvoicePokokSchema>;

/** An invoice of testing. `rincian` are the lines it was made of; they never change, whatever becomes of the bill. */
export const InvoiceSchema = InvoicePokokSchema.extend({
  jenis: z.enum(['dp', 'pelunasan']),
  rincian: z.array(BarisTagihanSchema),
});
export type Invoice = z.output<typeof InvoiceSchema>;

/** An invoice of research: the lines of the bills it gathers, and who pays it as was said when it was asked for (PAY-09). */
export const InvoicePenelitianSchema = InvoicePokokSchema.extend({
  jenis: z.literal('penggunaan'),
  rincian: z.array(BarisInvoiceSchema),
  pembiayaan: PembiayaanSchema,
});
export type InvoicePenelitian = z.output<typeof InvoicePenelitianSchema>;

/** What an invoice can be for. */
export type JenisInvoice = Invoice['jenis'] | InvoicePenelitian['jenis'];

/** Whose a number to pay by is: a bank's or the state cash's. */
export type JenisNomorBayar = NonNullable<InvoicePokok['nomorBayar']>['jenis'];

/** The kind of submission that an invoice of this kind is for. */
export const pendaftaranDari = (jenis: JenisInvoice): JenisPendaftaran =>
  jenis === 'penggunaan' ? 'penelitian' : 'pengujian';

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

/**
 * A bill of research (GAP-11): the approved lines of one addition, or what a later correction added to them. Its details are
 * there for the page where bills are chosen; `flagSudahInvoice` 1 cannot be chosen again (PAY-08).
 */
const TagihanPenelitianSchema = TagihanSchema.extend({
  uuidPenambahan: z.uuid(),
  /** That of its addition (GAP-154); what a device keeps from before does not say: the research's. */
  idLaboratorium: z.number().optional(),
  createdAt: z.string(),
  rincian: z.array(BarisInvoiceSchema),
});

/**
 * The money of one research. `kredit` is what a paid bill was corrected down by and no invoice or return has used yet
 * (GAP-09, GAP-101): it is taken off the next invoice.
 */
export const PembayaranPenelitianSchema = PembayaranSchema.omit({
  totalTagihanDp: true,
  tagihan: true,
  invoice: true,
}).extend({
  tagihan: z.array(TagihanPenelitianSchema),
  invoice: z.array(InvoicePenelitianSchema),
  kredit: rupiah,
});
export type PembayaranPenelitian = z.output<typeof PembayaranPenelitianSchema>;
