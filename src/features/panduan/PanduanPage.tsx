import { Navigate, useSearchParams } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { LinkRow, LinkRows } from '#kit/frame/LinkRows.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import type { Bagian } from './isi/bab.ts';
import { babUntukHalaman, bagianUntuk } from './isi/daftar-isi.ts';
import classes from './Panduan.module.css';

/** The contents of the guide, one's own work first. Asked from a page, it opens at that page's chapter. */
export default function PanduanPage() {
  const { actor } = useOrang();
  const [params] = useSearchParams();
  const bab = babUntukHalaman(params.get('dari') ?? '');
  if (bab) return <Navigate to={paths.panduan.bab(bab.kode)} replace />;
  const { milik, lain } = bagianUntuk(actor.role);
  return (
    <>
      <PageHeader title="Panduan" />
      <p className={classes.pembuka}>
        Cara mengerjakan tiap pekerjaan, langkah demi langkah. Panduan ini ada di perangkat dan terbuka juga
        tanpa jaringan.
      </p>
      <div className="mj-kolom">
        {milik.map((bagian) => (
          <IsiBagian key={bagian.judul} bagian={bagian} />
        ))}
      </div>
      {lain.length > 0 ? (
        <>
          <h2 className={classes.lain}>Pekerjaan orang lain</h2>
          <div className="mj-kolom">
            {lain.map((bagian) => (
              <IsiBagian key={bagian.judul} bagian={bagian} />
            ))}
          </div>
        </>
      ) : null}
      <p className={classes.pihakLain}>
        <a className="mj-tautan" href="/THIRD-PARTY.txt" target="_blank">
          Perangkat lunak pihak lain dan lisensinya
        </a>
      </p>
    </>
  );
}

function IsiBagian({ bagian }: { bagian: Bagian }) {
  return (
    <Section title={bagian.judul}>
      <LinkRows>
        {bagian.bab.map(({ kode, judul, ringkas }) => (
          <LinkRow key={kode} to={paths.panduan.bab(kode)} title={judul} note={ringkas} />
        ))}
      </LinkRows>
    </Section>
  );
}
