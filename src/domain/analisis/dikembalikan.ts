import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import { urutanJanji } from '#domain/perjalanan/janji.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import type { PeranAnalisis } from './giliran.ts';
import type { Analisis, AnalisisRingkas } from './schema.ts';
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

/** Since when a parameter is where it is. */
export const sejakKapan = ({ history, pengujian }: Pick<AnalisisRingkas, 'history' | 'pengujian'>): string =>
  history.at(-1)?.updatedAt ?? pengujian.createdAt;

/** Whether what was promised of its submission is still to be kept (BEYOND-29). */
export const masihBerjanji = ({ statusSubmission }: Analisis['pengujian']): boolean =>
  kodeBerjanji.includes(statusSubmission.kdStatusPengajuan);

/**
 * Where a parameter stands among those that wait: first, by the day, those whose promise is late or near (BEYOND-32); then
 * what was sent back, for its supervisor what they are asked for again after that; then what has waited longest.
 */
export function urutanMenunggu(record: Analisis, peran: PeranAnalisis, mendesak: boolean): string {
  const dahulu =
    dikembalikan(record, peran) ??
    (peran === 'penyelia' && record.history.some(({ aksi }) => aksi === tolak));
  return `${urutanJanji(record.pengujian.janji, mendesak)} ${dahulu ? 0 : 1} ${sejakKapan(record)}`;
}
