import { useKonfigurasi } from '#data/config.ts';
import { useKop } from '#data/kop.ts';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import type { CetakInvoicePenelitian } from '#domain/penelitian/pembayaran.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';
import { paths } from '#paths';

type Unduh<C> = (ambil: () => C | Promise<C>) => Promise<void>;

const alamat = (uuid: string): string => `${location.origin}${paths.pembayaran.detail(uuid)}`;

/** Makes the PDF of an invoice on the device (PAY-26, PAY-27): of what it holds, also without a network, or has asked for. */
export function useUnduhInvoice(): Unduh<CetakInvoice> {
  const umum = useKonfigurasi();
  const kop = useKop();
  return (ambil) =>
    downloadPaper(async () => {
      const invoice = await ambil();
      const konfigurasi = { ...umum, ...(await kop(invoice.namaLaboratorium)) };
      const { cetakInvoice } = await import('#pdf/invoice.ts');
      return cetakInvoice({ konfigurasi, invoice, alamat: alamat(invoice.uuidPengujian) });
    });
}

/** The same of research. */
export function useUnduhInvoicePenelitian(): Unduh<CetakInvoicePenelitian> {
  const umum = useKonfigurasi();
  const kop = useKop();
  return (ambil) =>
    downloadPaper(async () => {
      const invoice = await ambil();
      const konfigurasi = { ...umum, ...(await kop(invoice.namaLaboratorium)) };
      const { cetakInvoicePenelitian } = await import('#pdf/invoice-penelitian.ts');
      return cetakInvoicePenelitian({ konfigurasi, invoice, alamat: alamat(invoice.uuidPenelitian) });
    });
}
