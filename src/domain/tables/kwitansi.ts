import type { KepalaKwitansi } from '#domain/pembayaran/kwitansi.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { judulDari, type Pendaftaran } from './pendaftaran.ts';

/** Of what and of whom an invoice is, for its receipt; it may be of another laboratory than its submission (GAP-154). */
export const kepalaKwitansi = (
  data: Pendaftaran,
  { lab = data.lab }: Pick<InvoicePokok, 'lab'>,
): KepalaKwitansi => ({
  nomor: data.nomor,
  judul: judulDari(data),
  jenisPenggunaan: data.usageType.jenisPenggunaan,
  namaLaboratorium: lab.namaLaboratorium,
  user: data.user,
});
