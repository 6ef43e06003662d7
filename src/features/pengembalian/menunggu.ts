import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { liveWaiting } from '#kit/list/live-waiting.ts';
import { waitingParam, type WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';

const baris =
  (alamat: (uuid: string, ...params: string[]) => string) =>
  ({ uuid, noInvoice, judul, prosesSelanjutnya, createdAt }: Pengembalian) => ({
    uuid,
    code: noInvoice,
    title: judul,
    act: prosesSelanjutnya,
    since: createdAt,
    to: alamat(uuid, waitingParam),
  });

export const menungguPengembalian: readonly WaitingSource[] = [
  /** What Admin gives back. */
  liveWaiting({
    path: paths.pengembalianDana.list(),
    roles: ['Admin'],
    endpoint: pengembalianApi.list,
    query: { flagOfficer: true, idJenisPenggunaan: jenisPenggunaan.pengujian.id },
    row: baris(paths.pengembalianDana.satu),
  }),
  /** What the payment officer of a laboratory does. */
  liveWaiting({
    path: paths.petugasPembayaran.deposit(),
    roles: ['Petugas pembayaran'],
    endpoint: pengembalianApi.list,
    query: { flagOfficer: true, idJenisPenggunaan: jenisPenggunaan.penelitian.id },
    row: baris(paths.petugasPembayaran.depositSatu),
  }),
];
