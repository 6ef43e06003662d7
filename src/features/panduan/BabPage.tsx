import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import type { Gambar } from './isi/bab.ts';
import { babBernama } from './isi/daftar-isi.ts';
import { Kata } from './Kata.tsx';
import classes from './Panduan.module.css';

const kembali = { to: paths.panduan.isi(), label: 'Panduan' };

/** What a picture measures, in CSS pixels: the room is there before it is. */
const ukuran = {
  ponsel: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
} as const;

/** One chapter: what it is for, its steps, and what the screen looks like. */
export default function BabPage() {
  const { bab: kode } = useParams();
  const bab = babBernama(kode);
  if (!bab) return <Navigate to={paths.panduan.isi()} replace />;
  const { judul, ringkas, langkah, catatan = [], gambar } = bab;
  return (
    <>
      <PageHeader title={judul} back={kembali} />
      <p className={classes.pembuka}>{ringkas}</p>
      <div className={classes.bab} data-perangkat={gambar?.perangkat}>
        <div className="mj-tumpuk-4">
          <Section title="Langkah">
            <ol className={classes.langkah}>
              {langkah.map((satu) => (
                <li key={satu}>
                  <span>
                    <Kata isi={satu} />
                  </span>
                </li>
              ))}
            </ol>
          </Section>
          {catatan.length > 0 ? (
            <Section title="Perlu diketahui">
              <ul className={classes.catatan}>
                {catatan.map((satu) => (
                  <li key={satu}>
                    <Kata isi={satu} />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
        </div>
        {gambar ? <GambarLayar {...gambar} /> : null}
      </div>
    </>
  );
}

/** Pictures come onto the device after all else (sw/sw.ts): without a network one may not be there yet. */
function GambarLayar({ nama, perangkat, alt }: Gambar) {
  const [belumAda, setBelumAda] = useState(false);
  return (
    <figure className={classes.gambar}>
      {belumAda ? (
        <p className="mj-catatan">Gambar layar ini belum ada di perangkat. Ia diambil begitu ada jaringan.</p>
      ) : (
        <img
          src={`/panduan/${nama}.webp`}
          alt={alt}
          {...ukuran[perangkat]}
          onError={() => setBelumAda(true)}
        />
      )}
    </figure>
  );
}
