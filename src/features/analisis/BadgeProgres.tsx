import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';

/** A code of W6 as its reader knows it. null is 'not started'. */
export const BadgeProgres = ({ kode, giliran }: { kode: number | null; giliran?: boolean }) => (
  <WorkflowBadge workflow={analisisWorkflow} kode={kode ?? 0} giliran={giliran} />
);
