import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import classes from './PlainPage.module.css';

/** /404 shows an image (NAV-05); it is a precached file, so it is there offline too. */
export default function NotFoundPage() {
  return (
    <div className={classes.page}>
      <img
        className={classes.picture}
        src="/404.svg"
        width="320"
        height="220"
        alt="Labu ukur terguling di meja lab"
      />
      <h1 className={classes.title}>Halaman tidak ditemukan</h1>
      <p className={classes.text}>
        Alamat ini tidak ada, atau bukan untuk peran Anda. Data Anda tidak terpengaruh.
      </p>
      <Button component={Link} to="/" className={classes.action}>
        Ke halaman utama
      </Button>
    </div>
  );
}
