import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pihakCetak } from '#domain/pembayaran/pihak.ts';
import type { PengujianRingkas } from './schema.ts';
import type { CetakInvoice, InvoicePengujian } from './pembayaran.ts';
import type { Invoice } from '#domain/pembayaran/schema.ts';

type Kepala = Omit<InvoicePengujian, keyof Invoice | 'statusPembayaran'>;

/** What a payment screen or paper says of the submission the money is for. */
export const kepalaPembayaran = (record: PengujianRingkas): Kepala => ({
  uuidPengujian: record.uuid,
  nomor: record.nomor,
  judul: record.namaSampel,
  namaSampel: record.namaSampel,
  jenisPenggunaan: record.usageType.jenisPenggunaan,
  idLaboratorium: record.idLaboratorium,
  namaLaboratorium: record.lab.namaLaboratorium,
  user: record.user,
});

/** An invoice as its paper shows it (DATA-14, PAY-27): the same whether the server or the device puts it together. */
export const cetakDari = (
  invoice: Invoice,
  kepala: Kepala,
  pengembalian: readonly Pengembalian[],
): CetakInvoice => ({
  ...invoice,
  ...kepala,
  ...pihakCetak(kepala.user, invoice.kepada),
  besarInvoice: invoice.totalTagihan,
  potonganDeposit: 0,
  invoiceDetail: [],
  invoiceDetailTest: invoice.rincian,
  pengembalian: pengembalian.filter(({ noInvoice }) => noInvoice === invoice.noInvoice),
});
