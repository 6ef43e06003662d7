import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useOrang, useSesi, useEngineStatus } from '#data/app.ts';
import { useAntrean, useSekarang } from '#data/antrean.ts';
import { useKonfigurasi } from '#data/config.ts';
import type { Sesi } from '#data/db.ts';
import { simpanSemuaDraf } from '#data/drafts.ts';
import { terkunci } from '#data/session.ts';
import { piece } from '#kit/notice/piece.ts';
import { WaitingCounts, type WaitingCount } from '#kit/frame/waiting.ts';
import { takeInstallOffer, useInstallWay } from '#kit/device/install.ts';
import { paths } from '#paths';
import { ShellLayout } from './layouts/ShellLayout.tsx';
import { menuUntuk } from './menu.ts';
import { HalamanDimuat } from './parts/HalamanDimuat.tsx';
import { useUrutanBilah } from './urutan-bilah.ts';

const tungguDrafMs = 2_000;

// What no page has at first comes after it.
const HitungMenunggu = piece(async () => (await import('./parts/HitungMenunggu.tsx')).HitungMenunggu);
const PintasanCari = piece(async () => (await import('./pencarian/PintasanCari.tsx')).PintasanCari);
const Kabar = piece(async () => (await import('./parts/Kabar.tsx')).Kabar);
const KeluarDialog = piece(async () => (await import('./parts/KeluarDialog.tsx')).KeluarDialog);
const SesiBerakhir = piece(async () => (await import('./parts/SesiBerakhir.tsx')).SesiBerakhir);
const JaringanMenjawab = piece(async () => (await import('./parts/JaringanMenjawab.tsx')).JaringanMenjawab);
const LayarTerkunci = piece(async () => (await import('./parts/SesiBerakhir.tsx')).LayarTerkunci);
const PasangDialog = piece(async () => (await import('./parts/PasangDialog.tsx')).PasangDialog);
const Sapaan = piece(async () => (await import('./parts/Sapaan.tsx')).Sapaan);

/** The frame of whom the guard lets in, or the lock that takes its place. */
export function KerangkaMasuk() {
  const sesi = useTerkunci();
  return sesi ? <LayarTerkunci sesi={sesi} /> : <KerangkaTerbuka />;
}

/** The session that locks this screen, once what was being typed is kept; null while it is open. */
function useTerkunci(): Sesi | null {
  const sesi = useSesi();
  const now = useSekarang();
  const harus = !!sesi && terkunci(sesi, now);
  const [tersimpan, setTersimpan] = useState(false);
  useEffect(() => {
    if (!harus) return undefined;
    const selesai = () => setTersimpan(true);
    void simpanSemuaDraf().then(selesai);
    // A storage that does not answer keeps nothing, and the screen not open.
    const timer = setTimeout(selesai, tungguDrafMs);
    return () => {
      clearTimeout(timer);
      setTersimpan(false);
    };
  }, [harus]);
  return harus && tersimpan ? sesi : null;
}

/** The frame with its menu and what it counts; the page stands in it. */
function KerangkaTerbuka() {
  const { actor, pageEngine } = useOrang();
  const konfigurasi = useKonfigurasi();
  const status = useEngineStatus(pageEngine);
  const antrean = useAntrean();
  const [counts, setCounts] = useState<Readonly<Record<string, WaitingCount>>>({});
  const [keluar, setKeluar] = useState(false);
  const onCount = useCallback(
    (path: string, total: WaitingCount) => setCounts((now) => ({ ...now, [path]: total })),
    [],
  );
  const way = useInstallWay();
  const [caraPasang, setCaraPasang] = useState(false);
  const onInstall = way
    ? () => (way === 'tawaran' ? void takeInstallOffer() : setCaraPasang(true))
    : undefined;
  const menu = menuUntuk(actor, konfigurasi).map((entry) => ({
    ...entry,
    count: counts[entry.path] ?? undefined,
  }));
  const bilah = useUrutanBilah(actor.uuid, menu);
  useMulaiDariAtas();
  return (
    <ShellLayout
      appName={konfigurasi.appName}
      menu={menu}
      bilah={bilah}
      user={{ nama: actor.nama, email: actor.email, role: actor.role }}
      connection={{
        tersambung: status.tersambung,
        menunggu: antrean?.menunggu ?? 0,
        keputusan: antrean?.keputusan ?? 0,
        usia: antrean?.usia ?? 'segar',
        mengirim: status.mengirim,
      }}
      news={counts[paths.kabar.list()] ?? 0}
      profilePath={paths.profile()}
      onLogout={() => setKeluar(true)}
      onInstall={onInstall}
      card={<Sapaan onInstall={onInstall} />}
    >
      <HalamanDimuat />
      <SesiBerakhir />
      <JaringanMenjawab menjawab={status.jaringanMenjawab} />
      <Kabar />
      <HitungMenunggu role={actor.role} onCount={onCount} />
      <PasangDialog way={way} opened={caraPasang} onClose={() => setCaraPasang(false)} />
      <KeluarDialog opened={keluar} onClose={() => setKeluar(false)} />
      <PintasanCari />
      <WaitingCounts value={counts}>
        <Outlet />
      </WaitingCounts>
    </ShellLayout>
  );
}

/**
 * Another page begins at its top, for the keys too: what had focus went with the page before, and Tab would go on from where
 * that stood, through all menus. 'Back' finds the page where it was left, as browsers do it.
 */
function useMulaiDariAtas(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const mulai = useEffectEvent(() => {
    if (type === 'POP') return;
    window.scrollTo({ top: 0 });
    if (document.activeElement === document.body)
      document.getElementById('isi')?.focus({ preventScroll: true });
  });
  useEffect(() => mulai(), [pathname]);
}
