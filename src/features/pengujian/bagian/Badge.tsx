import { stateByCode } from '#domain/core/workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { statusDariKode, statusSampel, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { StatusBadge } from '#kit/StatusBadge.tsx';

/** A code of W1 as its reader knows it (LIST-19). */
export function BadgePengujian({ kode }: { kode: number }) {
  const { warna, label } = pengujianWorkflow.states[stateByCode(pengujianWorkflow, kode)];
  return <StatusBadge warna={warna} label={label} />;
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

/** A code of W4; 0 is a submission that has nothing to pay (GAP-134). */
export function BadgePembayaran({ kode }: { kode: number }) {
  if (kode === 0) return <StatusBadge warna="netral" label="Tidak ada tagihan" />;
  const { warna, label } = invoiceWorkflow.states[stateByCode(invoiceWorkflow, kode)];
  return <StatusBadge warna={warna} label={label} />;
}
