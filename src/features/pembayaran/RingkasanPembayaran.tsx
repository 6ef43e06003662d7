import { formatRupiah } from '#domain/core/format.ts';
import { Section } from '#kit/text/Section.tsx';
import type { BagiPembayar } from './bagi-pembayar.ts';
import classes from './RingkasanPembayaran.module.css';

export type RingkasanPembayaranProps = {
  /** What it comes to and what of it is paid, in the order of a sum. */
  jumlah: readonly { label: string; nilai: number }[];
  total: number;
  /** The parts of what is left. */
  sisa: BagiPembayar['sisa'];
};

/** What the whole submission costs, what of it is paid, and what is left by when (PAY-02, DATA-48). */
export const RingkasanPembayaran = ({ jumlah, total, sisa }: RingkasanPembayaranProps) => (
  <Section title="Ringkasan">
    <dl className="mj-jumlah">
      {jumlah.map(({ label, nilai }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatRupiah(nilai)}</dd>
        </div>
      ))}
      <div className={classes.left} data-utama>
        <dt>Sisa</dt>
        <dd>{formatRupiah(total)}</dd>
      </div>
      {sisa.map(({ kapan, nilai }) => (
        <div key={kapan} className={classes.part}>
          <dt>{kapan}</dt>
          <dd>{formatRupiah(nilai)}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
