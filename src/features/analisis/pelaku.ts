import { giliranAnalisis, selesaiMulai, type PeranAnalisis } from '#domain/analisis/giliran.ts';
import { daftarAnalisis } from '#domain/analisis/panggilan.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Analisis, AnalisisRingkas } from '#domain/analisis/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { codesFrom } from '#domain/core/workflow.ts';
import { withAct } from './asked-act.ts';
import type { NextAct } from '#kit/list/ListReturn.tsx';
import { paths } from '#paths';
import { langkahBerikut } from './aksi-tampak.ts';

/** What differs between the analyst's pages and the supervisor's; `selesai` is what their part of a parameter is then. */
export const pelaku = {
  analis: {
    judul: 'Analisis sampel',
    aksi: 'Kerjakan',
    selesai: 'diajukan',
    alamat: paths.analisis,
    baca: daftarAnalisis.analis,
  },
  penyelia: {
    judul: 'Review sampel',
    aksi: 'Pengujian', // REVIEW-01
    selesai: 'disetujui',
    alamat: paths.review,
    baca: daftarAnalisis.penyelia,
  },
} as const satisfies Record<PeranAnalisis, unknown>;

/** Assigned to this person, and for an analyst not handed in yet: 5, 6 and 7 are done (CONST-19). */
export const dapatDikerjakan = (peran: PeranAnalisis, data: AnalisisRingkas, userId: string): boolean =>
  peran === 'analis'
    ? data.userAnalyst?.uuid === userId && (data.idStatusProgresParameter ?? 0) < selesaiMulai.analis
    : data.userSupervisor?.uuid === userId;

/** What waits for this person in a row: the next step of an analyst, the decision of a supervisor. */
export function lanjutan(
  peran: PeranAnalisis,
  data: AnalisisRingkas,
  actor: Actor,
  /** A sheet is written for its test, not a text alone. */
  denganLembar = false,
): NextAct | null {
  if (!giliranAnalisis(data, peran, actor)) return null;
  const kode = data.idStatusProgresParameter ?? 0;
  const label = peran === 'analis' ? langkahBerikut(kode, denganLembar) : putusan(kode);
  const about = [data.parameter.namaParameterUji, data.sampel.kodeSampel].filter(Boolean).join(', ');
  return label === null ? null : { label, about, to: withAct(pelaku[peran].alamat.edit(data.uuid)) };
}

/** REVIEW-06: asked for the end of a test, a supervisor answers; of a report they make a review. */
const putusan = (kode: number): string =>
  codesFrom(analisisWorkflow, 'setujui').includes(kode) ? 'Putuskan' : analisisWorkflow.actions.review.label;

/** What a parameter is called where something is done to it: its own name, its sample, and the code on its label. */
export const sebutanAnalisis = ({
  parameter,
  sampel,
}: Pick<AnalisisRingkas, 'parameter' | 'sampel'>): string =>
  [parameter.namaParameterUji, sampel.nama, sampel.kodeSampel].filter(Boolean).join(', ');

/** How /kotak-keluar names a write: '<act> · <code of the sample> · <number of the submission>' (GAP-115, GAP-147). */
export const labelTulisan = (
  aksi: AnalisisAksi,
  { sampel, pengujian }: Pick<Analisis, 'sampel' | 'pengujian'>,
): string =>
  [analisisWorkflow.actions[aksi].label, sampel.kodeSampel ?? sampel.nama, pengujian.nomor]
    .filter(Boolean)
    .join(' · ');
