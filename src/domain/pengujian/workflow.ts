/* oxlint-disable max-lines -- W1 is one table: it is read whole. */
import { kodePengujian, sedangDiuji, selamaBerjanji } from './kode.ts';
import { workflowFor } from '#domain/core/workflow.ts';
import {
  appointed,
  belumDibayar,
  buktiDiperiksa,
  kalabLab,
  kalabSetelahLunas,
  notOwner,
  ownerOnly,
  pengelolaJanji,
  setelahPelunasan,
  setelahPenugasan,
  type PengujianState,
} from './keadaan.ts';
import { tanpaJanji, tidakDijeda } from '#domain/perjalanan/jeda.ts';

const registrants = ['Pendaftar', 'Kalab', 'Laboran'] as const;
const bench = ['Kalab', 'Laboran', 'Admin'] as const;
const supervisors = ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'] as const;

/** W1, the life of a sample-testing submission. At the bench (7, 11, 12, 8) it follows the acts of W6 (GAP-129). */
export const pengujianWorkflow = workflowFor<PengujianState>()({
  name: 'Pengujian',
  initial: 'diajukan',
  codeOf: (record) => record.kdStatusPengajuan,
  states: {
    diajukan: {
      code: kodePengujian.diajukan,
      label: 'Diajukan',
      prosesSelanjutnya: 'Verifikasi lab oleh admin',
      warna: 'menunggu',
    },
    perluVerifikasiKalab: {
      code: kodePengujian.perluVerifikasiKalab,
      label: 'Perlu verifikasi kalab',
      prosesSelanjutnya: 'Verifikasi oleh kalab',
      warna: 'menunggu',
    },
    disetujui: {
      code: kodePengujian.disetujui,
      label: 'Disetujui kalab/laboran',
      prosesSelanjutnya: 'Penerbitan tagihan DP 50%',
      warna: 'berjalan',
    },
    ditolak: {
      code: kodePengujian.ditolak,
      label: 'Ditolak',
      prosesSelanjutnya: 'Selesai, dapat mendaftar kembali',
      warna: 'ditolak',
    },
    perluDp: {
      code: kodePengujian.perluDp,
      label: 'Perlu pembayaran DP 50%',
      prosesSelanjutnya: 'Pembayaran DP 50% oleh pendaftar',
      warna: 'menunggu',
    },
    dpTerverifikasi: {
      code: kodePengujian.dpTerverifikasi,
      label: 'Pembayaran DP 50% terverifikasi',
      prosesSelanjutnya: 'Penentuan analis dan penyelia',
      warna: 'berjalan',
    },
    antrian: {
      code: kodePengujian.antrian,
      label: 'Masuk antrian pengujian',
      prosesSelanjutnya: 'Mulai pengujian oleh analis',
      warna: 'menunggu',
    },
    selesaiPengujian: {
      code: kodePengujian.selesaiPengujian,
      label: 'Selesai pengujian',
      prosesSelanjutnya: 'Pembuatan tagihan pelunasan',
      warna: 'berjalan',
    },
    perluPelunasan: {
      code: kodePengujian.perluPelunasan,
      label: 'Perlu pembayaran akhir',
      prosesSelanjutnya: 'Pembayaran akhir oleh pendaftar',
      warna: 'menunggu',
    },
    lunas: {
      code: kodePengujian.lunas,
      label: 'Terbayar lunas',
      prosesSelanjutnya: 'Penerbitan LHU oleh kalab',
      warna: 'berjalan',
    },
    berlangsung: { ...sedangDiuji, warna: 'berjalan' },
    dibatalkan: {
      code: kodePengujian.dibatalkan,
      label: 'Pengujian dibatalkan',
      prosesSelanjutnya: 'Mulai ulang pengujian oleh analis',
      warna: 'ditolak',
    },
    lhuTersedia: {
      code: kodePengujian.lhuTersedia,
      label: 'LHU tersedia',
      prosesSelanjutnya: 'Cetak LHU atau ajukan dokumen tambahan',
      warna: 'selesai',
    },
    permintaanDokumen: {
      code: kodePengujian.permintaanDokumen,
      label: 'Permintaan dokumen tambahan',
      prosesSelanjutnya: 'Unggah dokumen tambahan oleh admin',
      warna: 'menunggu',
    },
    dokumenTersedia: {
      code: kodePengujian.dokumenTersedia,
      label: 'Dokumen tambahan tersedia',
      prosesSelanjutnya: 'Selesai',
      warna: 'selesai',
    },
  },
  actions: {
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      roles: ['Admin'],
      ditunggu: ['diajukan'],
      who: notOwner,
      offline: 'live',
      revision: true,
    },
    mintaVerifikasiKalab: {
      label: 'Minta verifikasi kalab',
      from: ['diajukan', 'perluVerifikasiKalab'],
      to: 'perluVerifikasiKalab',
      roles: ['Admin'],
      who: notOwner,
      offline: 'live',
      revision: true,
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan', 'perluVerifikasiKalab', 'perluDp'],
      to: 'ditolak',
      roles: ['Admin'],
      who: notOwner,
      refuse: belumDibayar,
      offline: 'live',
      revision: true,
      danger: true,
    },
    setujuiKalab: {
      label: 'Setujui',
      from: ['perluVerifikasiKalab'],
      to: 'disetujui',
      roles: ['Kalab'],
      ditunggu: ['perluVerifikasiKalab'],
      who: appointed,
      offline: 'queued',
      revision: true,
    },
    tolakKalab: {
      label: 'Tolak',
      from: ['perluVerifikasiKalab'],
      to: 'ditolak',
      roles: ['Kalab'],
      who: appointed,
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
      refuse: belumDibayar,
      offline: 'live',
      danger: true,
    },
    tagihDp: {
      label: 'Terbitkan tagihan DP',
      from: ['disetujui'],
      to: {
        anyOf: ['perluDp', 'dpTerverifikasi'],
        decide: (record) => (record.totalTagihan > 0 ? 'perluDp' : 'dpTerverifikasi'), // GAP-06
      },
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
      to: { anyOf: ['antrian', 'selesaiPengujian'], decide: setelahPenugasan },
      roles: ['Admin'],
      ditunggu: ['dpTerverifikasi'],
      who: notOwner,
      offline: 'live',
      revision: true,
    },
    ubahPenugasan: {
      label: 'Ubah penugasan',
      from: ['antrian', 'berlangsung', 'dibatalkan'],
      to: {
        anyOf: ['antrian', 'berlangsung', 'dibatalkan', 'selesaiPengujian'],
        decide: setelahPenugasan,
      },
      roles: ['Admin'],
      who: notOwner,
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
      who: kalabSetelahLunas,
      offline: 'queued',
    },
    tagihPelunasan: {
      label: 'Buat tagihan pelunasan',
      from: ['selesaiPengujian', 'perluPelunasan'],
      to: { anyOf: ['perluPelunasan', 'lunas', 'ditolak'], decide: setelahPelunasan },
      roles: ['Admin'],
      ditunggu: ['selesaiPengujian'],
      who: notOwner,
      refuse: buktiDiperiksa,
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
      ditunggu: ['lunas'],
      who: kalabLab,
      offline: 'live',
      revision: true,
    },
    jedakan: {
      label: 'Jeda janji',
      from: selamaBerjanji,
      to: null, // BEYOND-31: only the promise stops.
      roles: ['Kalab', 'Admin'],
      who: pengelolaJanji,
      refuse: tanpaJanji,
      offline: 'live',
    },
    lanjutkan: {
      label: 'Akhiri jeda',
      from: selamaBerjanji,
      to: null,
      roles: ['Kalab', 'Admin'],
      who: pengelolaJanji,
      refuse: tidakDijeda,
      offline: 'live',
    },
    perbaikiLhu: {
      label: 'Perbaiki LHU',
      from: ['lhuTersedia', 'permintaanDokumen', 'dokumenTersedia'],
      to: null, // GAP-139: a revision is issued, the code stays.
      roles: ['Kalab'],
      who: kalabLab,
      offline: 'live',
      revision: true,
    },
    unggahBertandaTangan: {
      label: 'Unggah yang bertanda tangan',
      from: ['lhuTersedia', 'permintaanDokumen', 'dokumenTersedia'],
      to: null,
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
      who: (record, actor) => (actor.role === 'Admin' ? null : ownerOnly(record, actor)), // GAP-140
      offline: 'live',
    },
    unggahDokumen: {
      label: 'Unggah dokumen tambahan',
      from: ['permintaanDokumen'],
      to: 'dokumenTersedia',
      roles: ['Admin'],
      ditunggu: ['permintaanDokumen'],
      who: notOwner,
      offline: 'live',
    },
    tarikDokumen: {
      label: 'Tarik dokumen',
      from: ['dokumenTersedia'],
      to: 'permintaanDokumen',
      roles: ['Admin'],
      who: notOwner,
      offline: 'live',
      danger: true,
    },
  },
});

export type PengujianAksi = keyof typeof pengujianWorkflow.actions;

const { ditolak, lunas, lhuTersedia, permintaanDokumen, dokumenTersedia } = pengujianWorkflow.states;
/** Paid, and with a report to come or out: nothing is left to pay (GAP-134), and the report pages are of these (GAP-40). */
export const kodeLunas: readonly number[] = [lunas, lhuTersedia, permintaanDokumen, dokumenTersedia].map(
  ({ code }) => code,
);
/** Nothing more is expected of anybody: turned down, or with everything handed over. */
export const kodeBerakhir: readonly number[] = [ditolak, lhuTersedia, dokumenTersedia].map(
  ({ code }) => code,
);
