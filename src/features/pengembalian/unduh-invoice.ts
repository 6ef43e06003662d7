import { useKonfigurasi } from '#data/config.ts';
import { useMintaInvoice } from '#data/pembayaran.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { downloadPaper } from '#kit/download-paper.tsx';
import { paths } from '#paths';

/** The PDF of the invoice a return came from (REFUND-03). A return does not carry its lines: the server is asked for them. */
export function useUnduhInvoice(): (pengembalian: Pengembalian) => Promise<void> {
  const konfigurasi = useKonfigurasi();
  const minta = useMintaInvoice();
  return ({ uuidPendaftaran, noInvoice }) =>
    downloadPaper(async () => {
      const invoice = await minta(uuidPendaftaran, noInvoice);
      const { cetakInvoice } = await import('#pdf/invoice.ts');
      const alamat = `${location.origin}${paths.pembayaran.detail(uuidPendaftaran)}`;
      return cetakInvoice({ konfigurasi, invoice, alamat });
    });
}
