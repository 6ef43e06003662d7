import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { formatDate } from '#domain/core/format.ts';
import type { Fact } from '#kit/text/FactList.tsx';

/** The number of a payment's receipt, and that it does not stand any more (GAP-172). */
export const faktaKwitansi = ({ kwitansi }: InvoicePokok['bukti'][number]): Fact[] =>
  kwitansi
    ? [
        {
          label: 'Kwitansi',
          value: (
            <>
              <span className="mj-kode">{kwitansi.noKwitansi}</span>
              {kwitansi.dibatalkanPada ? `, dibatalkan ${formatDate(kwitansi.dibatalkanPada)}` : ''}
            </>
          ),
        },
      ]
    : [];
