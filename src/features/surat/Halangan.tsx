import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { HalanganSurat } from '#domain/surat/schema.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { perRekaman, type HalanganRekaman } from './halangan.ts';
import classes from './Halangan.module.css';

/** As many as leave room for what stands below. */
const sedikit = 3;

export type HalanganProps = {
  halangan: readonly HalanganSurat[];
  /** The page that names them all, where this is not it. */
  semua?: string;
};

/** What stands in the way of a letter, each with the page on which it is put right (LETTER-07, GAP-133). */
export function Halangan({ halangan, semua }: HalanganProps) {
  const [terbuka, setTerbuka] = useState(false);
  const rekaman = perRekaman(halangan);
  const lain = terbuka ? 0 : Math.max(0, rekaman.length - sedikit);
  if (rekaman.length === 0) return null;
  return (
    <div className="mj-bawah-4">
      <Callout
        // What another letter stands for is nothing to be put right.
        tone={halangan.every(({ halaman }) => halaman === 'surat') ? 'info' : 'menunggu'}
        title="Surat baru belum dapat diajukan"
      >
        <ul className={classes.list}>
          {rekaman.slice(0, rekaman.length - lain).map((satu) => (
            <Rekaman key={satu.kunci} {...satu} />
          ))}
        </ul>
        {lain === 0 ? null : semua === undefined ? (
          <Button variant="default" mt="sm" onClick={() => setTerbuka(true)}>
            Tampilkan {lain} lainnya
          </Button>
        ) : (
          <Button component={Link} to={semua} variant="default" mt="sm">
            Lihat {lain} lainnya
          </Button>
        )}
      </Callout>
    </div>
  );
}

const Rekaman = ({ judul, hal }: HalanganRekaman) => (
  <li>
    {judul ? <strong>{judul}</strong> : null}
    {hal.map(({ keterangan, to }) => (
      <span key={keterangan} className="mj-sendiri">
        {to ? (
          <Anchor className={classes.link ?? ''} component={Link} to={to}>
            {keterangan}
          </Anchor>
        ) : (
          keterangan
        )}
      </span>
    ))}
  </li>
);
