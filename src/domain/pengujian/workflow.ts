import { administers, type Actor } from '#domain/core/roles.ts';
import { workflowFor } from '#domain/core/workflow.ts';

/** What the rules of W1 look at: the submission's code, its owner and what its parameters have come to. */
export type PengujianState = {
  kdStatusPengajuan: number;
  pendaftarUuid: string;
  idLaboratorium: number;
  /** The Kalab appointed at 2 (TESTADM-20). */
  kalabUuid?: string | null;
};

const registrants = ['Pendaftar', 'Kalab', 'Laboran'] as const;
const bench = ['Kalab', 'Laboran', 'Admin'] as const;
const supervisors = ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'] as const;

const ownerOnly = (record: PengujianState, actor: Actor) =>
  record.pendaftarUuid === actor.uuid ? null : 'Hanya untuk pendaftar pengujian ini.';
/** Nobody judges what they sent in themself; withdrawing is an act of its own (GAP-142). */
const notOwner = (record: PengujianState, actor: Actor) =>
  record.pendaftarUuid === actor.uuid
    ? 'Anda tidak dapat memutuskan pengujian yang Anda daftarkan sendiri.'
    : null;
/** At 1 and 5 Admin decides, at 2 the Kalab appointed; Admin may still withdraw at 2 (GAP-126). */
const decider = (record: PengujianState, actor: Actor) => {
  if (actor.role === 'Admin') return null;
  const appointed = record.kdStatusPengajuan === 2 && actor.uuid === record.kalabUuid;
  return notOwner(record, actor) ?? (appointed ? null : 'Hanya untuk kalab yang ditunjuk.');
};
const kalabLab = (record: PengujianState, actor: Actor) =>
  notOwner(record, actor) ??
  (administers(actor, record.idLaboratorium) ? null : 'Hanya untuk kalab laboratorium ini.');

/**
 * W1, the life of a sample-testing submission. The bench part (7, 11, 12, 8) moves by acts on its parameters:
 * those calls belong to W6 and the submission's code follows under the same lock (GAP-129).
 */
