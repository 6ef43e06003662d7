import type { Actor } from '#domain/core/roles.ts';
import { giliran, kodeDitunggu } from '#domain/core/workflow.ts';
import { prosesVerifikasi } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { InvoicePenelitian } from '#domain/pembayaran/schema.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import { jenisPenelitian } from './keadaan.ts';
import { keadaanPenambahan, keadaanPenelitian, tagihanBaru } from './keadaan-rekaman.ts';
import { statusPenelitian } from './rules.ts';
import type { Penelitian } from './schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from './workflow.ts';
import { laboran } from '#domain/penggunaan/pelaku.ts';

/**
 * The act of W2 that a research waits for from this officer, or null (GAP-150). Returned tools are theirs to record before
 * the end: a finish request with tools still out waits for them all the same.
 */
export const giliranPetugasPenelitian = (record: Penelitian, actor: Actor): PenelitianAksi | null =>
  record.user.uuid === actor.uuid
    ? null
    : giliran(penelitianWorkflow, { ...keadaanPenelitian(record), alatBelumKembali: 0 }, actor);

/** The codes at which a research waits for the officers of its laboratory: what their lists are counted by (GAP-58). */
export const kodeMenungguLaboran: readonly number[] = kodeDitunggu(penelitianWorkflow, (_nama, { roles }) =>
  laboran.every((role) => roles.includes(role)),
);

/** What a research asks of its registrant now (GAP-150). */
export type LangkahPendaftar = 'perbaikiPenambahan' | LangkahUang;

/** What of its money waits for them. */
export type LangkahUang = 'bayar' | 'buatInvoice';

const { disetujui, berlangsung, perluPerbaikan, penambahanDisetujui, ditolak, selesai } =
  penelitianWorkflow.states;
const { belumLunas, verifikasi } = invoiceWorkflow.states;

/** What is said of each, in the words of the state it belongs to. */
const prosesLangkah: Record<LangkahPendaftar, string> = {
  perbaikiPenambahan: perluPerbaikan.prosesSelanjutnya,
  bayar: belumLunas.prosesSelanjutnya,
  buatInvoice: penambahanDisetujui.prosesSelanjutnya,
};

/** The first of what is to be done: an addition to mend, an invoice to pay, a bill to make one of; null: it is not their turn. */
export function langkahPendaftar(record: Penelitian): LangkahPendaftar | null {
  const berakhir = record.idStatusPengajuan === ditolak.code || record.idStatusPengajuan === selesai.code;
  const perbaiki = record.penambahan.some(
    ({ kdStatusPengajuan }) => kdStatusPengajuan === perluPerbaikan.code,
  );
  return !berakhir && perbaiki ? 'perbaikiPenambahan' : langkahUang(record);
}

/** An invoice to pay comes before a bill to make one of. */
export function langkahUang(
  record: Pick<Penelitian, 'idStatusPengajuan' | 'pembayaran'>,
): LangkahUang | null {
  if (record.idStatusPengajuan === ditolak.code || record.idStatusPengajuan === selesai.code) return null;
  if (invoicePada(record, belumLunas.code)) return 'bayar';
  return tagihanBaru(record).length > 0 ? 'buatInvoice' : null;
}

/** Since when a research waits for what it asks of its registrant: a bill may come while it stands where it stood (BEYOND-32). */
export function sejakPendaftar(record: Penelitian): string {
  const tagihan = [...tagihanBaru(record)].map(({ createdAt }) => createdAt).sort()[0];
  const uang: Record<LangkahUang, string | undefined> = {
    bayar: invoicePada(record, belumLunas.code)?.createdAt,
    buatInvoice: tagihan,
  };
  const langkah = langkahUang(record);
  return (langkah && langkahPendaftar(record) === langkah && uang[langkah]) || sejakKeadaan(record);
}

/** The invoice in force at this code of W4, the oldest first. */
export const invoicePada = (
  { pembayaran }: Pick<Penelitian, 'pembayaran'>,
  kode: number,
): InvoicePenelitian | undefined =>
  pembayaran.invoice.find(
    ({ flagDibatalkan, statusPayment }) => flagDibatalkan === 0 && statusPayment.kdStatusPembayaran === kode,
  );

/** What of it waits among the registrations, where money does not: an addition to mend (GAP-151). */
export const menungguPerbaikan = (record: Penelitian): boolean =>
  langkahPendaftar(record) === 'perbaikiPenambahan';

/** Whether a research waits for its registrant (GAP-58). */
export const menungguPendaftarPenelitian = (record: Penelitian): boolean => langkahPendaftar(record) !== null;

/** Whether a research waits for this person, as its registrant or as an officer. */
export const menungguPembacaPenelitian = (record: Penelitian, actor: Actor): boolean =>
  record.user.uuid === actor.uuid
    ? menungguPendaftarPenelitian(record)
    : giliranPetugasPenelitian(record, actor) !== null;

/** Whether an addition of a research waits for this person (GAP-150). */
export const menungguPenambahan = (record: Penelitian, satu: Penambahan, actor: Actor): boolean =>
  giliran(penambahanWorkflow, keadaanPenambahan(record, satu), actor) !== null;

/** 'Proses selanjutnya' as it is true for the registrant of this research; `tertunda` are their own unsent writes. */
export function prosesBagiPendaftarPenelitian(record: Penelitian, tertunda: readonly string[]): string {
  const belumTerkirim = (semua: readonly { uuid: string }[]) =>
    semua.some(({ uuid }) => tertunda.includes(uuid));
  // One that was refused says itself what its author has to do.
  if (record.rev === '')
    return tertunda.length > 0
      ? 'Pendaftaran dikirim saat tersambung'
      : record.statusSubmission.prosesSelanjutnya;
  if (belumTerkirim(record.penambahan)) return 'Penambahan dikirim saat tersambung';
  if (belumTerkirim(record.pembayaran.invoice.flatMap(({ bukti }) => bukti)))
    return 'Bukti pembayaran dikirim saat tersambung';
  // Their own turn goes before what others do: a bill may be open while the laboran looks at an addition (GAP-150).
  const langkah = langkahPendaftar(record);
  return langkah ? prosesLangkah[langkah] : prosesPenelitian(record);
}

/**
 * 'Proses selanjutnya' as it is true for everybody (GAP-157). At 3, 4 and 12 nothing of the usage is open: there bills and
 * invoices say who must act; and without a laboratory there is no usage to ask for (GAP-22).
 */
export function prosesPenelitian(
  record: Pick<Penelitian, 'idStatusPengajuan' | 'researchType' | 'pembayaran'>,
): string {
  const { idStatusPengajuan: kode, researchType } = record;
  const { prosesSelanjutnya } = statusPenelitian(kode);
  if (kode === disetujui.code && researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium)
    return 'Penyelesaian oleh laboran';
  if (![disetujui.code, berlangsung.code, penambahanDisetujui.code].includes(kode)) return prosesSelanjutnya;
  const langkah = langkahUang(record);
  if (langkah) return prosesLangkah[langkah];
  if (invoicePada(record, verifikasi.code)) return prosesVerifikasi.penelitian;
  return kode === penambahanDisetujui.code ? berlangsung.prosesSelanjutnya : prosesSelanjutnya;
}
