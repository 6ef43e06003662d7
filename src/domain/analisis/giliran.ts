import type { Actor } from '#domain/core/roles.ts';
import { kodeDitunggu } from '#domain/core/workflow.ts';
import type { AnalisisRingkas } from './schema.ts';
import { analisisWorkflow, type AnalisisAksi } from './workflow.ts';

/** As which of the two persons of a parameter one looks at it. */
export type PeranAnalisis = 'analis' | 'penyelia';

const penyelia: readonly AnalisisAksi[] = ['review', 'setujui', 'tolak', 'ubahMetode'];

/** The W6 codes at which a parameter waits for its analyst, and for its supervisor (GAP-58). */
export const kodeMenunggu: Readonly<Record<PeranAnalisis, readonly number[]>> = {
  analis: kodeDitunggu(analisisWorkflow, (aksi) => !penyelia.includes(aksi)),
  penyelia: kodeDitunggu(analisisWorkflow, (aksi) => penyelia.includes(aksi)),
};

/** The W6 code from which on a parameter is done for its analyst, who has handed it in, and for its supervisor (CONST-19). */
export const selesaiMulai: Readonly<Record<PeranAnalisis, number>> = {
  analis: analisisWorkflow.states.pengajuanSelesai.code,
  penyelia: analisisWorkflow.states.selesai.code,
};

/** Who a parameter is assigned to. */
const pelakuAnalisis = (
  { userAnalyst, userSupervisor }: Pick<AnalisisRingkas, 'userAnalyst' | 'userSupervisor'>,
  peran: PeranAnalisis,
) => (peran === 'analis' ? userAnalyst : userSupervisor);

/** Whether a parameter waits for this person, as its analyst or its supervisor (GAP-150). */
export const giliranAnalisis = (data: AnalisisRingkas, peran: PeranAnalisis, actor: Actor): boolean =>
  pelakuAnalisis(data, peran)?.uuid === actor.uuid &&
  kodeMenunggu[peran].includes(data.idStatusProgresParameter ?? 0);
