import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAplikasi, useKeadaan } from '#data/app.ts';
import { tanyaJangkauan, type Jangkauan } from '#data/isi-jawaban.ts';
import { alamatKembali } from '#domain/akun/kembali.ts';
import { alasanTerakhir } from '#data/session.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { useNamaDikenal } from './nama-dikenal.ts';
import { useBaca } from '#data/use-baca.ts';

/** How often a signed-out page without a network looks whether the server is back. */
const cobaMs = 10_000;

/** /login, for the signed-out only (AUTH-02, NAV-03). */
export default function LoginPage() {
  const { perangkat } = useAplikasi();
  const keadaan = useKeadaan();
  const nama = useNamaDikenal();
  // The page somebody came for, as it stood in the address: an address is not to be trusted for being ours.
  const kembali = alamatKembali((useLocation().state as { kembali?: unknown } | null)?.kembali);
  const [busy, setBusy] = useState(false);
  const jangkauan = useJangkauan();
  const alasan = useBaca(() => alasanTerakhir(perangkat), [perangkat]);
  const waiting = useBaca(() => perangkat.menunggu.toArray(), [perangkat]);

  useEffect(() => {
    document.title = `${nama.appName} · Masuk`;
  }, [nama.appName]);

  if (keadaan.jenis === 'masuk') return <Navigate to={kembali} replace />;
  return (
    <LoginPanel
      {...nama}
      busy={busy}
      error={alasan}
      jangkauan={jangkauan}
      waiting={waiting}
      onLogin={() => {
        setBusy(true);
        window.location.assign(`/api/auth/start?kembali=${encodeURIComponent(kembali)}`);
      }}
    />
  );
}

/** Whether our server answers; null until it was asked. Signed out there is no engine that would know. */
function useJangkauan(): Jangkauan | null {
  const [jangkauan, setJangkauan] = useState<Jangkauan | null>(null);
  useEffect(() => {
    let here = true;
    const ask = () => void tanyaJangkauan().then((kini) => here && setJangkauan(kini));
    ask();
    const timer = setInterval(ask, cobaMs);
    window.addEventListener('online', ask);
    return () => {
      here = false;
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, []);
  return jangkauan;
}
