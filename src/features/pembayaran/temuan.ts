import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { askedList, type Found } from '#kit/frame/found.ts';
import { paths } from '#paths';
import { adalahInvoicePenelitian, type InvoiceTerdaftar } from './terdaftar.ts';

const temuan = ({ uuid, noInvoice, judul, statusPayment }: InvoiceTerdaftar, to: string): Found => ({
  uuid,
  code: noInvoice,
  title: judul,
  note: `Invoice · ${statusPayment.statusPembayaran}`,
  to,
});

/** The invoices an officer verifies; a payment officer reads those of tests as well, with their test (PAY-19). */
export const pembayaranDiServer = [
  askedList({
    roles: ['Admin'],
    endpoint: pembayaranApi.list,
    query: { flagOfficer: true },
    row: (data: InvoiceTerdaftar) => temuan(data, paths.pembayaranPengujian.invoice(data.uuid)),
  }),
  askedList({
    roles: ['Petugas pembayaran'],
    endpoint: pembayaranPenelitianApi.list,
    query: { flagOfficer: true, flagRiwayat: 1 },
    row: (data: InvoiceTerdaftar) =>
      temuan(
        data,
        adalahInvoicePenelitian(data)
          ? paths.petugasPembayaran.invoice(data.uuid)
          : paths.kalabPengujian.detail(data.uuidPengujian),
      ),
  }),
];
