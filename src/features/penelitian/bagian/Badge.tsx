import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';

/** A code of W2 as its reader knows it. */
export const BadgePenelitian = ({ kode, giliran }: { kode: number; giliran?: boolean }) => (
  <WorkflowBadge workflow={penelitianWorkflow} kode={kode} giliran={giliran} />
);

/** A code of W3. */
export const BadgePenambahan = ({ kode, giliran }: { kode: number; giliran?: boolean }) => (
  <WorkflowBadge workflow={penambahanWorkflow} kode={kode} giliran={giliran} />
);
