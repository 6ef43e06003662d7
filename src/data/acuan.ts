import { useOrang } from './app.ts';
import type { Acuan } from './koleksi/acuan.ts';
import { useBaca } from './use-baca.ts';

/** The choices of one reference list as the device keeps them, in their order. Empty while first reading. */
export function useAcuan(jenis: string): readonly Acuan[] {
  const { db } = useOrang();
  return useBaca(() => db.acuan.where('jenis').equals(jenis).sortBy('urutan'), [db, jenis]) ?? [];
}

/** The laboratories one can work in. */
export const useRuangLaboratorium = (): readonly Acuan[] =>
  useAcuan('laboratorium').filter(({ tanpaRuang }) => !tanpaRuang);
