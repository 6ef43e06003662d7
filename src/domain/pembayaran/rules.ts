import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { invoiceWorkflow } from './workflow.ts';

type StatusPembayaran = { kdStatusPembayaran: number; statusPembayaran: string; prosesSelanjutnya: string };

const dari = ({
  code,
  label,
  prosesSelanjutnya,
}: {
  code: number;
  label: string;
  prosesSelanjutnya: string;
}) => ({
  kdStatusPembayaran: code,
  statusPembayaran: label,
  prosesSelanjutnya,
});

/** W1 codes after which nothing is left to pay (GAP-134). */
const sudahLunas: ReadonlySet<number> = new Set([10, 14, 15, 16]);

/**
 * The payment standing of a submission (GAP-33, GAP-134): an open invoice says it, then one that is being looked at; with
 * none open it is paid once the submission is. A submission that ended without an invoice in force has none: code 0, '-'.
 * `invoice` are the W4 codes of the invoices in force.
 */
export function statusPembayaranDari(
  kdStatusPengajuan: number,
  invoice: readonly number[],
): StatusPembayaran {
  const { belumLunas, verifikasi, lunas } = invoiceWorkflow.states;
  const induk = pengujianWorkflow.states[stateByCode(pengujianWorkflow, kdStatusPengajuan)];
  if (
    kdStatusPengajuan === pengujianWorkflow.states.ditolak.code &&
    !invoice.some((code) => code !== lunas.code)
  )
    return { kdStatusPembayaran: 0, statusPembayaran: '-', prosesSelanjutnya: induk.prosesSelanjutnya };
  if (invoice.includes(belumLunas.code)) return dari(belumLunas);
  if (invoice.includes(verifikasi.code)) return dari(verifikasi);
  if (sudahLunas.has(kdStatusPengajuan)) return dari(lunas);
  return { ...dari(belumLunas), prosesSelanjutnya: induk.prosesSelanjutnya };
}
