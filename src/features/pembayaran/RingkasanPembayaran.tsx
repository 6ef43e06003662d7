import { formatRupiah } from '#domain/core/format.ts';
import { sisaPembayaran } from '#domain/pembayaran/rules.ts';
import type { Pembayaran } from '#domain/pembayaran/schema.ts';
import { Section } from '#kit/Section.tsx';
import classes from './RingkasanPembayaran.module.css';

export type RingkasanPembayaranProps = { pembayaran: Pembayaran; tertunda: readonly string[] };

/** What the whole submission costs, what of it is paid, and what is left by when (PAY-02, PAY-14, DATA-48). */
export function RingkasanPembayaran({ pembayaran, tertunda }: RingkasanPembayaranProps) {
  const { totalTagihan, totalTagihanDp, totalTagihanTerbayar, totalTagihanBelumTerbayar } = pembayaran;
  return (
    <Section title="Ringkasan">
      <dl className={classes.sums}>
        <div>
          <dt>Total tagihan</dt>
          <dd>{formatRupiah(totalTagihan)}</dd>
        </div>
        <div>
          <dt>DP 50%</dt>
          <dd>{formatRupiah(totalTagihanDp)}</dd>
        </div>
        <div>
          <dt>Terbayar</dt>
          <dd>{formatRupiah(totalTagihanTerbayar)}</dd>
        </div>
        <div className={classes.left}>
          <dt>Sisa</dt>
          <dd>{formatRupiah(totalTagihanBelumTerbayar)}</dd>
        </div>
        {sisaPembayaran(pembayaran, tertunda).map(({ kapan, nilai }) => (
          <div key={kapan} className={classes.part}>
            <dt>{kapan}</dt>
            <dd>{formatRupiah(nilai)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
