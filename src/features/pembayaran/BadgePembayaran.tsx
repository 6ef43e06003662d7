import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { StatusBadge } from '#kit/StatusBadge.tsx';
import { WorkflowBadge } from '#kit/WorkflowBadge.tsx';

/** How a submission or an invoice stands in W4; code 0 is a submission with nothing to pay (GAP-134). */
export const BadgePembayaran = ({ kode, giliran }: { kode: number; giliran?: boolean }) =>
  kode === 0 ? (
    <StatusBadge warna="netral" label="Tidak ada tagihan" />
  ) : (
    <WorkflowBadge workflow={invoiceWorkflow} kode={kode} giliran={giliran} />
  );