export const pengujianWorkflow = workflowFor<PengujianState>()({
  name: 'Pengujian',
  initial: 'diajukan',
  codeOf: (record) => record.kdStatusPengajuan,
  states: {
    diajukan: {
      code: 1,
      label: 'Diajukan',
      prosesSelanjutnya: 'Verifikasi lab oleh admin',
      warna: 'menunggu',
    },
    perluVerifikasiKalab: {
      code: 2,
      label: 'Perlu verifikasi kalab',
      prosesSelanjutnya: 'Verifikasi oleh kalab',
      warna: 'menunggu',
    },
    disetujui: {
      code: 3,
      label: 'Disetujui kalab/laboran',
      prosesSelanjutnya: 'Penerbitan tagihan DP 50%',
      warna: 'berjalan',
    },
    ditolak: {
      code: 4,
      label: 'Ditolak',
      prosesSelanjutnya: 'Selesai, dapat mendaftar kembali',
      warna: 'ditolak',
    },
    perluDp: {
      code: 5,
      label: 'Perlu pembayaran DP 50%',
      prosesSelanjutnya: 'Pembayaran DP 50% oleh pendaftar',
      warna: 'menunggu',
    },
    dpTerverifikasi: {
      code: 6,
      label: 'Pembayaran DP 50% terverifikasi',
      prosesSelanjutnya: 'Penentuan analis dan penyelia',
      warna: 'berjalan',
    },
    antrian: {
      code: 7,
      label: 'Masuk antrian pengujian',
      prosesSelanjutnya: 'Mulai pengujian oleh analis',
      warna: 'menunggu',
    },
    selesaiPengujian: {
      code: 8,
      label: 'Selesai pengujian',
      prosesSelanjutnya: 'Pembuatan tagihan pelunasan',
      warna: 'berjalan',
    },
    perluPelunasan: {
      code: 9,
      label: 'Perlu pembayaran akhir',
      prosesSelanjutnya: 'Pembayaran akhir oleh pendaftar',
      warna: 'menunggu',
    },
    lunas: {
      code: 10,
      label: 'Terbayar lunas',
      prosesSelanjutnya: 'Penerbitan LHU oleh kalab',
      warna: 'berjalan',
    },
    berlangsung: {
      code: 11,
      label: 'Pengujian berlangsung',
      prosesSelanjutnya: 'Pengujian dan review penyelia',
      warna: 'berjalan',
    },
    dibatalkan: {
      code: 12,
      label: 'Pengujian dibatalkan',
      prosesSelanjutnya: 'Mulai ulang pengujian oleh analis',
      warna: 'ditolak',
    },
    lhuTersedia: {
      code: 14,
      label: 'LHU tersedia',
      prosesSelanjutnya: 'Cetak LHU atau ajukan dokumen tambahan',
      warna: 'selesai',
    },
    permintaanDokumen: {
      code: 15,
      label: 'Permintaan dokumen tambahan',
      prosesSelanjutnya: 'Unggah dokumen tambahan oleh admin',
      warna: 'menunggu',
    },
    dokumenTersedia: {
      code: 16,
      label: 'Dokumen tambahan tersedia',
      prosesSelanjutnya: 'Selesai',
      warna: 'selesai',
    },
  },
  actions: {
    setujui: {
      label: 'Setujui',
      from: ['diajukan', 'perluVerifikasiKalab'],
      to: 'disetujui',
      roles: ['Admin', 'Kalab'],
      who: decider,
      refuse: (record, actor) =>
        actor.role === 'Admin' && record.kdStatusPengajuan === 2
          ? 'Menunggu keputusan kalab yang ditunjuk.'
          : null,
      offline: 'queued',
      revision: true,
    },
    mintaVerifikasiKalab: {
      label: 'Minta verifikasi kalab',
      from: ['diajukan', 'perluVerifikasiKalab'],
      to: 'perluVerifikasiKalab',
      roles: ['Admin'],
      offline: 'live',
      revision: true,
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan', 'perluVerifikasiKalab', 'perluDp'],
      to: 'ditolak',
      roles: ['Admin', 'Kalab'],
      who: decider,
      offline: 'queued',
      revision: true,
      danger: true,
    },
    batalkanPendaftaran: {
      label: 'Batalkan pendaftaran',
      from: ['diajukan', 'perluVerifikasiKalab', 'perluDp'],
      to: 'ditolak',
      roles: registrants,
      who: ownerOnly,
      offline: 'live',
      danger: true,
    },
    tagihDp: {
      label: 'Terbitkan tagihan DP',
      from: ['disetujui'],
      to: { anyOf: ['perluDp', 'dpTerverifikasi'], decide: () => 'perluDp' },
      roles: ['Admin', 'Kalab'],
      offline: 'live',
    },
    verifikasiDp: {
      label: 'Verifikasi pembayaran DP',
      from: ['perluDp'],
      to: 'dpTerverifikasi',
      roles: ['Admin'],
      offline: 'live',
      revision: true,
    },
    tugaskan: {
      label: 'Tentukan analis dan penyelia',
      from: ['dpTerverifikasi'],
      to: 'antrian',
      roles: ['Admin'],
      offline: 'live',
      revision: true,
    },
    mulai: {
      label: 'Mulai pengujian',
      from: ['antrian', 'dibatalkan'],
      to: 'berlangsung',
      roles: bench,
      offline: 'queued',
    },
    batalkanPengujian: {
      label: 'Batalkan pengujian',
      from: ['berlangsung'],
      to: 'dibatalkan',
      roles: bench,
      offline: 'queued',
      danger: true,
    },
    selesaikan: {
      label: 'Selesaikan pengujian',
      from: ['berlangsung'],
      to: 'selesaiPengujian',
      roles: supervisors,
      offline: 'queued',
    },
    bukaKembali: {
      label: 'Buka kembali pengujian',
      from: ['selesaiPengujian', 'lunas'],
      to: 'berlangsung',
      roles: supervisors,
      who: (record, actor) =>
        record.kdStatusPengajuan !== 10 || actor.role === 'Kalab'
          ? null
          : 'Setelah lunas, hanya kalab yang membuka kembali pengujian.', // GAP-137
      offline: 'queued',
    },
    tagihPelunasan: {
      label: 'Buat tagihan pelunasan',
      from: ['selesaiPengujian', 'perluPelunasan'],
      to: { anyOf: ['perluPelunasan', 'lunas', 'ditolak'], decide: () => 'perluPelunasan' },
      roles: ['Admin'],
      offline: 'live',
      revision: true,
    },
    verifikasiPelunasan: {
      label: 'Verifikasi pembayaran akhir',
      from: ['perluPelunasan'],
      to: 'lunas',
      roles: ['Admin'],
      offline: 'live',
      revision: true,
    },
    terbitkanLhu: {
      label: 'Terbitkan LHU',
      from: ['lunas'],
      to: 'lhuTersedia',
      roles: ['Kalab'],
      who: kalabLab,
      offline: 'live',
      revision: true,
    },
    mintaDokumen: {
      label: 'Ajukan dokumen tambahan',
      from: ['lhuTersedia'],
      to: 'permintaanDokumen',
      roles: registrants,
      who: ownerOnly,
      offline: 'live',
    },
    batalkanDokumen: {
      label: 'Batalkan permintaan dokumen',
      from: ['permintaanDokumen'],
      to: 'lhuTersedia',
      roles: [...registrants, 'Admin'],
      who: (record, actor) => (actor.role === 'Admin' ? null : ownerOnly(record, actor)),
      offline: 'live',
    },
    unggahDokumen: {
      label: 'Unggah dokumen tambahan',
      from: ['permintaanDokumen'],
      to: 'dokumenTersedia',
      roles: ['Admin'],
      offline: 'live',
    },
    tarikDokumen: {
      label: 'Tarik dokumen',
      from: ['dokumenTersedia'],
      to: 'permintaanDokumen',
      roles: ['Admin'],
      offline: 'live',
      danger: true,
    },
  },
});
