import { statusInvoice } from '#domain/pembayaran/rules.ts';
import {
  pendaftaranDari,
  type Invoice,
  type InvoicePenelitian,
  type InvoicePokok,
  type JenisInvoice,
  type Kwitansi,
} from '#domain/pembayaran/schema.ts';
import type { berkas } from '#server/db/tables/berkas.ts';
import type { buktiPembayaran, invoice } from '#server/db/tables/pembayaran.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';
import type { KwitansiRow } from './kwitansi.ts';

type InvoiceRow = typeof invoice.$inferSelect;

/** An invoice as its kind of submission shows it. */
export type Bentuk<I extends InvoicePokok> = (pokok: InvoicePokok, row: InvoiceRow) => I;

export const invoicePengujian: Bentuk<Invoice> = (pokok, { jenis, rincian }) => ({
  ...pokok,
  jenis: jenis as Invoice['jenis'],
  rincian: rincian as Invoice['rincian'],
});

export const invoicePenelitian: Bentuk<InvoicePenelitian> = (pokok, { rincian, pembiayaan }) => ({
  ...pokok,
  jenis: 'penggunaan',
  rincian: rincian as InvoicePenelitian['rincian'],
  pembiayaan: pembiayaan!,
});

export const invoiceMenurutJenis: Bentuk<Invoice | InvoicePenelitian> = (pokok, row) =>
  (row.jenis === 'penggunaan' ? invoicePenelitian : invoicePengujian)(pokok, row);

const namaTagihan: Record<JenisInvoice, string> = {
  dp: 'DP 50%',
  pelunasan: 'Pelunasan',
  penggunaan: 'Penggunaan laboratorium',
};

/** An invoice as every kind of submission shows it; `olehNama` is who changed it last, `lab` whose it is besides (GAP-154). */
export function toInvoice(
  row: InvoiceRow,
  { olehNama, lab }: { olehNama: string | null; lab: InvoicePokok['lab'] | null },
  proofs: readonly Proof[],
): InvoicePokok {
  const bukti = proofs.map(toBukti);
  const terakhir = bukti.at(-1);
  return {
    uuid: row.id,
    rev: String(row.rev),
    ...(lab && { lab }),
    noInvoice: row.noInvoice,
    namaTagihan: lab ? `${namaTagihan[row.jenis]}, ${lab.namaLaboratorium}` : namaTagihan[row.jenis],
    totalRincian: row.totalRincian,
    sudahDibayar: row.sudahDibayar,
    totalTagihan: row.totalTagihan,
    statusPayment: statusInvoice(row.kdStatus, pendaftaranDari(row.jenis)),
    flagDibatalkan: row.dibatalkan ? 1 : 0,
    kepada: row.kepada,
    jatuhTempo: row.jatuhTempo,
    nomorBayar: row.nomorBayar === null ? null : { jenis: row.jenisNomorBayar!, nomor: row.nomorBayar },
    createdAt: row.createdAt.toISOString(),
    tglPembayaran: terakhir?.tglBayar ?? null,
    fileBuktiPembayaran: terakhir?.file ?? null,
    userUpdated: olehNama === null ? null : { nama: olehNama },
    bukti,
  };
}

type Proof = {
  bukti: typeof buktiPembayaran.$inferSelect;
  file: typeof berkas.$inferSelect;
  kwitansi: KwitansiRow | undefined;
};

const toBukti = ({ bukti, file, kwitansi }: Proof): InvoicePokok['bukti'][number] => ({
  uuid: bukti.id,
  tglBayar: bukti.tglBayar,
  noRekening: bukti.noRekening,
  namaBank: bukti.namaBank,
  namaPemilikRekening: bukti.namaPemilikRekening,
  keterangan: bukti.keterangan,
  file: fileDari(file, bukti.namaFile),
  dikirimPada: bukti.dibuatPada.toISOString(),
  flagVerifikasi: bukti.diterima === null ? null : bukti.diterima ? 1 : 0,
  catatan: bukti.catatan,
  kwitansi: kwitansi ? toKwitansi(kwitansi) : null,
});

const toKwitansi = ({ noKwitansi, kode, nominal, petugas, janji, ...pada }: KwitansiRow): Kwitansi => ({
  noKwitansi,
  kode,
  nominal,
  petugas,
  janji,
  createdAt: pada.createdAt.toISOString(),
  dibatalkanPada: pada.dibatalkanPada?.toISOString() ?? null,
});
