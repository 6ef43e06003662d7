import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatTime } from '#domain/core/format.ts';
import type { HasilBlok } from '#domain/lembar-kerja/hasil.ts';
import { sebutPengenceran } from '#domain/lembar-kerja/kunci.ts';
import { butirCawan, kunciSel, type Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';
import { deret, selDari, type Bentuk } from './kisi.ts';
import { SelKetik, type SelProps } from './SelKetik.tsx';
import { SelPilihan } from './SelPilihan.tsx';
import classes from './Lembar.module.css';

/** What every cell of a sheet is given alike. */
export type Isi = Pick<SelProps, 'readOnly' | 'onTinggal' | 'onRinci'> & {
  blok: Blok;
  isian: Isian;
  bentuk: Bentuk;
  hasil: HasilBlok | null;
  /** What the calculation asks, by cell. */
  tanya: Readonly<Record<string, string>>;
  lama: ReadonlySet<string>;
  /** How many photos a cell has. */
  foto: Readonly<Record<string, number>>;
  terakhir: string | undefined;
  /** Opens the cell of the next weighing of a series. */
  onTimbang: (seri: string) => void;
};

type IsiMasukanProps = { isi: Isi; masukan: Masukan; ulangan: number };

/** The cells of one input in one replicate, as its kind has them. */
export function IsiMasukan(props: IsiMasukanProps) {
  const { isi, masukan, ulangan } = props;
  if (masukan.jenis === 'seri') return <Seri {...props} />;
  if (masukan.jenis === 'cawan') return <Cawan {...props} masukan={masukan} />;
  const semua = selDari(masukan, ulangan, isi.bentuk);
  return semua.length === 1 ? (
    satuSel(isi, masukan, semua[0]!)
  ) : (
    <div className={classes.daftar}>{semua.map((kunci) => satuSel(isi, masukan, kunci))}</div>
  );
}

/** No component of its own: there are 200 of them, and each is looked at whenever one is left. */
function satuSel(isi: Isi, masukan: Masukan, kunci: string): ReactNode {
  const { blok, isian, tanya, lama, foto, terakhir, readOnly, onTinggal, onRinci } = isi;
  const Jenis = masukan.jenis === 'pilihan' ? SelPilihan : SelKetik;
  return (
    <Jenis
      key={kunci}
      kunci={kunci}
      blok={blok}
      masukan={masukan}
      sel={isian[kunci]}
      tanya={tanya[kunci] ?? ''}
      lama={lama.has(kunci)}
      foto={foto[kunci] ?? 0}
      terakhir={kunci === terakhir}
      readOnly={readOnly}
      onTinggal={onTinggal}
      onRinci={onRinci}
    />
  );
}

/** Weighings with their times, and in a sentence whether the last two agree. */
function Seri({ isi, masukan, ulangan }: IsiMasukanProps) {
  const seri = kunciSel(masukan.nama, ulangan);
  const semua = selDari(masukan, ulangan, isi.bentuk);
  const keadaan = isi.hasil?.seri[seri];
  const pada = (kunci: string) => {
    const sel = isi.isian[kunci];
    return sel?.nilai && sel.pada ? formatTime(sel.pada) : null;
  };
  const terakhir = semua.at(-1)!;
  const ditimbang = pada(terakhir) !== null;
  const kabar = [pada(terakhir), keadaan?.kalimat].filter(Boolean).join(' · ');
  return (
    <div className="mj-tumpuk-2">
      <ol className={classes.seri}>
        {semua.map((kunci) => (
          <li key={kunci}>
            {satuSel(isi, masukan, kunci)}
            {kunci !== terakhir && pada(kunci) ? <span className="mj-label">{pada(kunci)}</span> : null}
          </li>
        ))}
      </ol>
      {kabar ? (
        <p className={classes.keadaan} data-tetap={keadaan?.tetap ?? undefined} role="status">
          {kabar}
        </p>
      ) : null}
      {!isi.readOnly && ditimbang ? (
        <Button
          variant={keadaan?.tetap === false ? 'light' : 'default'}
          leftSection={<IconPlus aria-hidden size="1rem" />}
          onClick={() => isi.onTimbang(seri)}
        >
          Timbangan berikutnya
        </Button>
      ) : null}
    </div>
  );
}

type CawanProps = IsiMasukanProps & { masukan: Extract<Masukan, { jenis: 'cawan' }> };

/** Plates by their dilution, with the rule that fired in words. */
function Cawan({ isi, masukan, ulangan }: CawanProps) {
  const seri = kunciSel(masukan.nama, ulangan);
  return (
    <div className="mj-tumpuk-2">
      {masukan.pengenceran.map((pangkat) => (
        <div key={pangkat} className={classes.pengenceran}>
          <span className="mj-label">{sebutPengenceran(pangkat)}</span>
          <div className={classes.daftar}>
            {deret(masukan.cawan).map((cawan) =>
              satuSel(isi, masukan, kunciSel(masukan.nama, ulangan, butirCawan(pangkat, cawan))),
            )}
          </div>
        </div>
      ))}
      {isi.hasil?.cawan[seri] ? (
        <p className="mj-catatan" role="status">
          {isi.hasil.cawan[seri]}
        </p>
      ) : null}
    </div>
  );
}
