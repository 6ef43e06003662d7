import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Analisis, AnalisisRingkas } from '#domain/analisis/schema.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { paths } from '#paths';

/** What differs between the analyst's pages and the supervisor's. */
export const pelaku = {
  analis: { judul: 'Analisis sampel', aksi: 'Kerjakan', alamat: paths.analisis, baca: analisisApi.analyst },
  penyelia: { judul: 'Review sampel', aksi: 'Pengujian', alamat: paths.review, baca: analisisApi.supervisor }, // REVIEW-01
} as const satisfies Record<PeranAnalisis, unknown>;

/** Assigned to this person, and for an analyst not handed in yet: 5, 6 and 7 are done (CONST-19). */
export const dapatDikerjakan = (peran: PeranAnalisis, data: AnalisisRingkas, userId: string): boolean =>
  peran === 'analis'
    ? data.userAnalyst?.uuid === userId && (data.idStatusProgresParameter ?? 0) < 5
    : data.userSupervisor?.uuid === userId;

/** How /kotak-keluar names a write: '<act> · <code of the sample> · <number of the submission>' (GAP-115, GAP-147). */
export const labelTulisan = (
  aksi: AnalisisAksi,
  { sampel, pengujian }: Pick<Analisis, 'sampel' | 'pengujian'>,
): string =>
  [analisisWorkflow.actions[aksi].label, sampel.kodeSampel ?? sampel.nama, pengujian.nomor]
    .filter(Boolean)
    .join(' · ');
