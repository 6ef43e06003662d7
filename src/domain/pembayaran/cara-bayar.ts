import type { InvoicePokok, JenisNomorBayar } from './schema.ts';
import { invoiceWorkflow } from './workflow.ts';

/** What a number to pay by is called (PAY-29). */
export const namaNomorBayar: Readonly<Record<JenisNomorBayar, string>> = {
  va: 'Nomor virtual account',
  billing: 'Kode billing',
};

/** Whether an invoice still waits for its money. */
export const belumDibayar = ({ statusPayment }: Pick<InvoicePokok, 'statusPayment'>): boolean =>
  statusPayment.kdStatusPembayaran === invoiceWorkflow.states.belumLunas.code;

/** Whether an invoice that nobody has paid should have been by now (PAY-28): a word beside its state, never a state. */
export const lewatJatuhTempo = (
  invoice: Pick<InvoicePokok, 'jatuhTempo' | 'statusPayment'>,
  hariIni: string,
): boolean => belumDibayar(invoice) && Boolean(invoice.jatuhTempo && invoice.jatuhTempo < hariIni);
