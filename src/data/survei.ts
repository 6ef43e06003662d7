import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { useBaca } from './use-baca.ts';

/** The questions of the satisfaction survey as the device keeps them, in their order (SURVEY-01). */
export async function bacaPertanyaanSurvei(db: OrangDb): Promise<Pertanyaan[]> {
  const rows = await db.pertanyaanSurvei.toArray();
  return rows.map(({ data }) => data).sort((a, b) => a.noUrut - b.noUrut);
}

/** The same, live. Empty while first reading. */
export function usePertanyaanSurvei(): readonly Pertanyaan[] {
  const { db } = useOrang();
  return useBaca(() => bacaPertanyaanSurvei(db), [db]) ?? [];
}
