import { stateByCode } from '#domain/core/workflow.ts';
import { statusPembayaranDari, type StatusPembayaran } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { penelitianWorkflow } from './workflow.ts';

const { belumLunas, lunas } = invoiceWorkflow.states;

/** A bill as far as money is counted: what it comes to, and whether it stands on an invoice. */
type Tagihan = { total: number; ditagih: boolean };

/** A correction to less is no bill but what credit is made of (GAP-101). */
export const perluInvoice = ({ total, ditagih }: Tagihan): boolean => total > 0 && !ditagih;

/**
 * What a research has paid too much and nobody has given back yet (GAP-09, GAP-101): corrections to less of bills that are
 * paid, less what invoices took off and what went back as deposit. In whole rupiah, never below 0 where the books are right.
 */
export const kreditDari = ({
  koreksi,
  potongan,
  deposit,
}: {
  /** Totals below 0, each with whether the invoice of the corrected bill is paid. */
  koreksi: readonly { total: number; asalLunas: boolean }[];
  /** potonganDeposit of every invoice that stands. */
  potongan: readonly number[];
  deposit: readonly number[];
}): number =>
  jumlah(koreksi.flatMap(({ total, asalLunas }) => (asalLunas ? [-total] : []))) -
  jumlah(potongan) -
  jumlah(deposit);

const jumlah = (semua: readonly number[]): number => semua.reduce((sum, one) => sum + one, 0);

/** Nothing is left to pay: every bill is on an invoice, and every invoice in force is paid (GAP-27). `invoice`: W4 codes. */
export const sudahLunas = (tagihan: readonly Tagihan[], invoice: readonly number[]): boolean =>
  !tagihan.some(perluInvoice) && invoice.every((kode) => kode === lunas.code);

/** Where the payment of a research stands (GAP-33, GAP-134); '-' while nothing was ever billed. */
export function statusPembayaranPenelitian(
  kode: number,
  tagihan: readonly Tagihan[],
  invoice: readonly number[],
): StatusPembayaran {
  if (tagihan.some(perluInvoice))
    return {
      kdStatusPembayaran: belumLunas.code,
      statusPembayaran: belumLunas.label,
      prosesSelanjutnya: 'Pembuatan invoice',
    };
  const { prosesSelanjutnya } = penelitianWorkflow.states[stateByCode(penelitianWorkflow, kode)];
  const tanpaTagihan = tagihan.length === 0 && invoice.length === 0;
  return statusPembayaranDari(
    { jenis: 'penelitian', ditolak: tanpaTagihan, lunas: true, prosesSelanjutnya },
    invoice,
  );
}

/** What an invoice of bills that come to `besar` takes off, and what is left to pay (GAP-128). */
export function rancanganInvoice(kredit: number, besar: number): { potongan: number; bayar: number } {
  const potongan = Math.min(kredit, besar);
  return { potongan, bayar: besar - potongan };
}
