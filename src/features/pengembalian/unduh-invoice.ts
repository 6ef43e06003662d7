import { useMintaInvoice, useMintaInvoicePenelitian } from '#data/pembayaran.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { useUnduhInvoice, useUnduhInvoicePenelitian } from '#features/pendaftaran/unduh-invoice.ts';

/** The PDF of the invoice a return came from (REFUND-03). A return does not carry its lines: the server is asked for them. */
export function useUnduhInvoiceAsal(): (pengembalian: Pengembalian) => Promise<void> {
  const minta = useMintaInvoice();
  const mintaPenelitian = useMintaInvoicePenelitian();
  const unduh = useUnduhInvoice();
  const unduhPenelitian = useUnduhInvoicePenelitian();
  return ({ uuidPendaftaran, noInvoice, idJenisPenggunaan }) =>
    idJenisPenggunaan === jenisPenggunaan.penelitian.id
      ? unduhPenelitian(() => mintaPenelitian(uuidPendaftaran, noInvoice))
      : unduh(() => minta(uuidPendaftaran, noInvoice));
}
