import { stateByCode, type Workflow } from '#domain/core/workflow.ts';
import { StatusBadge } from './StatusBadge.tsx';

export type WorkflowBadgeProps<S extends string, A extends string, R> = {
  workflow: Workflow<S, A, R>;
  kode: number;
  /** It waits for the reader, whose colour that is (GAP-150). */
  giliran?: boolean | undefined;
};

/** A code of a workflow as its reader knows it (LIST-19). */
export function WorkflowBadge<S extends string, A extends string, R>({
  workflow,
  kode,
  giliran,
}: WorkflowBadgeProps<S, A, R>) {
  const { warna, label } = workflow.states[stateByCode(workflow, kode)];
  return <StatusBadge warna={giliran ? 'giliran' : warna} label={label} />;
}
