import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '@mantine/core';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { loadPiece } from '#kit/piece.ts';

type Muat = () => Promise<{ default: ComponentType }>;

/** A page that is another one for each kind of submission, as ?jenis= says: testing where it says nothing (REG-04). */
export function pagePerJenis(semua: Record<JenisPendaftaran, Muat>): ComponentType {
  const Pengujian = lazy(() => loadPiece(semua.pengujian));
  const Penelitian = lazy(() => loadPiece(semua.penelitian));
  return function PerJenis() {
    const [params] = useSearchParams();
    return (
      <Suspense fallback={<Skeleton height="26rem" radius="lg" />}>
        {params.get('jenis') === 'penelitian' ? <Penelitian /> : <Pengujian />}
      </Suspense>
    );
  };
}
