import { pembayaranApi, type InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { useHitungan } from '#data/hitungan.ts';
import { bacaDaftarPembayaran } from '#data/pembayaran.ts';
import { liveWaiting } from '#kit/live-waiting.ts';
import { waitingParam, type WaitingSource } from '#kit/waiting.ts';
import { paths } from '#paths';

const belumDibayar = { cari: '', idLaboratorium: null, menunggu: true, halaman: 1, perHalaman: 0 };

/** What this person is to pay. Beranda shows it with their registrations. */
const pembayaran: WaitingSource = {
  path: paths.pembayaran.list(),
  roles: ['Pendaftar', 'Kalab', 'Laboran'],
  useTotal: () => useHitungan((db, actor) => bacaDaftarPembayaran(db, actor, belumDibayar))?.total,
  useRows: () => [],
};

/** The proofs of payment that Admin verifies. */
const pembayaranPengujian = liveWaiting({
  path: paths.pembayaranPengujian.list(),
  roles: ['Admin'],
  endpoint: pembayaranApi.list,
  query: { flagOfficer: true },
  row: ({ uuid, noInvoice, judul, statusPayment }: InvoicePengujian) => ({
    uuid,
    code: noInvoice,
    title: judul,
    act: statusPayment.prosesSelanjutnya,
    to: paths.pembayaranPengujian.invoice(uuid, waitingParam),
  }),
});

export const menungguPembayaran: readonly WaitingSource[] = [pembayaran, pembayaranPengujian];
