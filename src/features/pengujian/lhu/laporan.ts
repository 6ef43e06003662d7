import type { AnalisisState } from '#domain/analisis/workflow.ts';
import { formatDateTime } from '#domain/core/format.ts';
import type { Actor } from '#domain/core/roles.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { nomorTerbit } from '#domain/lhu/nomor.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { ParameterSampel, Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Teks } from '#pdf/lhu.ts';

/** Nothing written of a report, which is the first. */
export const tanpaTeks: Teks = {
  keterangan: null,
  pendapat: null,
  catatanSurat: null,
  revisi: 0,
  menggantikan: null,
  perubahan: null,
};

/** Issuing the report, or once one is out correcting it (GAP-139): what it is called, and whether this person may. */
export function bolehTerbit(data: Pengujian, actor: Actor): { label: string; verdict: Verdict } {
  const aksi = data.lhu.length > 0 ? 'perbaikiLhu' : 'terbitkanLhu';
  return {
    label: pengujianWorkflow.actions[aksi].label,
    verdict: check(pengujianWorkflow, aksi, keadaanDari(data), actor),
  };
}

/** A report that is out stays as it is: only a revision takes its place (GAP-139, GAP-149). */
export function akibatTerbit(noSurat: string, terdahulu: readonly Lhu[]): string {
  const nomor = nomorTerbit(noSurat, terdahulu);
  const lama = terdahulu.at(-1);
  return lama
    ? `LHU ${nomor} akan terbit menggantikan ${lama.noSurat}, dan tidak dapat diubah, hanya direvisi.`
    : `LHU ${nomor} akan terbit dan tidak dapat diubah, hanya direvisi.`;
}

/** What was issued, by the number the server gave it. */
export const hasilTerbit = (lhu: readonly Lhu[]): string =>
  `LHU ${lhu.at(-1)?.noSurat} terbit dan dapat dibuka pendaftar.`;

/** One parameter of a submission as the rules of W6 see it. */
export const keadaanAnalisis = (
  { idLaboratorium, statusSubmission, user }: Pengujian,
  { idStatusProgresParameter, userAnalyst, userSupervisor, historyProgres }: ParameterSampel,
): AnalisisState => ({
  idStatusProgresParameter,
  userAnalyst,
  userSupervisor,
  pengujian: { idLaboratorium, statusSubmission, user },
  history: historyProgres,
});

/** What the note of a report is: why it was issued anew, or one between officers at its first issue (GAP-139, GAP-164). */
export const labelCatatan = ({ menggantikan }: Pick<Lhu, 'menggantikan'>): string =>
  menggantikan ? 'Alasan revisi' : 'Catatan petugas';

/** That a report bears an electronic signature, which its file is with from then on. */
export const kataBertandaTangan = ({ nama, createdAt }: NonNullable<Lhu['bertandaTangan']>): string =>
  `File bertanda tangan elektronik, diunggah oleh ${nama} pada ${formatDateTime(createdAt)}; keabsahan tanda tangannya diperiksa dengan pembaca PDF`;
