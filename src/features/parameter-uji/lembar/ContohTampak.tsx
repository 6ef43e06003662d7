import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { ContohDicoba } from '#domain/lembar-kerja/versi.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import classes from './Lembar.module.css';

type ContohTampakProps = { contoh: readonly Contoh[]; dicoba: readonly ContohDicoba[] };

/** The worked examples of a version, what is expected beside what comes out on this device (BEYOND-07). */
export function ContohTampak({ contoh, dicoba }: ContohTampakProps) {
  if (contoh.length === 0)
    return <p className="mj-catatan">Belum ada contoh. Tanpa contoh versi ini tidak dapat dirilis.</p>;
  return (
    <ul className="mj-tumpuk-3">
      {dicoba.map(({ judul, cocok, baris }, ke) => (
        <li key={judul} className={classes.kartu}>
          <div className={classes.kepala}>
            <strong>{judul}</strong>
            <StatusBadge warna={cocok ? 'selesai' : 'ditolak'} label={cocok ? 'Sama' : 'Berbeda'} />
          </div>
          <table className={classes.tabel}>
            <thead>
              <tr>
                <th scope="col">Baris</th>
                <th scope="col">Diharapkan</th>
                <th scope="col">Keluar</th>
              </tr>
            </thead>
            <tbody>
              {baris.map(({ nama, tampil, keluar, sama }) => (
                <tr key={nama} data-beda={sama ? undefined : true}>
                  <th scope="row" className="mj-kode">
                    {nama}
                  </th>
                  <td>{tampil}</td>
                  <td>{keluar}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mj-catatan">Sumber: {contoh[ke]?.sumber}</p>
        </li>
      ))}
    </ul>
  );
}
