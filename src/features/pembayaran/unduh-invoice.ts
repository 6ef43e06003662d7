import { useKonfigurasi } from '#data/config.ts';
import type { CetakInvoice } from '#domain/pembayaran/endpoints.ts';
import { downloadPaper } from '#kit/download-paper.tsx';
import { paths } from '#paths';

/** Makes the PDF of an invoice on the device, also without a network (PAY-26, PAY-27). */
export function useUnduhInvoice(): (invoice: CetakInvoice) => Promise<void> {
  const { appName, institutionName, rekening } = useKonfigurasi();
  return (invoice) =>
    downloadPaper(async () =>
      (await import('#pdf/invoice.ts')).cetakInvoice({
        kop: {
          namaAplikasi: appName,
          namaInstitusi: institutionName,
          namaLaboratorium: invoice.namaLaboratorium,
        },
        rekening,
        invoice,
        alamat: `${location.origin}${paths.pembayaran.detail(invoice.uuidPengujian)}`,
      }),
    );
}
