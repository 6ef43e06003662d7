import { labDay } from '#domain/core/clock.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { useHitungan } from '#data/hitungan.ts';
import { bacaSemuaPembayaran } from '#data/kedua-jenis.ts';
import { sejakMenunggu } from '#data/pengujian.ts';
import { liveWaiting } from '#kit/list/live-waiting.ts';
import { WAITING_ROWS, waitingParam, type WaitingSource } from '#kit/frame/waiting.ts';
import { judulDari } from '#domain/tables/pendaftaran.ts';
import { paths } from '#paths';
import { tindakanPembayar } from './bagi-pembayar.ts';
import { sejakBukti, type InvoiceTerdaftar } from './terdaftar.ts';

const belumDibayar = {
  cari: '',
  idLaboratorium: null,
  jenis: null,
  menunggu: true,
  halaman: 1,
  perHalaman: 0,
};

/** What this person is to pay or to make an invoice of: counted here and not among their registrations (GAP-151). */
const pembayaran: WaitingSource = {
  path: paths.pembayaran.list(),
  roles: ['Pendaftar', 'Kalab', 'Laboran'],
  useTotal: () => useHitungan((db, actor) => bacaSemuaPembayaran(db, actor, belumDibayar))?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaSemuaPembayaran(db, actor, { ...belumDibayar, perHalaman: WAITING_ROWS }),
    )?.baris.map((tampilan) => ({
      uuid: tampilan.data.uuid,
      code: tampilan.data.nomor,
      title: judulDari(tampilan.data),
      act: tindakanPembayar(tampilan, labDay(new Date())),
      since: sejakMenunggu(tampilan.data),
      to: paths.pembayaran.detail(tampilan.data.uuid),
    })),
};

const baris = (alamat: (uuid: string, ...params: string[]) => string) => (invoice: InvoiceTerdaftar) => ({
  uuid: invoice.uuid,
  code: invoice.noInvoice,
  title: invoice.judul,
  act: invoice.statusPayment.prosesSelanjutnya,
  since: sejakBukti(invoice),
  to: alamat(invoice.uuid, waitingParam),
});

/** The proofs of payment that Admin verifies. */
const pembayaranPengujian = liveWaiting({
  path: paths.pembayaranPengujian.list(),
  roles: ['Admin'],
  endpoint: pembayaranApi.list,
  query: { flagOfficer: true },
  row: baris(paths.pembayaranPengujian.invoice),
});

/** Those of research, which the payment officer of the laboratory does. */
const pembayaranPenelitian = liveWaiting({
  path: paths.petugasPembayaran.list(),
  roles: ['Petugas pembayaran'],
  endpoint: pembayaranPenelitianApi.list,
  query: { flagOfficer: true },
  row: baris(paths.petugasPembayaran.invoice),
});

export const menungguPembayaran: readonly WaitingSource[] = [
  pembayaran,
  pembayaranPengujian,
  pembayaranPenelitian,
];
