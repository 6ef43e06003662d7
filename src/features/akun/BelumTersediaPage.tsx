import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { EmptyIllustration } from '#kit/EmptyIllustration.tsx';
import classes from './PlainPage.module.css';

export type BelumTersediaPageProps = {
  /** The page's own title: 'Pengembalian dana'. */
  judul: string;
  /** What will be here, as one sentence: 'Di sini Anda akan mencatat pengembalian dana pengujian.' */
  isi: string;
};

/** Says honestly that a page is still to come, and what it will hold. */
export default function BelumTersediaPage({ judul, isi }: BelumTersediaPageProps) {
  return (
    <div className={classes.page}>
      <EmptyIllustration />
      <p className={classes.over}>{judul}</p>
      <h1 className={classes.title}>Halaman ini belum tersedia</h1>
      <p className={classes.text}>{isi}</p>
      <Button component={Link} to="/" variant="default" className={classes.action}>
        Ke halaman utama
      </Button>
    </div>
  );
}
