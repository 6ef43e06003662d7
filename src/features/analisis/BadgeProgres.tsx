import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { StatusBadge } from '#kit/StatusBadge.tsx';

/** A code of W6 as its reader knows it. null is 'not started'. */
export function BadgeProgres({ kode }: { kode: number | null }) {
  const state = analisisWorkflow.states[stateByCode(analisisWorkflow, kode ?? 0)];
  return <StatusBadge warna={state.warna} label={state.label} />;
}
