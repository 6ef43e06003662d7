import { stateByCode } from '#domain/core/workflow.ts';
import { prosesVerifikasi, tagihanSekarang } from '#domain/pembayaran/rules.ts';
import { kodePengujian } from './kode.ts';
import type { Pengujian } from './schema.ts';
import { statusSampel, statusSampelParameter } from './status-sampel.ts';
import { pengujianWorkflow } from './workflow.ts';

/** Whether money is asked of the registrant that no proof was sent for. */
export const perluBayar = ({ pembayaran }: Pengujian): boolean =>
  tagihanSekarang(pembayaran)?.keadaan === 'bayar';

/**
 * Whether a sample that is to be tested is still with the registrant: from when its receipt is what the bench waits for, and
 * can be written down (GAP-136), until it is. What came unfit came.
 */
export const perluSampel = ({ idPengujianStatusPengajuan, sample }: Pengujian): boolean =>
  idPengujianStatusPengajuan === kodePengujian.dpTerverifikasi &&
  sample.some(
    ({ idPengujianStatusSampel, parameter }) =>
      idPengujianStatusSampel === statusSampel.belumDiterima.code &&
      parameter.some(({ status }) => status.kdStatusSampelParameter === statusSampelParameter.disetujui.code),
  );

/** The codes at which W1 speaks of money, and leaves to the invoice how far it has come. */
const menungguUang: ReadonlySet<number> = new Set([kodePengujian.perluDp, kodePengujian.perluPelunasan]);

/** Why a submission is not, for its registrant, where its code says; null where the code says it all. */
export type TungguPendaftar = 'belumDiterima' | 'buktiBelumTerkirim' | 'buktiDiperiksa' | null;

/**
 * What a registrant waits for where W1 has no word for it: the submission or its proof of payment is only on this device,
 * or the proof is looked at. List, record and payment all ask here, and so say the same.
 */
export function tungguPendaftar(record: Pengujian, tertunda: readonly string[]): TungguPendaftar {
  if (record.rev === '') return 'belumDiterima';
  if (!menungguUang.has(record.idPengujianStatusPengajuan)) return null;
  const tagihan = tagihanSekarang(record.pembayaran, tertunda);
  if (tagihan?.keadaan === 'belumTerkirim') return 'buktiBelumTerkirim';
  return tagihan?.keadaan === 'diperiksa' ? 'buktiDiperiksa' : null;
}

/** 'Proses selanjutnya' as it is true for the registrant of this submission. */
export function prosesBagiPendaftar(record: Pengujian, tertunda: readonly string[]): string {
  switch (tungguPendaftar(record, tertunda)) {
    case 'belumDiterima':
      // One that was refused says itself what its author has to do.
      return tertunda.length > 0
        ? 'Pendaftaran dikirim saat tersambung'
        : record.statusSubmission.prosesSelanjutnya;
    case 'buktiBelumTerkirim':
      return 'Bukti pembayaran dikirim saat tersambung';
    case 'buktiDiperiksa':
      return prosesVerifikasi.pengujian;
    default:
      return perluSampel(record)
        ? 'Penyerahan sampel oleh pendaftar'
        : record.statusSubmission.prosesSelanjutnya;
  }
}

/** 'Proses selanjutnya' of a code of W1 as it is true for everybody: where it speaks of money, the invoice says who must act (GAP-157). */
export const prosesPengujian = (kode: number, pembayaran: Pengujian['pembayaran']): string =>
  menungguUang.has(kode) && tagihanSekarang(pembayaran)?.keadaan === 'diperiksa'
    ? prosesVerifikasi.pengujian
    : pengujianWorkflow.states[stateByCode(pengujianWorkflow, kode)].prosesSelanjutnya;

/** A report whose survey is still open. */
export const menungguSurvei = (record: Pengujian): boolean =>
  record.idPengujianStatusPengajuan === 14 && record.flagSudahSurvei === 0;

/** What of it waits among the registrations, where money does not (GAP-151). */
export const menungguDiPendaftaran = (record: Pengujian): boolean =>
  perluSampel(record) || menungguSurvei(record);

/** What a registrant is counted for (GAP-58): that, or a bill to pay. */
export const menungguPendaftar = (record: Pengujian): boolean =>
  perluBayar(record) || menungguDiPendaftaran(record);
