import { useKonfigurasi } from '#data/config.ts';
import type { CetakInvoice } from '#domain/pembayaran/endpoints.ts';
import { downloadPaper } from '#kit/download-paper.tsx';
import { paths } from '#paths';

/** Makes the PDF of an invoice on the device (PAY-26, PAY-27): of what it holds, also without a network, or has asked for. */
export function useUnduhInvoice(): (ambil: () => CetakInvoice | Promise<CetakInvoice>) => Promise<void> {
  const konfigurasi = useKonfigurasi();
  return (ambil) =>
    downloadPaper(async () => {
      const invoice = await ambil();
      const { cetakInvoice } = await import('#pdf/invoice.ts');
      const alamat = `${location.origin}${paths.pembayaran.detail(invoice.uuidPengujian)}`;
      return cetakInvoice({ konfigurasi, invoice, alamat });
    });
}
