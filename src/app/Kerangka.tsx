import { Navigate, useLocation } from 'react-router-dom';
import { Loader } from '@mantine/core';
import { useKeadaan } from '#data/app.ts';
import { piece } from '#kit/notice/piece.ts';
import { paths } from '#paths';

// Rare, and until it is here the page shows nothing of anybody.
const BergantiPage = piece(async () => (await import('./parts/BergantiPage.tsx')).BergantiPage);
const KerangkaMasuk = piece(async () => (await import('./KerangkaMasuk.tsx')).KerangkaMasuk);

/**
 * Around every page of a signed-in person. Sends the signed-out to /login (NAV-02) and everybody whose account is not
 * yet usable to /form (AUTH-05 to AUTH-10), before anything of a page is loaded.
 */
export function Kerangka() {
  const keadaan = useKeadaan();
  const { pathname, search } = useLocation();
  const memuat = <Loader aria-label="Memuat" m="xl" />;
  if (keadaan.jenis === 'memuat') return memuat;
  if (keadaan.jenis === 'berganti') return <BergantiPage />;
  if (keadaan.jenis === 'keluar')
    return (
      <Navigate to={paths.login()} state={keadaan.sendiri ? null : { kembali: pathname + search }} replace />
    );
  if (!keadaan.orang.actor || !keadaan.orang.pageEngine) return <Navigate to={paths.form()} replace />;
  return <KerangkaMasuk fallback={memuat} />;
}
