import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useOrang, useStatusMesin } from '#data/app.ts';
import { useMenungguSaya } from '#data/analisis.ts';
import { useAntrean } from '#data/antrean.ts';
import { useKonfigurasi } from '#data/config.ts';
import { takeInstallOffer, useInstallWay } from '#kit/install.ts';
import { paths } from '#paths';
import { ShellLayout } from './layouts/ShellLayout.tsx';
import { menuUntuk } from './menu.ts';
import type { MenungguPengujian } from './parts/HitunganPengujian.tsx';

// What no page has at first comes after it.
const HitunganPengujian = lazy(async () => ({
  default: (await import('./parts/HitunganPengujian.tsx')).HitunganPengujian,
}));
const KeluarDialog = lazy(async () => ({ default: (await import('./parts/KeluarDialog.tsx')).KeluarDialog }));
const PasangDialog = lazy(async () => ({ default: (await import('./parts/PasangDialog.tsx')).PasangDialog }));
const Sapaan = lazy(async () => ({ default: (await import('./parts/Sapaan.tsx')).Sapaan }));
const SesiBerakhir = lazy(async () => ({ default: (await import('./parts/SesiBerakhir.tsx')).SesiBerakhir }));

/** The frame with its menu and what it counts; the page stands in it. Only for whom the guard lets in. */
export function KerangkaMasuk() {
  const { actor, halaman } = useOrang();
  const konfigurasi = useKonfigurasi();
  const status = useStatusMesin(halaman);
  const antrean = useAntrean();
  const menunggu = useMenungguSaya(status.mengirim);
  const [pengujian, setPengujian] = useState<MenungguPengujian>({ pendaftaran: 0, tinjauan: 0 });
  const [keluar, setKeluar] = useState(false);
  const way = useInstallWay();
  const [panduan, setPanduan] = useState(false);
  const onInstall = way ? () => (way === 'tawaran' ? void takeInstallOffer() : setPanduan(true)) : undefined;
  useMulaiDariAtas();
  const counts: Record<string, number> = {
    [paths.analisis.list()]: menunggu.analis,
    [paths.review.list()]: menunggu.penyelia,
    [paths.pendaftaran.list()]: pengujian.pendaftaran,
    [paths.kalabPengujian.list()]: pengujian.tinjauan,
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
      onInstall={onInstall}
      card={
        <Suspense fallback={null}>
          <Sapaan mengirim={status.mengirim} onInstall={onInstall} />
        </Suspense>
      }
    >
      <Suspense fallback={null}>
        <SesiBerakhir />
        <HitunganPengujian mengirim={status.mengirim} onCount={setPengujian} />
        <PasangDialog way={way} opened={panduan} onClose={() => setPanduan(false)} />
        <KeluarDialog opened={keluar} onClose={() => setKeluar(false)} />
      </Suspense>
      <Outlet />
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
