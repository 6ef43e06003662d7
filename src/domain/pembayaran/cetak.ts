import { namaStatusPengguna } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { CetakInvoice, InvoicePengujian } from './endpoints.ts';
import type { Invoice } from './schema.ts';

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

/** Whom an invoice is made out to, under the names of DATA-14. */
export const pihakCetak = ({ idRegistrasi, noInduk, nama, kdStatus }: Pendaftar) => ({
  idRegistrasi,
  noInduk,
  nama,
  // The registrant's own, as the seed names it between name and amounts; the invoice's is in statusPayment.
  status: namaStatusPengguna(kdStatus),
});

/** An invoice as its paper shows it (DATA-14, PAY-27): the same whether the server or the device puts it together. */
export const cetakDari = (
  invoice: Invoice,
  kepala: Kepala,
  pengembalian: readonly Pengembalian[],
): CetakInvoice => ({
  ...invoice,
  ...kepala,
  ...pihakCetak(kepala.user),
  besarInvoice: invoice.totalTagihan,
  potonganDeposit: 0,
  invoiceDetail: [],
  invoiceDetailTest: invoice.rincian,
  pengembalian: pengembalian.filter(({ noInvoice }) => noInvoice === invoice.noInvoice),
});
