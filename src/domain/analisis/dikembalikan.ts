import type { RiwayatProgres } from '#domain/progres/schema.ts';
import type { PeranAnalisis } from './giliran.ts';
import type { Analisis } from './schema.ts';
import type { AnalisisAksi } from './workflow.ts';

const tolak: AnalisisAksi = 'tolak';
/** They answer nothing: a supervisor changes the method at any time, and a cell is not the report. */
const takMenjawab: readonly string[] = ['ubahMetode', 'isiLembar'] satisfies AnalisisAksi[];

/** The supervisor's word on a completion that its analyst has to mend and has not answered yet (REVIEW-06, GAP-138). */
export function dikembalikan(
  { history }: Pick<Analisis, 'history'>,
  peran: PeranAnalisis,
): RiwayatProgres | null {
  const terakhir = history.findLast(({ aksi }) => !takMenjawab.includes(aksi));
  return peran === 'analis' && terakhir?.aksi === tolak ? terakhir : null;
}

/**
 * Where a parameter stands among those that wait: what was sent back first, for its supervisor what they are asked for
 * again after that; then what has waited longest.
 */
export function urutanMenunggu(record: Analisis, peran: PeranAnalisis): string {
  const { history, pengujian } = record;
  const dahulu =
    dikembalikan(record, peran) ?? (peran === 'penyelia' && history.some(({ aksi }) => aksi === tolak));
  return `${dahulu ? 0 : 1} ${history.at(-1)?.updatedAt ?? pengujian.createdAt}`;
}
