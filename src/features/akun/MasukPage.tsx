import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Loader } from '@mantine/core';
import { useAplikasi } from '#data/app.ts';
import { alamatKembali } from '#domain/akun/kembali.ts';
import { paths } from '#paths';
import classes from './PlainPage.module.css';

/**
 * Where the provider's answer lands: exchanges its one-time code for a session and goes on. In a window of its own it
 * only hands the code to the page that opened it, which is still there with everything typed (offline.md section 2).
 */
export default function MasukPage() {
  const aplikasi = useAplikasi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [gagal, setGagal] = useState<string | null>(null);
  const begun = useRef(false);
  const kode = search.get('kode');

  useEffect(() => {
    // A code counts once; React's second call in development must not spend it.
    if (begun.current) return;
    begun.current = true;
    if (!kode) {
      void navigate(paths.login(), { replace: true });
      return;
    }
    if (search.get('jendela') === '1') {
      const channel = new BroadcastChannel('mejalab-masuk');
      channel.postMessage({ kode });
      channel.close();
      window.close();
      return;
    }
    aplikasi
      .masukDenganKode(kode)
      .then(() => navigate(alamatKembali(search.get('kembali')), { replace: true }))
      .catch((error: unknown) => setGagal(error instanceof Error ? error.message : String(error)));
  }, [aplikasi, kode, navigate, search]);

  if (gagal)
    return (
      <main className={classes.page} id="isi">
        <h1 className={classes.title}>Belum dapat masuk</h1>
        <p className={classes.text} role="alert">
          {gagal}
        </p>
        <Button component={Link} to={paths.login()} className={classes.action}>
          Kembali ke halaman masuk
        </Button>
      </main>
    );
  return (
    <main className={classes.page} id="isi">
      <Loader aria-hidden />
      <h1 className={classes.title}>Sedang masuk</h1>
      <p className={classes.text} role="status">
        Sebentar, data Anda sedang disiapkan.
      </p>
    </main>
  );
}
