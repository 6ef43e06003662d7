import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  bilangan,
  bulan,
  daftarBerkas,
  flag,
  halaman,
  teksOpsional,
  uuid,
  baseRev,
} from '#domain/core/fields.ts';
import { PendaftarSchema, StatusSubmissionSchema } from '#domain/pendaftaran/pendaftar.ts';
import { pembiayaan } from './endpoints.ts';
import { PenelitianSchema } from './schema.ts';
import { penelitianWorkflow } from './workflow.ts';
import { PengembalianSchema } from '#domain/pengembalian/schema.ts';
import { InvoicePengujianSchema } from '#domain/pengujian/pembayaran.ts';
import { panggilanBayar, panggilanNomorBayar, panggilanVerifikasi } from '#domain/pembayaran/bukti.ts';
import {
  InvoicePenelitianSchema,
  PembayaranPenelitianSchema,
  PembiayaanSchema,
} from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';

const record = { lane: 'invoice', field: 'uuid' } as const;
const workflow = invoiceWorkflow;
const registrants = ['Pendaftar', 'Kalab', 'Laboran'] as const;

/** What a payment screen shows of the research an invoice is about. */
const kepala = {
  uuidPenelitian: z.uuid(),
  nomor: z.string().nullable(),
  judul: z.string(),
  jenisPenggunaan: z.string(),
  idLaboratorium: z.number(),
  namaLaboratorium: z.string(),
  user: PendaftarSchema,
};

/** The money of one research, as lists and the payment page take it (DATA-48). */
const UangPenelitianSchema = PembayaranPenelitianSchema.extend({
  ...kepala,
  /** Of the research. */
  uuid: z.uuid(),
  statusSubmission: StatusSubmissionSchema,
  /** As the registration said; an invoice may be paid by somebody else (PAY-09). */
  ...PembiayaanSchema.shape,
  pengembalian: z.array(PengembalianSchema),
});
export type UangPenelitian = z.output<typeof UangPenelitianSchema>;

/** One row of the officer's list: an invoice and whose it is (DATA-50, PAY-20). */
const InvoiceDaftarSchema = InvoicePenelitianSchema.extend({
  ...kepala,
  statusPembayaran: z.string(),
});
export type InvoiceDaftar = z.output<typeof InvoiceDaftarSchema>;

/** The same read by itself: what it is about stands under the stated name too (DATA-50). */
const InvoiceLengkapSchema = InvoiceDaftarSchema.extend({
  research: PenelitianSchema.pick({ user: true, usageType: true, judul: true }),
});

/** Everything printed on an invoice of research (DATA-14 to DATA-16, PAY-27). */
const CetakInvoicePenelitianSchema = InvoicePenelitianSchema.extend({
  ...kepala,
  idRegistrasi: z.string().nullable(),
  noInduk: z.string().nullable(),
  nama: z.string(),
  /** The registrant's own, in words. */
  status: z.string(),
  besarInvoice: z.number().int(),
  potonganDeposit: z.number().int(),
  invoiceDetail: InvoicePenelitianSchema.shape.rincian,
  pengembalian: z.array(PengembalianSchema),
});
export type CetakInvoicePenelitian = z.output<typeof CetakInvoicePenelitianSchema>;

const BuatInvoiceBody = z.object({
  uuidPenelitian: uuid(),
  uuidTagihan: z
    .array(uuid(), { error: 'Pilih paling sedikit satu tagihan.' })
    .min(1, 'Pilih paling sedikit satu tagihan.') // PAY-07
    .max(500),
  ...pembiayaan,
});

const BatalkanInvoiceBody = z.object({ uuid: uuid(), catatan: teksOpsional(), baseRev: baseRev() });

export const pembayaranPenelitianApi = {
  list: endpoint({
    method: 'GET',
    path: '/research-payment',
    summary:
      'Pembayaran penelitian sendiri; dengan flag_officer=1 invoice laboratorium sendiri, dengan flag_riwayat=1 juga invoice pengujiannya; dengan uuid satu penelitian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      idJenisPenelitian: bilangan().optional(),
      idJenisPenggunaan: bilangan().optional(),
      idLaboratorium: bilangan().optional(),
      idStatusPembayaran: bilangan().optional(),
      /** Of invoices made in this month. */
      bulan: bulan().optional(),
      /** The payment officer's history, of both kinds (PAY-19). */
      flagRiwayat: flag().optional(),
      ...daftarBerkas,
      ...halaman,
    }),
    output: z.union([
      UangPenelitianSchema,
      z.array(UangPenelitianSchema),
      z.array(z.union([InvoiceDaftarSchema, InvoicePengujianSchema])),
    ]),
    success: { status: 200, info: 'Data pembayaran penelitian' },
  }),
  tagihan: endpoint({
    method: 'GET',
    path: '/research-payment/bill',
    summary: 'Tagihan satu penelitian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuidPenelitian: uuid(), search: halaman.search, flagOfficer: flag().optional() }),
    output: PembayaranPenelitianSchema.shape.tagihan,
    success: { status: 200, info: 'Data tagihan' },
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/research-payment/invoice',
    summary: 'Invoice satu penelitian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuidPenelitian: uuid(), search: halaman.search }),
    output: z.array(InvoicePenelitianSchema),
    success: { status: 200, info: 'Data invoice' },
  }),
  rincian: endpoint({
    method: 'GET',
    path: '/research-payment/invoice/detail',
    summary: 'Satu invoice penelitian dengan baris penggunaannya',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid() }),
    output: InvoiceLengkapSchema,
    success: { status: 200, info: 'Data invoice' },
  }),
  cetak: endpoint({
    method: 'GET',
    path: '/research-payment/invoice/print',
    summary: 'Isi satu invoice penelitian untuk dicetak',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid(), noInvoice: z.string().max(50).optional() }),
    output: CetakInvoicePenelitianSchema,
    success: { status: 200, info: 'Data invoice' },
  }),
  buat: endpoint({
    method: 'POST',
    path: '/research-payment/invoice',
    summary: 'Buat invoice dari tagihan yang dipilih; kredit dipotong lebih dahulu',
    roles: [...registrants, 'Petugas pembayaran'], // GAP-134
    offline: 'live',
    record: { lane: 'penelitian', field: 'uuidPenelitian' },
    carries: { workflow: penelitianWorkflow, actions: ['buatInvoice'], select: () => 'buatInvoice' },
    body: BuatInvoiceBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Data invoice berhasil disimpan' }, // PAY-09
  }),
  batalkan: endpoint({
    method: 'POST',
    path: '/research-payment/invoice/cancel',
    summary: 'Batalkan satu invoice yang belum dibayar; tagihannya dapat dibuatkan invoice lagi',
    roles: [...registrants, 'Petugas pembayaran'], // GAP-127
    offline: 'live',
    record,
    carries: { workflow, actions: ['batalkan'], select: () => 'batalkan' },
    body: BatalkanInvoiceBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Invoice berhasil dibatalkan' },
  }),
  bayar: endpoint({
    ...panggilanBayar,
    method: 'POST',
    path: '/research-payment/invoice/payment',
    output: PenelitianSchema,
  }),
  verifikasi: endpoint({
    ...panggilanVerifikasi,
    method: 'POST',
    alias: ['PUT'], // CONF-13
    path: '/research-payment/invoice/verification',
    roles: ['Petugas pembayaran'],
    output: PenelitianSchema,
  }),
  nomorBayar: endpoint({
    ...panggilanNomorBayar,
    path: '/research-payment/invoice/payment-number',
    roles: ['Petugas pembayaran'],
    output: PenelitianSchema,
  }),
};
