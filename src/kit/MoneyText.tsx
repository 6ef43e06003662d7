import { formatRupiah } from './format.ts';
import classes from './MoneyText.module.css';

export type MoneyTextProps = {
  amount: number | null | undefined;
  /** A total stands out from its lines. */
  weight?: 'biasa' | 'tebal';
};

/** Rupiah in figures of one width, never broken over two lines. */
export function MoneyText({ amount, weight = 'biasa' }: MoneyTextProps) {
  return (
    <span className={classes.money} data-weight={weight}>
      {formatRupiah(amount)}
    </span>
  );
}
