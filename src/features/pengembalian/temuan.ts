import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { askedList, type Found } from '#kit/frame/found.ts';
import { paths } from '#paths';

const temuan =
  (alamat: (uuid: string) => string) =>
  ({ uuid, noInvoice, judul, prosesSelanjutnya }: Pengembalian): Found => ({
    uuid,
    code: noInvoice,
    title: judul,
    note: `Pengembalian · ${prosesSelanjutnya}`,
    to: alamat(uuid),
  });

/** The returns an officer gives back. */
export const pengembalianDiServer = [
  askedList({
    roles: ['Admin'],
    endpoint: pengembalianApi.list,
    query: { flagOfficer: true, idJenisPenggunaan: jenisPenggunaan.pengujian.id },
    row: temuan(paths.pengembalianDana.satu),
  }),
  askedList({
    roles: ['Petugas pembayaran'],
    endpoint: pengembalianApi.list,
    query: { flagOfficer: true, idJenisPenggunaan: jenisPenggunaan.penelitian.id },
    row: temuan(paths.petugasPembayaran.depositSatu),
  }),
];
