import type { InvoicePengujian } from '#domain/pengujian/pembayaran.ts';
import type { InvoiceDaftar } from '#domain/penelitian/pembayaran.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';

/** A row of an officer's list of invoices, of whatever it is for. */
export type InvoiceTerdaftar = InvoicePengujian | InvoiceDaftar;

export const adalahInvoicePenelitian = (invoice: InvoiceTerdaftar): invoice is InvoiceDaftar =>
  invoice.jenis === 'penggunaan';
export const jenisInvoice = (invoice: InvoiceTerdaftar): JenisPendaftaran =>
  adalahInvoicePenelitian(invoice) ? 'penelitian' : 'pengujian';

export const menungguVerifikasi = ({ statusPayment }: InvoiceTerdaftar): boolean =>
  statusPayment.kdStatusPembayaran === invoiceWorkflow.states.verifikasi.code; // PAY-22

/** Since when it waits to be verified: its newest proof. */
export const sejakBukti = ({ bukti, createdAt }: InvoiceTerdaftar): string =>
  bukti.at(-1)?.dikirimPada ?? createdAt;
