import { formatRupiah } from '#domain/core/format.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import classes from './RingkasanPutusan.module.css';

const { belumDiverifikasi } = statusSampelParameter;

export type RingkasanPutusanProps = {
  /** W7 code of every parameter as it is chosen now. */
  kode: readonly number[];
  /** The bill that follows; null where none does before somebody else has decided. */
  tagihan: { total: number; dp: number } | null;
};

/** Beside 'Simpan': how many parameters are decided, and the bill that follows. */
export function RingkasanPutusan({ kode, tagihan }: RingkasanPutusanProps) {
  const belum = kode.filter((satu) => satu === belumDiverifikasi.code).length;
  return (
    <p className={classes.line} role="status">
      <span>
        {belum === 0
          ? `Semua ${kode.length} parameter ditentukan`
          : `${kode.length - belum} dari ${kode.length} parameter ditentukan`}
      </span>
      {tagihan ? (
        <>
          <span className={classes.total}>
            Total <strong className="mj-uang">{formatRupiah(tagihan.total)}</strong>
          </span>
          <span>
            DP 50% <strong className="mj-uang">{formatRupiah(tagihan.dp)}</strong>
          </span>
        </>
      ) : (
        <span>Belum ada tagihan</span>
      )}
    </p>
  );
}
