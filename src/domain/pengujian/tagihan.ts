import { stateByCode } from '#domain/core/workflow.ts';
import { statusPembayaranDari, type StatusPembayaran } from '#domain/pembayaran/rules.ts';
import type { Pengujian } from './schema.ts';
import { kodeLunas, pengujianWorkflow } from './workflow.ts';

const { ditolak, perluDp } = pengujianWorkflow.states;

/** The payment standing of a submission of testing, from its code and the W4 codes of its invoices in force (GAP-134). */
export const statusPembayaranPengujian = (kode: number, invoice: readonly number[]): StatusPembayaran =>
  statusPembayaranDari(
    {
      jenis: 'pengujian',
      ditolak: kode === ditolak.code,
      lunas: kodeLunas.includes(kode),
      prosesSelanjutnya: pengujianWorkflow.states[stateByCode(pengujianWorkflow, kode)].prosesSelanjutnya,
    },
    invoice,
  );

/** A submission that has something to pay, or had: from its first bill on, and whatever became of one (PAY-01). */
export const punyaTagihan = ({ statusSubmission, pembayaran }: Pengujian): boolean =>
  pembayaran.invoice.length > 0 || statusSubmission.kdStatusPengajuan >= perluDp.code;
