import { useDeferredValue, useMemo } from 'react';
import type { HasilBlok } from '#domain/lembar-kerja/hasil.ts';
import { hitungBlok } from '#domain/lembar-kerja/hitung.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { blokBersama } from './isian.ts';

/** What the cells of a kind of shared data come to; null without its version. It may follow the cell that was left. */
export function useHasil(
  versi: VersiLembar | null | undefined,
  nama: string,
  isian: Isian,
): HasilBlok | null {
  const blok = useMemo(() => blokBersama(versi, nama), [versi, nama]);
  const kini = useDeferredValue(isian);
  return useMemo(() => blok && hitungBlok(blok, kini), [blok, kini]);
}
