import type { Penelitian } from './schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pihakCetak } from '#domain/pembayaran/pihak.ts';
import type { CetakInvoicePenelitian, InvoiceDaftar, UangPenelitian } from './pembayaran.ts';
import type { InvoicePenelitian } from '#domain/pembayaran/schema.ts';

type Kepala = Omit<InvoiceDaftar, keyof InvoicePenelitian | 'statusPembayaran'>;

/** What a payment screen or paper says of the research the money is for. */
export const kepalaPembayaranPenelitian = (record: Penelitian): Kepala => {
  const { kdProgramStudi: _, ...user } = record.user;
  return {
    uuidPenelitian: record.uuid,
    nomor: record.nomor,
    judul: record.judul,
    jenisPenggunaan: record.usageType.jenisPenggunaan,
    idLaboratorium: record.idLaboratorium,
    namaLaboratorium: record.lab.namaLaboratorium,
    user,
  };
};

/** The money of a research under the names a payment screen uses (DATA-48). */
export const uangPenelitianDari = (record: Penelitian): UangPenelitian => ({
  ...record.pembayaran,
  ...kepalaPembayaranPenelitian(record),
  uuid: record.uuid,
  statusSubmission: record.statusSubmission,
  idJenisPembiayaan: record.idJenisPembiayaan,
  nikDosenPembiayaan: record.nikDosenPembiayaan,
  namaDosenPembiayaan: record.namaDosenPembiayaan,
  namaPembiayaan: record.namaPembiayaan,
  pengembalian: record.pengembalian,
});

/** The same of one invoice, which is of the laboratory of its bills (GAP-154). */
const kepalaInvoice = ({ lab }: Pick<InvoicePenelitian, 'lab'>, kepala: Kepala): Kepala =>
  lab ? { ...kepala, idLaboratorium: lab.id, namaLaboratorium: lab.namaLaboratorium } : kepala;

/** An invoice of research as its officer's list shows it (PAY-20). */
export const invoiceDaftarDari = (invoice: InvoicePenelitian, kepala: Kepala): InvoiceDaftar => ({
  ...invoice,
  ...kepalaInvoice(invoice, kepala),
  statusPembayaran: invoice.statusPayment.statusPembayaran,
});

/** An invoice of research as its paper shows it (DATA-14 to DATA-16, PAY-27): the same on server and device. */
export const cetakPenelitianDari = (
  invoice: InvoicePenelitian,
  kepala: Kepala,
  pengembalian: readonly Pengembalian[],
): CetakInvoicePenelitian => ({
  ...invoice,
  ...kepalaInvoice(invoice, kepala),
  ...pihakCetak(kepala.user, invoice.kepada),
  besarInvoice: invoice.totalRincian,
  potonganDeposit: invoice.sudahDibayar,
  invoiceDetail: invoice.rincian,
  pengembalian: pengembalian.filter(({ noInvoice }) => noInvoice === invoice.noInvoice),
});
