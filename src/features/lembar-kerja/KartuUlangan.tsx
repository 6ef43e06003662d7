import type { Ulangan } from '#domain/lembar-kerja/hasil.ts';
import { BarisHasil } from './BarisHasil.tsx';
import { IsiMasukan, type Isi } from './IsiMasukan.tsx';
import { deret } from './kisi.ts';
import { NamaBaris } from './NamaBaris.tsx';
import classes from './Lembar.module.css';

/** The same on a phone: a card for each replicate. */
export function KartuUlangan({ isi }: { isi: Isi }) {
  const { blok, bentuk, hasil } = isi;
  return deret(bentuk.ulangan).map((ulangan) => (
    <div key={ulangan} className={classes.kartu} role="group" aria-label={`Ulangan ${ulangan}`}>
      <p className="mj-tebal">Ulangan {ulangan}</p>
      {blok.perUlangan.map((masukan) => (
        <div key={masukan.nama} className={classes.pasangan}>
          <NamaBaris {...masukan} />
          <IsiMasukan isi={isi} masukan={masukan} ulangan={ulangan} />
        </div>
      ))}
      <HasilUlangan ulangan={hasil?.ulangan.find(({ nomor }) => nomor === ulangan)} />
    </div>
  ));
}

const HasilUlangan = ({ ulangan }: { ulangan: Ulangan | undefined }) =>
  ulangan ? <BarisHasil baris={ulangan.baris} dicoret={ulangan.dicoret} /> : null;
