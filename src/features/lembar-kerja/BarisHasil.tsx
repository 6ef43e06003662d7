import type { Baris, NilaiBaris } from '#domain/lembar-kerja/hasil.ts';
import classes from './Lembar.module.css';

type NilaiTampakProps = {
  nilai: NilaiBaris | undefined;
  satuan: string | null;
  /** Of a replicate that is not used. */
  dicoret?: boolean;
};

/** What a line came to, or in words why it did not. */
export function NilaiTampak({ nilai, satuan, dicoret = false }: NilaiTampakProps) {
  if (!nilai || nilai.jenis === 'belum')
    return <span className="mj-redup">{dicoret ? 'dicoret' : 'belum lengkap'}</span>;
  if (nilai.jenis === 'gagal') return <span className={classes.gagal}>{nilai.kalimat}</span>;
  return (
    <span className="mj-utuh" title={nilai.penuh}>
      {nilai.tampil} {satuan}
    </span>
  );
}

/** Lines below each other, each with what it came to. */
export const BarisHasil = ({ baris, dicoret = false }: { baris: readonly Baris[]; dicoret?: boolean }) =>
  baris.length === 0 ? null : (
    <dl className="mj-jumlah">
      {baris.map(({ nama, label, satuan, nilai }) => (
        <div key={nama}>
          <dt>{label}</dt>
          <dd>
            <NilaiTampak nilai={nilai} satuan={satuan} dicoret={dicoret} />
          </dd>
        </div>
      ))}
    </dl>
  );
