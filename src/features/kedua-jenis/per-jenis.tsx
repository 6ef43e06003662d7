import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '@mantine/core';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { piece } from '#kit/notice/piece.ts';

type Muat = () => Promise<{ default: ComponentType }>;

/** A page that is another one for each kind of submission, as ?jenis= says: testing where it says nothing (REG-04). */
export function pagePerJenis(semua: Record<JenisPendaftaran, Muat>): ComponentType {
  const Pengujian = piece(async () => (await semua.pengujian()).default);
  const Penelitian = piece(async () => (await semua.penelitian()).default);
  return function PerJenis() {
    const [params] = useSearchParams();
    const Halaman = params.get('jenis') === 'penelitian' ? Penelitian : Pengujian;
    return <Halaman fallback={<Skeleton height="26rem" radius="lg" />} />;
  };
}
