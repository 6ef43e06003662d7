import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { perluBayar, tungguPendaftar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { StatusBadge } from '#kit/StatusBadge.tsx';
import { WorkflowBadge } from '#kit/WorkflowBadge.tsx';

/** How a submission or an invoice stands in W4; code 0 is a submission with nothing to pay (GAP-134). */
export const BadgePembayaran = ({ kode, giliran }: { kode: number; giliran?: boolean }) =>
  kode === 0 ? (
    <StatusBadge warna="netral" label="Tidak ada tagihan" />
  ) : (
    <WorkflowBadge workflow={invoiceWorkflow} kode={kode} giliran={giliran} />
  );

/** The same for its payer: while a proof is only on this device nothing is said but that it waits, which stands beside. */
export const BadgeBagiPembayar = ({ tampilan: { data, tertunda } }: { tampilan: Tampilan<Pengujian> }) =>
  tungguPendaftar(data, tertunda) === 'buktiBelumTerkirim' ? null : (
    <BadgePembayaran kode={data.pembayaran.kdStatusPembayaran} giliran={perluBayar(data)} />
  );
