import { labelByCode } from '#domain/core/workflow.ts';
import { menungguPendaftar, tungguPendaftar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import { BadgePengujian } from '#features/pengujian/bagian/Badge.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';

/** The word on it. */
export function kataPendaftaran({ data, tertunda }: Tampilan<Pengujian>): string {
  switch (tungguPendaftar(data, tertunda)) {
    case 'buktiDiperiksa':
      return invoiceWorkflow.states.verifikasi.label;
    case null:
      return labelByCode(pengujianWorkflow, data.idPengujianStatusPengajuan);
    default:
      return '';
  }
}

/**
 * How a submission stands for its registrant (REG-03): as its money does while that is looked at, and nothing while it is
 * only on this device: that it waits stands beside.
 */
export function BadgePendaftaran({ tampilan: { data, tertunda } }: { tampilan: Tampilan<Pengujian> }) {
  switch (tungguPendaftar(data, tertunda)) {
    case 'buktiDiperiksa':
      return <WorkflowBadge workflow={invoiceWorkflow} kode={invoiceWorkflow.states.verifikasi.code} />;
    case null:
      return <BadgePengujian kode={data.idPengujianStatusPengajuan} giliran={menungguPendaftar(data)} />;
    default:
      return null;
  }
}
