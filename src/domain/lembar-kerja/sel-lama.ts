import type { TulisSel } from './sel.ts';

/** As much of a row of the history as tells which cells it wrote. */
export type BarisSel = {
  aksi: string;
  lembar?: { sel: readonly Pick<TulisSel, 'kunci' | 'nilai' | 'dicoret'>[] } | null | undefined;
};

/**
 * Cells that still have what they had when the report was sent back: they wait for their analyst's word, who leaves them
 * anew, with the same value or another (BEYOND-16). One of a run that is begun anew has none.
 */
export function selLama(history: readonly BarisSel[]): ReadonlySet<string> {
  const mulai = history.findLastIndex(({ aksi }) => aksi === 'mulai');
  const kembali = history.findLastIndex(({ aksi }) => aksi === 'tolak');
  const lama = new Set<string>();
  for (const [at, { lembar }] of history.entries())
    for (const { kunci, nilai, dicoret } of lembar?.sel ?? [])
      if (at > mulai && at < kembali && nilai !== '' && !dicoret) lama.add(kunci);
      else lama.delete(kunci);
  return lama;
}

/** Why a sheet with these makes no final report, and no request for the end, with what to do; null where it has none. */
export const selLamaMenghalangi = ({ size }: ReturnType<typeof selLama>): string | null =>
  size === 0
    ? null
    : `${size} sel lembar kerja dari sebelum dikembalikan belum dipastikan. Pastikan masih benar, atau ukur lagi, lalu simpan lembarnya.`;
