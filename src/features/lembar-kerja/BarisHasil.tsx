import type { Baris, NilaiBaris } from '#domain/lembar-kerja/hasil.ts';
import classes from './Lembar.module.css';

type NilaiTampakProps = {
  nilai: NilaiBaris | undefined;
  satuan: string | null;
  /** Of a replicate that is not used. */
  dicoret?: boolean;
  /** More is measured yet: what cannot be computed now is no fault. */
  sementara?: boolean;
};

/** Of what is not measured yet nothing is wrong. */
const BelumAda = () => (
  <span className="mj-redup">
    <span aria-hidden>–</span>
    <span className="mj-terdengar">belum lengkap</span>
  </span>
);

/** What a line came to, or in words why it did not. */
export function NilaiTampak({ nilai, satuan, dicoret = false, sementara = false }: NilaiTampakProps) {
  if (!nilai || nilai.jenis === 'belum')
    return dicoret ? <span className="mj-redup">dicoret</span> : <BelumAda />;
  if (nilai.jenis === 'gagal')
    return sementara ? <BelumAda /> : <span className={classes.gagal}>{nilai.kalimat}</span>;
  return (
    <span className="mj-utuh" title={nilai.penuh}>
      {nilai.tampil} {satuan}
    </span>
  );
}

type BarisHasilProps = { baris: readonly Baris[] } & Pick<NilaiTampakProps, 'dicoret' | 'sementara'>;

/** Lines below each other, each with what it came to. */
export const BarisHasil = ({ baris, ...rest }: BarisHasilProps) =>
  baris.length === 0 ? null : (
    <dl className="mj-jumlah">
      {baris.map(({ nama, label, satuan, nilai }) => (
        <div key={nama}>
          <dt>{label}</dt>
          <dd>
            <NilaiTampak nilai={nilai} satuan={satuan} {...rest} />
          </dd>
        </div>
      ))}
    </dl>
  );
