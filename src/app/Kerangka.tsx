import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Loader } from '@mantine/core';
import { useKeadaan, useOrang, useStatusMesin } from '#data/app.ts';
import { useMenungguSaya } from '#data/analisis.ts';
import { useAntrean } from '#data/antrean.ts';
import { useKonfigurasi } from '#data/config.ts';
import { useMenungguPendaftaran } from '#data/pendaftaran.ts';
import { useTinjauanMenunggu } from '#data/tinjauan.ts';
import { paths } from '#paths';
import { ShellLayout } from './layouts/ShellLayout.tsx';
import { menuUntuk } from './menu.ts';
import { BergantiPage } from './parts/BergantiPage.tsx';
import { KeluarDialog } from './parts/KeluarDialog.tsx';
import { SesiBerakhir } from './parts/SesiBerakhir.tsx';

/**
 * Around every page of a signed-in person. Sends the signed-out to /login (NAV-02) and everybody whose account is not
 * yet usable to /form (AUTH-05 to AUTH-10), before anything of a page is loaded.
 */
export function Kerangka() {
  const keadaan = useKeadaan();
  const { pathname, search } = useLocation();
  if (keadaan.jenis === 'memuat') return <Loader aria-label="Memuat" m="xl" />;
  if (keadaan.jenis === 'berganti') return <BergantiPage />;
  if (keadaan.jenis === 'keluar')
    return <Navigate to={paths.login()} state={{ kembali: pathname + search }} replace />;
  if (!keadaan.orang.actor || !keadaan.orang.halaman) return <Navigate to={paths.form()} replace />;
  return <KerangkaMasuk />;
}

function KerangkaMasuk() {
  const { actor, halaman } = useOrang();
  const konfigurasi = useKonfigurasi();
  const status = useStatusMesin(halaman);
  const antrean = useAntrean();
  const menunggu = useMenungguSaya(status.mengirim);
  const [keluar, setKeluar] = useState(false);
  useMulaiDariAtas();
  const counts: Record<string, number> = {
    [paths.analisis.list()]: menunggu.analis,
    [paths.review.list()]: menunggu.penyelia,
    [paths.pendaftaran.list()]: useMenungguPendaftaran(status.mengirim),
    [paths.kalabPengujian.list()]: useTinjauanMenunggu(status.mengirim),
  };
  return (
    <ShellLayout
      appName={konfigurasi.appName}
      menu={menuUntuk(actor, konfigurasi).map((entry) => ({ ...entry, count: counts[entry.path] }))}
      user={{ nama: actor.nama, email: actor.email, role: actor.role }}
      connection={{
        tersambung: status.tersambung,
        menunggu: antrean?.menunggu ?? 0,
        keputusan: antrean?.keputusan ?? 0,
        usia: antrean?.usia ?? 'segar',
        mengirim: status.mengirim,
      }}
      profilePath={paths.profile()}
      outboxPath={paths.kotakKeluar()}
      onLogout={() => setKeluar(true)}
    >
      <SesiBerakhir />
      <Outlet />
      <KeluarDialog opened={keluar} onClose={() => setKeluar(false)} />
    </ShellLayout>
  );
}

/** Another page begins at its top; 'back' finds the page where it was left, as browsers do it. */
function useMulaiDariAtas(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const mulai = useEffectEvent(() => {
    if (type !== 'POP') window.scrollTo({ top: 0 });
  });
  useEffect(() => mulai(), [pathname]);
}
