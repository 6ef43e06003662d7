import type { AnalisisState } from '#domain/analisis/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { ParameterSampel, Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

/** Issuing the report, or once one is out correcting it (GAP-139): what it is called, and whether this person may. */
export function bolehTerbit(data: Pengujian, actor: Actor): { label: string; verdict: Verdict } {
  const aksi = data.lhu.length > 0 ? 'perbaikiLhu' : 'terbitkanLhu';
  return {
    label: pengujianWorkflow.actions[aksi].label,
    verdict: check(pengujianWorkflow, aksi, keadaanDari(data), actor),
  };
}

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
