import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bilangan, daftarBerkas, flag, halaman, uuid } from '#domain/core/fields.ts';
import { panggilanBayar, panggilanNomorBayar, panggilanVerifikasi } from '#domain/pembayaran/bukti.ts';
import { PendaftarSchema } from '#domain/pendaftaran/pendaftar.ts';
import { PengembalianSchema } from '#domain/pengembalian/schema.ts';
import { PengujianSchema } from './schema.ts';
import { InvoiceSchema, PembayaranSchema } from '#domain/pembayaran/schema.ts';

/** What a payment screen shows of the submission an invoice is about. */
const kepala = {
  uuidPengujian: z.uuid(),
  /** Of the submission (GAP-147); what an older device kept has none. */
  nomor: z.string().nullable().default(null),
  judul: z.string(),
  namaSampel: z.string(),
  jenisPenggunaan: z.string(),
  idLaboratorium: z.number(),
  namaLaboratorium: z.string(),
  user: PendaftarSchema,
};

/** The money of one submission, as the registrant's list and the payment page take it (DATA-48). */
export const PembayaranPengujianSchema = PembayaranSchema.extend({
  ...kepala,
  uuid: z.uuid(),
  statusSubmission: PengujianSchema.shape.statusSubmission,
  idJenisPembiayaan: z.null(),
  nikDosenPembiayaan: z.null(),
  namaPembiayaan: z.null(),
  pengembalian: z.array(PengembalianSchema),
});

/** One row of the officer's list: an invoice and whose it is (DATA-13, PAY-16). */
export const InvoicePengujianSchema = InvoiceSchema.extend({ ...kepala, statusPembayaran: z.string() });
export type InvoicePengujian = z.output<typeof InvoicePengujianSchema>;

/** Everything printed on an invoice (DATA-14, PAY-27). */
const CetakInvoiceSchema = InvoiceSchema.extend({
  ...kepala,
  idRegistrasi: z.string().nullable(),
  noInduk: z.string().nullable(),
  nama: z.string(),
  status: z.string(),
  besarInvoice: z.number(),
  potonganDeposit: z.number(),
  /** Research lines; an invoice of testing has none. */
  invoiceDetail: z.array(z.unknown()).max(0),
  invoiceDetailTest: InvoiceSchema.shape.rincian,
  pengembalian: z.array(PengembalianSchema),
});
export type CetakInvoice = z.output<typeof CetakInvoiceSchema>;

export const pembayaranApi = {
  list: endpoint({
    method: 'GET',
    path: '/test-payment',
    summary: 'Pembayaran pengujian sendiri; dengan flag_officer=1 semua invoice; dengan uuid satu pengujian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      idJenisPenelitian: bilangan().optional(),
      idJenisPenggunaan: bilangan().optional(),
      idLaboratorium: bilangan().optional(),
      idStatusPembayaran: bilangan().optional(),
      ...daftarBerkas,
      ...halaman,
    }),
    output: z.union([
      PembayaranPengujianSchema,
      z.array(PembayaranPengujianSchema),
      z.array(InvoicePengujianSchema),
    ]),
    success: { status: 200, info: 'Data pembayaran pengujian' },
  }),
  tagihan: endpoint({
    method: 'GET',
    path: '/test-payment/bill',
    summary: 'Tagihan satu pengujian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid() }),
    output: PembayaranSchema.shape.tagihan,
    success: { status: 200, info: 'Data tagihan' },
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/test-payment/invoice',
    summary: 'Invoice satu pengujian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuidPengujian: uuid(),
      search: halaman.search,
      noInvoice: z.string().max(50).optional(),
      flagOfficer: flag().optional(),
    }),
    output: z.array(InvoiceSchema),
    success: { status: 200, info: 'Data invoice' },
  }),
  cetak: endpoint({
    method: 'GET',
    path: '/test-payment/invoice/print',
    summary: 'Isi satu invoice untuk dicetak',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid(), noInvoice: z.string().max(50).optional() }),
    output: CetakInvoiceSchema,
    success: { status: 200, info: 'Data invoice' },
  }),
  bayar: endpoint({
    ...panggilanBayar,
    method: 'POST',
    path: '/test-payment/invoice/payment',
    output: PengujianSchema,
  }),
  verifikasi: endpoint({
    ...panggilanVerifikasi,
    method: 'PUT',
    alias: ['POST'], // CONF-13
    path: '/test-payment/invoice/verification',
    roles: ['Admin'],
    output: PengujianSchema,
  }),
  nomorBayar: endpoint({
    ...panggilanNomorBayar,
    path: '/test-payment/invoice/payment-number',
    roles: ['Admin'],
    output: PengujianSchema,
  }),
};
