import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Analisis, AnalisisRingkas } from '#domain/analisis/schema.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { codesFrom } from '#domain/core/workflow.ts';
import { withAct } from '#kit/asked-act.ts';
import type { NextAct } from '#kit/ListReturn.tsx';
import { paths } from '#paths';
import { aksiTampak, namaTombol } from './aksi-tampak.ts';

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

/** What waits for this person in a row: the main act of an analyst, the decision of a supervisor. */
export function lanjutan(peran: PeranAnalisis, data: AnalisisRingkas, userId: string): NextAct | null {
  if (!dapatDikerjakan(peran, data, userId)) return null;
  const kode = data.idStatusProgresParameter ?? 0;
  const label = peran === 'analis' ? tombolUtama(kode) : putusan(kode);
  const about = [data.parameter.namaParameterUji, data.sampel.kodeSampel].filter(Boolean).join(', ');
  return label === null ? null : { label, about, to: withAct(pelaku[peran].alamat.edit(data.uuid)) };
}

function tombolUtama(kode: number): string | null {
  const { utama } = aksiTampak(kode);
  return utama && namaTombol[utama];
}

/** REVIEW-06: asked for the end of a test, a supervisor answers. */
const putusan = (kode: number): string | null =>
  codesFrom(analisisWorkflow, 'setujui').includes(kode) ? 'Putuskan' : null;

/** How /kotak-keluar names a write: '<act> · <code of the sample>' (GAP-115). */
export const labelTulisan = (aksi: AnalisisAksi, { sampel }: Pick<Analisis, 'sampel'>): string =>
  `${analisisWorkflow.actions[aksi].label} · ${sampel.kodeSampel ?? sampel.nama}`;
