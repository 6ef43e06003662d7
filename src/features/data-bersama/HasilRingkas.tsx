import { useMemo } from 'react';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { isianDari } from '#domain/lembar-kerja/sel.ts';
import { useVersiLembar } from '#data/versi-lembar.ts';
import { BarisHasil } from '#features/lembar-kerja/BarisHasil.tsx';
import { useHasil } from './use-hasil.ts';

/** What the data of a row came to: slope, intercept and correlation of a line, the normality of a titrant. */
export function HasilRingkas({ data }: { data: DataBersama }) {
  const isian = useMemo(() => isianDari(data.isian), [data]);
  const hasil = useHasil(useVersiLembar(data.versi), data.nama, isian);
  return hasil ? <BarisHasil baris={hasil.akhir} /> : null;
}
