import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import { pihakCetak } from './pihak.ts';
import type { InvoicePokok, Kwitansi, Pembiayaan } from './schema.ts';

/** Of what and of whom an invoice is, as far as its receipt says it. */
export type KepalaKwitansi = {
  nomor: string | null;
  judul: string;
  jenisPenggunaan: string;
  namaLaboratorium: string;
  user: Pendaftar;
};

/** What the paper of a receipt says: of the payment, and of the invoice that it was for. */
export type CetakKwitansi = Kwitansi &
  KepalaKwitansi &
  Pick<InvoicePokok, 'noInvoice' | 'namaTagihan'> &
  Pick<InvoicePokok['bukti'][number], 'tglBayar' | 'namaBank' | 'namaPemilikRekening'> & {
    /** Of research; of testing nobody is asked. */
    pembiayaan: Pembiayaan | null;
  };

/** The receipt of an invoice that was paid (GAP-172); null of one that was not, or was before there were receipts. */
export function kwitansiDari(
  invoice: InvoicePokok & { pembiayaan?: Pembiayaan },
  { nomor, judul, jenisPenggunaan, namaLaboratorium, user }: KepalaKwitansi,
): CetakKwitansi | null {
  const bukti = invoice.bukti.findLast((satu) => satu.kwitansi);
  if (!bukti?.kwitansi) return null;
  const { noInvoice, namaTagihan, kepada, pembiayaan = null } = invoice;
  const { tglBayar, namaBank, namaPemilikRekening, kwitansi } = bukti;
  return {
    ...kwitansi,
    noInvoice,
    namaTagihan,
    nomor,
    judul,
    jenisPenggunaan,
    namaLaboratorium,
    user: pihakCetak(user, kepada).user,
    pembiayaan,
    tglBayar,
    namaBank,
    namaPemilikRekening,
  };
}
