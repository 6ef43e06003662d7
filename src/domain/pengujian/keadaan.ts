import { administers, type Actor } from '#domain/core/roles.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Dijanjikan } from '#domain/perjalanan/jeda.ts';
import { kodeProgres } from '#domain/progres/kode.ts';
import { kodePengujian } from './kode.ts';
import type { Pengujian, PengujianRingkas } from './schema.ts';
import { statusSampelParameter } from './status-sampel.ts';

const { dpTerverifikasi, antrian, berlangsung, dibatalkan, lunas, perluPelunasan } = kodePengujian;
const disetujui = statusSampelParameter.disetujui.code;

/** What the rules of W1 look at: the submission's code, its owner, and what its parameters and its money have come to. */
export type PengujianState = {
  kdStatusPengajuan: number;
  pendaftarUuid: string;
  idLaboratorium: number;
  /** The Kalab appointed at 2 (TESTADM-20). */
  kalabUuid: string | null;
  /** W7 and W6 code of every parameter, as they stand after the act where the act changes them. */
  parameter: readonly { kdStatus: number; kdProgres: number }[];
  /** Sum of the bill lines. */
  totalTagihan: number;
  /** What is still to be paid; below 0 what goes back (TESTADM-26). */
  nominalAkhir: number;
  /** W4 code of the invoice in force, or null. */
  kdStatusInvoice: number | null;
} & Dijanjikan;

export const ownerOnly = (record: PengujianState, actor: Actor) =>
  record.pendaftarUuid === actor.uuid ? null : 'Hanya untuk pendaftar pengujian ini.';
/** Nobody judges what they sent in themself; withdrawing is an act of its own (GAP-142). */
export const notOwner = (record: PengujianState, actor: Actor) =>
  record.pendaftarUuid === actor.uuid
    ? 'Anda tidak dapat memutuskan pengujian yang Anda daftarkan sendiri.'
    : null;
export const appointed = (record: PengujianState, actor: Actor) =>
  notOwner(record, actor) ??
  (actor.uuid === record.kalabUuid ? null : 'Hanya untuk kalab yang ditunjuk memverifikasi pengujian ini.');
export const kalabLab = (record: PengujianState, actor: Actor) =>
  notOwner(record, actor) ??
  (administers(actor, record.idLaboratorium) ? null : 'Hanya untuk kalab laboratorium ini.');
/** Kalab and Admin of its laboratory (BEYOND-31). */
export const pengelolaJanji = (record: PengujianState, actor: Actor) =>
  notOwner(record, actor) ??
  (administers(actor, record.idLaboratorium) ? null : 'Hanya untuk kalab atau Admin laboratorium ini.');
/** Until it is paid every supervisor may take a parameter back, then a Kalab (GAP-137). */
export const kalabSetelahLunas = (record: PengujianState, actor: Actor) =>
  record.kdStatusPengajuan !== lunas || actor.role === 'Kalab'
    ? null
    : 'Setelah lunas, hanya kalab yang membuka kembali pengujian.';
/** A final bill is mended as long as no proof for it is there (GAP-127). */
export const buktiDiperiksa = (record: PengujianState) =>
  record.kdStatusPengajuan === perluPelunasan &&
  record.kdStatusInvoice !== invoiceWorkflow.states.belumLunas.code
    ? 'Bukti pembayaran sudah dikirim. Putuskan bukti itu sebelum memperbaiki tagihan.'
    : null;
/** Money that is on its way is looked at first (GAP-126). */
export const belumDibayar = (record: PengujianState) =>
  record.kdStatusInvoice === invoiceWorkflow.states.verifikasi.code
    ? 'Bukti pembayaran sedang diverifikasi. Pendaftaran dapat dibatalkan setelah bukti itu diputuskan.'
    : null;
/** How far the bench has come with the approved parameters: all done, something under way, or nothing (W1). */
const menurutMeja = ({ parameter }: Pick<PengujianState, 'parameter'>) => {
  const progres = parameter
    .filter(({ kdStatus }) => kdStatus === disetujui)
    .map(({ kdProgres }) => kdProgres);
  if (progres.every((code) => code === kodeProgres.selesai || code === kodeProgres.lhuTersedia))
    return 'selesaiPengujian';
  return progres.some((code) => code !== kodeProgres.antrian) ? 'berlangsung' : 'dibatalkan';
};
/** Where the bench stands when parameters are taken out or persons changed (GAP-123, GAP-124, GAP-136). */
export const setelahPenugasan = (record: PengujianState) => {
  const meja = menurutMeja(record);
  const belumMulai = [dpTerverifikasi, antrian].some((kode) => kode === record.kdStatusPengajuan);
  return belumMulai && meja !== 'selesaiPengujian' ? 'antrian' : meja;
};
/**
 * The act of W1 that follows when the bench has moved a parameter, or null: the submission stands there already (GAP-129).
 */
export function aksiMengikutiMeja(record: Pick<PengujianState, 'kdStatusPengajuan' | 'parameter'>) {
  const { kdStatusPengajuan: kode } = record;
  switch (menurutMeja(record)) {
    case 'selesaiPengujian':
      return kode === berlangsung ? 'selesaikan' : null;
    case 'dibatalkan':
      return kode === berlangsung ? 'batalkanPengujian' : null;
    default:
      if (kode === berlangsung) return null;
      return kode === antrian || kode === dibatalkan ? 'mulai' : 'bukaKembali';
  }
}
/** Nothing was tested and nothing is owed: there is nothing to report (GAP-124). */
export const setelahPelunasan = (record: PengujianState) => {
  if (record.nominalAkhir > 0) return 'perluPelunasan';
  return record.parameter.some(
    ({ kdStatus, kdProgres }) => kdStatus === disetujui && kdProgres >= kodeProgres.selesai,
  )
    ? 'lunas'
    : 'ditolak';
};

/**
 * The submission a person looks at, as the rules see it: for the buttons of its page. A row of a list has no samples: acts
 * that look at parameters are judged on the record alone.
 */
export const keadaanDari = (record: Pengujian | PengujianRingkas): PengujianState => ({
  kdStatusPengajuan: record.idPengujianStatusPengajuan,
  pendaftarUuid: record.user.uuid,
  idLaboratorium: record.idLaboratorium,
  kalabUuid: record.userVerifikasiKalab?.uuid ?? null,
  parameter: ('sample' in record ? record.sample : []).flatMap(({ parameter }) =>
    parameter.map(({ status, idStatusProgresParameter }) => ({
      kdStatus: status.kdStatusSampelParameter,
      kdProgres: idStatusProgresParameter ?? 0,
    })),
  ),
  totalTagihan: record.totalHarga,
  nominalAkhir: record.totalHarga - record.totalTerbayar,
  kdStatusInvoice:
    record.pembayaran.invoice.findLast(({ flagDibatalkan }) => flagDibatalkan === 0)?.statusPayment
      .kdStatusPembayaran ?? null,
  janji: record.janji,
  jeda: record.jeda,
});
