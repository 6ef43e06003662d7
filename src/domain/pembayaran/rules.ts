import type { Invoice, Pembayaran } from './schema.ts';
import { invoiceWorkflow, type InvoiceState } from './workflow.ts';

export type StatusPembayaran = {
  kdStatusPembayaran: number;
  statusPembayaran: string;
  prosesSelanjutnya: string;
};

const dari = ({
  code,
  label,
  prosesSelanjutnya,
}: {
  code: number;
  label: string;
  prosesSelanjutnya: string;
}) => ({
  kdStatusPembayaran: code,
  statusPembayaran: label,
  prosesSelanjutnya,
});

/** What the money asks of the submission it is for, of whatever kind that is. */
type Induk = { ditolak: boolean; lunas: boolean; prosesSelanjutnya: string };

/**
 * The payment standing of a submission (GAP-33, GAP-134): an open invoice says it, then one that is being looked at; with
 * none open it is paid once the submission is. A submission that ended without an invoice in force has none: code 0, '-'.
 * `invoice` are the W4 codes of the invoices in force.
 */
export function statusPembayaranDari(
  { ditolak, lunas: indukLunas, prosesSelanjutnya }: Induk,
  invoice: readonly number[],
): StatusPembayaran {
  const { belumLunas, verifikasi, lunas } = invoiceWorkflow.states;
  if (ditolak && !invoice.some((code) => code !== lunas.code))
    return { kdStatusPembayaran: 0, statusPembayaran: '-', prosesSelanjutnya };
  if (invoice.includes(belumLunas.code)) return dari(belumLunas);
  if (invoice.includes(verifikasi.code)) return dari(verifikasi);
  return indukLunas ? dari(lunas) : { ...dari(belumLunas), prosesSelanjutnya };
}

/** The invoice that is to be paid or looked at now; a cancelled one asks for nothing (GAP-126). */
export const invoiceTerbuka = ({ invoice }: Pembayaran): Invoice | undefined =>
  invoice.findLast(
    ({ flagDibatalkan, statusPayment }) =>
      flagDibatalkan === 0 && statusPayment.kdStatusPembayaran !== invoiceWorkflow.states.lunas.code,
  );

/** An invoice a person looks at, as the rules see it: for the buttons beside it. */
export const keadaanInvoice = (invoice: Invoice, pendaftarUuid: string): InvoiceState => ({
  kdStatusPembayaran: invoice.statusPayment.kdStatusPembayaran,
  dibatalkan: invoice.flagDibatalkan === 1,
  pendaftarUuid,
});

/** A payment or a return has happened already (PAY-11, REFUND-10). */
export const setelahHariIni = 'Tanggal tidak boleh setelah hari ini';
