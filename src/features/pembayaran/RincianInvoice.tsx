import { formatRupiah } from '#domain/core/format.ts';
import { namaJenisPembiayaan, type InvoicePenelitian } from '#domain/pembayaran/schema.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { BarisTagihan } from './BarisTagihan.tsx';

/** Who pays an invoice of research, as was said when it was asked for (PAY-09). */
export function pembayarInvoice({ pembiayaan }: InvoicePenelitian): string {
  const { idJenisPembiayaan, namaDosenPembiayaan, namaPembiayaan } = pembiayaan;
  const nama = namaDosenPembiayaan ?? namaPembiayaan;
  const jenis = namaJenisPembiayaan[idJenisPembiayaan] ?? '';
  return nama ? `${jenis}: ${nama}` : jenis;
}

/** How an invoice of research comes to what is to be paid (GAP-128): its lines, less the credit there was. */
export const RincianInvoice = ({ invoice }: { invoice: InvoicePenelitian }) => (
  <>
    <FactList
      facts={[
        { label: 'Pembiayaan', value: pembayarInvoice(invoice) },
        ...(invoice.sudahDibayar > 0
          ? [
              {
                label: 'Potongan kredit',
                value: `${formatRupiah(invoice.sudahDibayar)} dari ${formatRupiah(invoice.totalRincian)}`,
              },
            ]
          : []),
      ]}
    />
    <BarisTagihan rincian={invoice.rincian} />
  </>
);
