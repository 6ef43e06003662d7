import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import type { AnalisisAksi } from '#domain/analisis/workflow.ts';

const tolak: AnalisisAksi = 'tolak';
/** Answers nothing: a supervisor changes the method at any time. */
const ubahMetode: AnalisisAksi = 'ubahMetode';

/** The supervisor's word on a completion that its analyst has to mend and has not answered yet (REVIEW-06, GAP-138). */
export function dikembalikan(
  { history }: Pick<Analisis, 'history'>,
  peran: PeranAnalisis,
): RiwayatProgres | null {
  const terakhir = history.findLast(({ aksi }) => aksi !== ubahMetode);
  return peran === 'analis' && terakhir?.aksi === tolak ? terakhir : null;
}
