import type { ReactNode } from 'react';
import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import { nominalBagian, totalPersen } from '#domain/parameter-uji/rules.ts';
import classes from './Pembagian.module.css';

/** One role with its share; `persen` is what is shown or typed in its place. */
type BagianTampak = { kunci: string; nama: string; bagian: number; persen: ReactNode };

export type PembagianProps = {
  semua: readonly BagianTampak[];
  hargaInternal: number;
  hargaEksternal: number;
};

/** What each role gets of a price, for both prices, and what stays undivided (MASTER-30). */
export function Pembagian({ semua, hargaInternal, hargaEksternal }: PembagianProps) {
  const total = totalPersen(semua.map(({ bagian }) => ({ persenPembagian: bagian })));
  const jumlah = (bagian: number) => <Nominal {...{ bagian, hargaInternal, hargaEksternal }} />;
  return (
    <div className="mj-bingkai">
      <ul className={`mj-bergaris ${classes.rows}`}>
        {semua.map(({ kunci, nama, bagian, persen }) => (
          <li key={kunci} className={classes.row}>
            <span className={classes.role}>{nama}</span>
            <span className={classes.share}>{persen}</span>
            {jumlah(bagian)}
          </li>
        ))}
      </ul>
      <div className={classes.row} data-total role="status">
        <span className={classes.role}>
          Jumlah
          <small>{sisa(total)}</small>
        </span>
        <span className={classes.share} data-lebih={total > 100 || undefined}>
          {formatNumber(total)}%
        </span>
        {jumlah(total)}
      </div>
    </div>
  );
}

/** How far the shares go: all of the price, less, or more than there is. */
const sisa = (total: number): string => {
  if (total > 100) return `Lebih ${formatNumber(totalPersen([{ persenPembagian: total - 100 }]))}%`;
  return total === 100
    ? 'Terbagi habis'
    : `${formatNumber(totalPersen([{ persenPembagian: 100 - total }]))}% tidak dibagi`;
};

type NominalProps = { bagian: number; hargaInternal: number; hargaEksternal: number };

const Nominal = ({ bagian, hargaInternal, hargaEksternal }: NominalProps) => (
  <>
    <span className={classes.amount}>
      <small>Internal</small>
      <output className="mj-uang">{formatRupiah(nominalBagian(bagian, hargaInternal))}</output>
    </span>
    <span className={classes.amount}>
      <small>Eksternal</small>
      <output className="mj-uang">{formatRupiah(nominalBagian(bagian, hargaEksternal))}</output>
    </span>
  </>
);
