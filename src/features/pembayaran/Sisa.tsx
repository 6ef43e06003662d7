import { formatRupiah } from '#domain/core/format.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import type { BagiPembayar } from './bagi-pembayar.ts';
import { JatuhTempo } from './JatuhTempo.tsx';
import classes from './Sisa.module.css';

type SisaProps = Pick<BagiPembayar, 'sisa'> & {
  /** The invoice of it that is to be paid now. */
  bayar: InvoicePokok | null | undefined;
};

/** What is left to pay and when: one that is due now is not the same as one that comes with the results (PAY-01). */
export function Sisa({ sisa, bayar }: SisaProps) {
  if (sisa.length === 0)
    return (
      <span className={classes.parts}>
        <span className="mj-uang">{formatRupiah(0)}</span>
      </span>
    );
  return (
    <span className={classes.parts}>
      {sisa.map(({ kapan, nilai }) => (
        <span key={kapan} className={classes.part}>
          <span className="mj-uang">{formatRupiah(nilai)}</span>{' '}
          <span className="mj-label">{kapan.toLowerCase()}</span>
        </span>
      ))}
      {bayar ? <JatuhTempo invoice={bayar} /> : null}
    </span>
  );
}
