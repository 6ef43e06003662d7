import { formatRupiah } from '#domain/core/format.ts';
import type { BagiPembayar } from './bagi-pembayar.ts';
import classes from './Sisa.module.css';

/** What is left to pay and when: one that is due now is not the same as one that comes with the results (PAY-01). */
export function Sisa({ sisa }: Pick<BagiPembayar, 'sisa'>) {
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
    </span>
  );
}
