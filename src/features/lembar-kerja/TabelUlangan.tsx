import type { CSSProperties } from 'react';
import { deret } from './kisi.ts';
import { NilaiTampak } from './BarisHasil.tsx';
import { IsiMasukan, type Isi } from './IsiMasukan.tsx';
import { NamaBaris } from './NamaBaris.tsx';
import classes from './Lembar.module.css';

/** Replicates beside each other, and below their cells what each line of them came to. */
export function TabelUlangan({ isi }: { isi: Isi }) {
  const { blok, bentuk, hasil } = isi;
  const semua = deret(bentuk.ulangan);
  return (
    <div className={classes.gulung}>
      <table className={classes.tabel} style={{ '--ulangan': bentuk.ulangan } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">Masukan</th>
            {semua.map((ulangan) => (
              <th key={ulangan} scope="col">
                Ulangan {ulangan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {blok.perUlangan.map((masukan) => (
            <tr key={masukan.nama}>
              <th scope="row">
                <NamaBaris {...masukan} />
              </th>
              {semua.map((ulangan) => (
                <td key={ulangan}>
                  <IsiMasukan isi={isi} masukan={masukan} ulangan={ulangan} />
                </td>
              ))}
            </tr>
          ))}
          {blok.rumusUlangan.map(({ nama, label, satuan }) => (
            <tr key={nama} data-rumus>
              <th scope="row">
                <NamaBaris label={label} satuan={satuan} />
              </th>
              {semua.map((nomor) => {
                const ulangan = hasil?.ulangan.find((satu) => satu.nomor === nomor);
                return (
                  <td key={nomor}>
                    <NilaiTampak
                      nilai={ulangan?.baris.find((satu) => satu.nama === nama)?.nilai}
                      satuan={null}
                      dicoret={ulangan?.dicoret ?? false}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
