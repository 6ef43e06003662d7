import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { liveWaiting } from '#kit/live-waiting.ts';
import { waitingParam } from '#kit/waiting.ts';
import { paths } from '#paths';

/** What Admin gives back. */
export const menungguPengembalian = liveWaiting({
  path: paths.pengembalianDana.list(),
  roles: ['Admin'],
  endpoint: pengembalianApi.list,
  query: { flagOfficer: true },
  row: ({ uuid, noInvoice, judul, prosesSelanjutnya }: Pengembalian) => ({
    uuid,
    code: noInvoice,
    title: judul,
    act: prosesSelanjutnya,
    to: paths.pengembalianDana.satu(uuid, waitingParam),
  }),
});
