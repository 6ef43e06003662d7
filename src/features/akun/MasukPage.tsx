import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useAplikasi } from '#data/app.ts';
import { alamatKembali } from '#domain/akun/kembali.ts';
import { paths } from '#paths';
import { useNamaDikenal } from './nama-dikenal.ts';
import { Pintu } from './Pintu.tsx';
import classes from './LoginPanel.module.css';

/** The installed app begins at what waits, as its manifest says; '/' leads where NAV-06 to NAV-10 say (CONF-31). */
const awalDari = (alamat: string): string =>
  alamat === '/' && matchMedia('(display-mode: standalone)').matches ? paths.beranda() : alamat;

/**
 * Where the provider's answer lands: exchanges its one-time code for a session and goes on. In a window of its own it
 * only hands the code to the page that opened it, which is still there with everything typed (offline.md section 2).
 */
export default function MasukPage() {
  const aplikasi = useAplikasi();
  const navigate = useNavigate();
  const nama = useNamaDikenal();
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
      .then(({ orangLain }) =>
        navigate(awalDari(alamatKembali(orangLain ? null : search.get('kembali'))), { replace: true }),
      )
      .catch((error: unknown) => setGagal(error instanceof Error ? error.message : String(error)));
  }, [aplikasi, kode, navigate, search]);

  return (
    <Pintu {...nama}>
      {gagal ? (
        <>
          <h1 className={classes.title}>Belum dapat masuk</h1>
          <p className={classes.message} data-kind="galat" role="alert">
            <IconAlertTriangle aria-hidden size="1.25rem" />
            <span>{gagal}</span>
          </p>
          <Button component={Link} to={paths.login()} size="lg" fullWidth>
            Kembali ke halaman masuk
          </Button>
        </>
      ) : (
        <>
          <h1 className={classes.title}>Sedang masuk</h1>
          <p className={classes.lead} role="status">
            Sebentar, data Anda sedang disiapkan.
          </p>
          <Loader aria-hidden />
        </>
      )}
    </Pintu>
  );
}
