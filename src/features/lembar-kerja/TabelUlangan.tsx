import type { CSSProperties, ReactNode } from 'react';
import { NilaiTampak } from './BarisHasil.tsx';
import { IsiMasukan, type Isi } from './IsiMasukan.tsx';
import { berbaris, deret } from './kisi.ts';
import { NamaBaris } from './NamaBaris.tsx';
import classes from './Lembar.module.css';

type Kepala = { kunci: string | number; kepala: ReactNode; rumus?: boolean };

/** Replicates beside each other, many of them below each other, and with their cells what each line came to. */
export function TabelUlangan({ isi }: { isi: Isi }) {
  const { blok, bentuk, hasil } = isi;
  const garis = [
    ...blok.perUlangan.map((masukan) => ({
      kunci: masukan.nama,
      kepala: <NamaBaris {...masukan} />,
      rumus: false,
      sel: (ulangan: number) => <IsiMasukan isi={isi} masukan={masukan} ulangan={ulangan} />,
    })),
    ...blok.rumusUlangan.map(({ nama, label, satuan }) => ({
      kunci: nama,
      kepala: <NamaBaris label={label} satuan={satuan} />,
      rumus: true,
      sel: (nomor: number) => {
        const ulangan = hasil?.ulangan.find((satu) => satu.nomor === nomor);
        return (
          <NilaiTampak
            nilai={ulangan?.baris.find((satu) => satu.nama === nama)?.nilai}
            satuan={null}
            dicoret={ulangan?.dicoret ?? false}
          />
        );
      },
    })),
  ];
  const ulangan = deret(bentuk.ulangan);
  return berbaris(blok, bentuk.ulangan) ? (
    <Tabel
      sudut="Ulangan"
      sempit
      kolom={garis}
      baris={ulangan.map((nomor) => ({
        kunci: nomor,
        kepala: nomor,
        sel: garis.map(({ sel }) => sel(nomor)),
      }))}
    />
  ) : (
    <Tabel
      sudut="Masukan"
      kolom={ulangan.map((nomor) => ({ kunci: nomor, kepala: `Ulangan ${nomor}` }))}
      baris={garis.map(({ sel, ...satu }) => ({ ...satu, sel: ulangan.map(sel) }))}
    />
  );
}

type TabelProps = {
  sudut: string;
  kolom: readonly Kepala[];
  baris: readonly (Kepala & { sel: readonly ReactNode[] })[];
  /** The heads of its lines are numbers. */
  sempit?: boolean;
};

const Tabel = ({ sudut, kolom, baris, sempit }: TabelProps) => (
  <div className={classes.gulung}>
    <table
      className={classes.tabel}
      data-sempit={sempit}
      style={{ '--kolom': kolom.length } as CSSProperties}
    >
      <thead>
        <tr>
          <th scope="col">{sudut}</th>
          {kolom.map(({ kunci, kepala }) => (
            <th key={kunci} scope="col">
              {kepala}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {baris.map(({ kunci, kepala, rumus, sel }) => (
          <tr key={kunci} data-rumus={rumus || undefined}>
            <th scope="row">{kepala}</th>
            {sel.map((isi, at) => (
              <td key={kolom[at]!.kunci} data-rumus={kolom[at]!.rumus || undefined}>
                {isi}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
