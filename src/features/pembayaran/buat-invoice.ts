import { formatRupiah } from '#domain/core/format.ts';
import type { Actor } from '#domain/core/roles.ts';
import { check } from '#domain/core/workflow.ts';
import type { PembayaranPenelitian } from '#domain/pembayaran/schema.ts';
import { keadaanPenelitian, tagihanDiurus } from '#domain/penelitian/keadaan-rekaman.ts';
import { periksaPembiayaan } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { rancanganInvoice } from '#domain/penelitian/uang.ts';
import type { IsianPembiayaan } from '#features/pendaftaran/pembiayaan.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';

export type TagihanPenelitian = PembayaranPenelitian['tagihan'][number];

/** What is typed to make an invoice: which bills, and who pays (PAY-07, PAY-09). */
export type IsianInvoice = IsianPembiayaan & { uuidTagihan: string[] };

/** Whether this person has bills to make an invoice of. */
export const dapatBuatInvoice = (data: Penelitian, actor: Actor): boolean =>
  tagihanDiurus(data, actor).length > 0 &&
  check(penelitianWorkflow, 'buatInvoice', keadaanPenelitian(data), actor).ok;

const satuSatunya = (semua: readonly TagihanPenelitian[]): string[] =>
  semua.length === 1 ? semua.map(({ uuid }) => uuid) : [];

/** Of several bills none is chosen by itself (GAP-149), the only one is; who pays is what the registration said. */
export const isianInvoice = (data: Penelitian, actor: Actor): IsianInvoice => ({
  uuidTagihan: satuSatunya(tagihanDiurus(data, actor)),
  idJenisPembiayaan: data.idJenisPembiayaan,
  nikDosenPembiayaan: data.nikDosenPembiayaan ?? '',
  namaDosenPembiayaan: data.namaDosenPembiayaan ?? '',
  namaPembiayaan: data.namaPembiayaan ?? '',
});

/** What of who pays is missing. */
export const periksaIsian = (isian: IsianInvoice, { golonganTarif }: Penelitian): FieldErrors =>
  errorsOfRefusal(periksaPembiayaan(isian, { internal: golonganTarif === 'internal' }));

/** The sums of an invoice that is to be made. */
export type Rancangan = {
  tagihan: number;
  /** How many invoices it becomes. */
  invoice: number;
  besar: number;
  potongan: number;
  bayar: number;
};

/** Whose bills these are: each laboratory's become an invoice (GAP-154). */
export const laboratoriumTagihan = (
  { idLaboratorium: milik }: Pick<Penelitian, 'idLaboratorium'>,
  dipilih: readonly TagihanPenelitian[],
): number[] => [...new Set(dipilih.map(({ idLaboratorium = milik }) => idLaboratorium))];

/** What the chosen bills come to, with the credit that comes off first (GAP-128). */
export function rancangan(
  data: Pick<Penelitian, 'idLaboratorium' | 'pembayaran'>,
  dipilih: readonly TagihanPenelitian[],
): Rancangan {
  const besar = dipilih.reduce((sum, { totalTagihan }) => sum + totalTagihan, 0);
  const invoice = laboratoriumTagihan(data, dipilih).length;
  return { tagihan: dipilih.length, invoice, besar, ...rancanganInvoice(data.pembayaran.kredit, besar) };
}

/** What making it will do (GAP-149). */
export function akibatInvoice({ tagihan, invoice, besar, potongan, bayar }: Rancangan): string {
  const apa = invoice > 1 ? `${invoice} invoice sejumlah` : 'Invoice';
  const dibuat = `${apa} ${formatRupiah(besar)} dibuat dari ${tagihan} tagihan`;
  if (bayar === 0)
    return `${dibuat}. Kredit ${formatRupiah(potongan)} menutup seluruhnya: invoice langsung terbayar lunas dan tidak dapat dibatalkan.`;
  const dipotong =
    potongan > 0
      ? `, dipotong kredit ${formatRupiah(potongan)}; yang harus dibayar ${formatRupiah(bayar)}.`
      : ' dan harus dibayar.';
  return `${dibuat}${dipotong} Selama belum dibayar, invoice ini masih dapat dibatalkan.`;
}
