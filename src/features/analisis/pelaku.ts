import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Analisis, AnalisisRingkas } from '#domain/analisis/schema.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { paths } from '#paths';

/** What differs between the analyst's pages and the supervisor's; `selesai` is what their part of a parameter is then. */
export const pelaku = {
  analis: {
    judul: 'Analisis sampel',
    aksi: 'Kerjakan',
    selesai: 'diajukan',
    alamat: paths.analisis,
    baca: analisisApi.analyst,
  },
  penyelia: {
    judul: 'Review sampel',
    aksi: 'Pengujian', // REVIEW-01
    selesai: 'disetujui',
    alamat: paths.review,
    baca: analisisApi.supervisor,
  },
} as const satisfies Record<PeranAnalisis, unknown>;

/** Assigned to this person, and for an analyst not handed in yet: 5, 6 and 7 are done (CONST-19). */
export const dapatDikerjakan = (peran: PeranAnalisis, data: AnalisisRingkas, userId: string): boolean =>
  peran === 'analis'
    ? data.userAnalyst?.uuid === userId && (data.idStatusProgresParameter ?? 0) < 5
    : data.userSupervisor?.uuid === userId;

/** How /kotak-keluar names a write: '<act> · <code of the sample>' (GAP-115). */
export const labelTulisan = (aksi: AnalisisAksi, { sampel }: Pick<Analisis, 'sampel'>): string =>
  `${analisisWorkflow.actions[aksi].label} · ${sampel.kodeSampel ?? sampel.nama}`;
