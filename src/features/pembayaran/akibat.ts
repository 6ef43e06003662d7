import { formatRupiah } from '#domain/core/format.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';

type Diputuskan = Pick<InvoicePokok, 'noInvoice' | 'totalTagihan' | 'flagDibatalkan'>;

/** What the word on a proof will do (GAP-149); money for a cancelled invoice goes back (GAP-126). */
export function akibatVerifikasi(lunas: boolean, invoice: Diputuskan): string {
  const { noInvoice, totalTagihan, flagDibatalkan } = invoice;
  const uang = formatRupiah(totalTagihan);
  if (!lunas)
    return `Bukti pembayaran ${uang} tidak diterima; invoice ${noInvoice} kembali ${flagDibatalkan ? 'dibatalkan' : 'belum lunas'}.`;
  return flagDibatalkan
    ? `${uang} diterima untuk invoice ${noInvoice} yang sudah dibatalkan, lalu harus dikembalikan ke pendaftar.`
    : `${uang} dinyatakan diterima; invoice ${noInvoice} terbayar lunas dan tidak dapat diubah lagi.`;
}

/** What it did: how the invoice stands now, and what comes next for the submission. */
export function hasilVerifikasi(uuid: string, { pembayaran, statusSubmission }: Pendaftaran): string {
  const semua: readonly InvoicePokok[] = pembayaran.invoice;
  const invoice = semua.find((satu) => satu.uuid === uuid);
  if (!invoice) return statusSubmission.prosesSelanjutnya;
  const { noInvoice, totalTagihan, statusPayment } = invoice;
  return `${noInvoice} (${formatRupiah(totalTagihan)}): ${statusPayment.statusPembayaran}. Selanjutnya: ${statusSubmission.prosesSelanjutnya}.`;
}
