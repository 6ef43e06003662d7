import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { HalanganSurat } from '#domain/surat/schema.ts';
import { Callout } from '#kit/Callout.tsx';
import { paths } from '#paths';
import classes from './Halangan.module.css';

const halamanPerbaikan: Record<NonNullable<HalanganSurat['halaman']>, (uuid: string) => string> = {
  penelitian: paths.pendaftaran.penelitian,
  penggunaan: paths.pendaftaran.penggunaan,
  pengujian: paths.pendaftaran.pengujian,
  pembayaran: paths.pembayaran.detail,
  surat: paths.surat.detail,
};

/** As many as leave room for what stands below. */
const sedikit = 3;

export type HalanganProps = {
  halangan: readonly HalanganSurat[];
  /** The page that names them all, where this is not it. */
  semua?: string;
};

/** What stands in the way of a letter, each with the page on which it is put right (LETTER-07, GAP-133). */
export function Halangan({ halangan, semua }: HalanganProps) {
  const tampak = semua === undefined ? halangan : halangan.slice(0, sedikit);
  const lain = halangan.length - tampak.length;
  if (halangan.length === 0) return null;
  return (
    <div className={classes.frame}>
      <Callout
        // What another letter stands for is nothing to be put right.
        tone={halangan.every(({ halaman }) => halaman === 'surat') ? 'info' : 'menunggu'}
        title="Surat baru belum dapat diajukan"
      >
        <ul className={classes.list}>
          {tampak.map((satu) => (
            <li key={`${satu.sebab} ${satu.uuid} ${satu.keterangan}`}>
              <Satu {...satu} />
            </li>
          ))}
          {semua !== undefined && lain > 0 ? (
            <li>
              <Anchor className={classes.link ?? ''} component={Link} to={semua}>
                {lain} lainnya
              </Anchor>
            </li>
          ) : null}
        </ul>
      </Callout>
    </div>
  );
}

function Satu({ halaman, uuid, nomor, judul, keterangan }: HalanganSurat) {
  if (halaman === null || uuid === null) return keterangan;
  return (
    <>
      <Anchor className={classes.link ?? ''} component={Link} to={halamanPerbaikan[halaman](uuid)}>
        {[nomor, judul].filter(Boolean).join(' · ') || 'Lihat surat'}
      </Anchor>
      <span className={classes.why}>{keterangan}</span>
    </>
  );
}
