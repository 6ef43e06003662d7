import { kdTanpaTagihan } from '#domain/pembayaran/rules.ts';
import { labelByCode } from '#domain/core/workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { bagiPembayar } from './bagi-pembayar.ts';

/** What a code of W4 is called. */
export const kataPembayaran = (kode: number): string =>
  kode === kdTanpaTagihan ? 'Tidak ada tagihan' : labelByCode(invoiceWorkflow, kode);

/** How a submission or an invoice stands in W4. */
export const BadgePembayaran = ({ kode, giliran }: { kode: number; giliran?: boolean }) =>
  kode === kdTanpaTagihan ? (
    <StatusBadge warna="netral" label={kataPembayaran(kode)} />
  ) : (
    <WorkflowBadge workflow={invoiceWorkflow} kode={kode} giliran={giliran} />
  );

/** The same for its payer: a bill that is on no invoice yet is theirs to put on one; while a proof is only on this device nothing is said but that it waits, which stands beside. */
export function BadgeBagiPembayar({ tampilan }: { tampilan: Tampilan<Pendaftaran> }) {
  const { belumTerkirim, ajakan } = bagiPembayar(tampilan);
  if (ajakan === 'Buat invoice') return <StatusBadge warna="giliran" label="Belum dibuatkan invoice" />;
  return belumTerkirim ? null : (
    <BadgePembayaran kode={tampilan.data.pembayaran.kdStatusPembayaran} giliran={ajakan !== null} />
  );
}
