import { statusDariKode, statusSampel, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';

/** A code of W1 as its reader knows it (LIST-19). */
export function BadgePengujian({ kode, giliran }: { kode: number; giliran?: boolean }) {
  return <WorkflowBadge workflow={pengujianWorkflow} kode={kode} giliran={giliran} />;
}

/** Whether a parameter is to be tested (REG-59, W7). */
export function BadgeParameter({ kode }: { kode: number }) {
  const { warna, label } = statusDariKode(statusSampelParameter, kode);
  return <StatusBadge warna={warna} label={label} />;
}

/** Whether a sample has arrived (W7). */
export function BadgeSampel({ kode }: { kode: number }) {
  const { warna, label } = statusDariKode(statusSampel, kode);
  return <StatusBadge warna={warna} label={label} />;
}
