/* oxlint-disable max-lines -- W2 is one table: it is read whole. */
import { kodePenelitian, selamaDijanjikan } from '#domain/penggunaan/kode.ts';
import { tanpaJanji, tidakDijeda } from '#domain/perjalanan/jeda.ts';
import { workflowFor } from '#domain/core/workflow.ts';
import {
  belumDapatMintaSelesai,
  belumDapatSelesai,
  diLaboratorium,
  menungguPenyelesaian,
  menungguPutusanTambahan,
  menurutPenambahan,
  penagih,
  type PenelitianState,
} from './keadaan.ts';
import {
  laboran,
  ownerOnly,
  petugasLab,
  petugasPenggunaan,
  petugasTambahan,
} from '#domain/penggunaan/pelaku.ts';

const registrants = ['Pendaftar', 'Kalab', 'Laboran'] as const;

/** Where an act on an addition takes the research: the additions decide (GAP-125, GAP-129). */
const mengikuti = {
  anyOf: ['disetujui', 'berlangsung', 'perluVerifikasi', 'perluPerbaikan', 'penambahanDisetujui'],
  decide: menurutPenambahan,
} as const;

/** Codes at which additions are recorded (GAP-100). */
const berjalan = [
  'disetujui',
  'berlangsung',
  'perluVerifikasi',
  'perluPerbaikan',
  'penambahanDisetujui',
] as const;

/**
 * W2, the life of a research use of one laboratory. What happens to its additions belongs to W3: those acts come here as
 * well, and the research's code follows under the same lock (GAP-129).
 */
export const penelitianWorkflow = workflowFor<PenelitianState>()({
  name: 'Penelitian',
  initial: 'diajukan',
  codeOf: (record) => record.kdStatusPengajuan,
  states: {
    diajukan: {
      code: kodePenelitian.diajukan,
      label: 'Diajukan',
      prosesSelanjutnya: 'Verifikasi kalab',
      warna: 'menunggu',
    },
    disetujuiKalab: {
      code: kodePenelitian.disetujuiKalab,
      label: 'Disetujui kalab',
      prosesSelanjutnya: 'Verifikasi laboran',
      warna: 'menunggu',
    },
    disetujui: {
      code: kodePenelitian.disetujui,
      label: 'Disetujui laboran',
      prosesSelanjutnya: 'Pengajuan penggunaan',
      warna: 'berjalan',
    },
    berlangsung: {
      code: kodePenelitian.berlangsung,
      label: 'Penggunaan berlangsung',
      prosesSelanjutnya: 'Penambahan atau penyelesaian penggunaan',
      warna: 'berjalan',
    },
    ditolak: {
      code: kodePenelitian.ditolak,
      label: 'Ditolak',
      prosesSelanjutnya: 'Selesai, dapat mendaftar kembali',
      warna: 'ditolak',
    },
    menungguSelesai: {
      code: kodePenelitian.menungguSelesai,
      label: 'Pengajuan selesai penggunaan',
      prosesSelanjutnya: 'Persetujuan selesai oleh laboran',
      warna: 'menunggu',
    },
    selesai: {
      code: kodePenelitian.selesai,
      label: 'Selesai penggunaan',
      prosesSelanjutnya: 'Selesai',
      warna: 'selesai',
    },
    perluVerifikasi: {
      code: kodePenelitian.perluVerifikasi,
      label: 'Penambahan perlu verifikasi',
      prosesSelanjutnya: 'Verifikasi penambahan oleh laboran',
      warna: 'menunggu',
    },
    perluPerbaikan: {
      code: kodePenelitian.perluPerbaikan,
      label: 'Penambahan perlu diperbaiki',
      prosesSelanjutnya: 'Perbaikan penambahan oleh pendaftar',
      warna: 'menunggu',
    },
    penambahanDisetujui: {
      code: kodePenelitian.penambahanDisetujui,
      label: 'Penambahan disetujui',
      prosesSelanjutnya: 'Pembuatan invoice dan pembayaran',
      warna: 'berjalan',
    },
  },
  actions: {
    setujuiKalab: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujuiKalab',
      roles: ['Kalab'],
      ditunggu: ['diajukan'],
      who: petugasLab,
      offline: 'queued',
      revision: true,
    },
    tolakKalab: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      roles: ['Kalab'],
      who: petugasLab,
      offline: 'queued',
      revision: true,
      danger: true,
    },
    ubahWaktu: {
      label: 'Ubah waktu penggunaan',
      from: ['disetujuiKalab', 'disetujui', 'berlangsung', 'penambahanDisetujui'], // GAP-74, GAP-144
      to: null,
      roles: laboran,
      who: petugasLab,
      offline: 'queued',
      revision: true,
    },
    setujuiLaboran: {
      label: 'Setujui',
      from: ['disetujuiKalab'],
      to: 'disetujui',
      roles: laboran,
      ditunggu: ['disetujuiKalab'],
      who: petugasLab,
      offline: 'queued',
      revision: true,
    },
    tolakLaboran: {
      label: 'Tolak',
      from: ['disetujuiKalab'],
      to: 'ditolak',
      roles: laboran,
      who: petugasLab,
      offline: 'queued',
      revision: true,
      danger: true,
    },
    batalkanPendaftaran: {
      label: 'Batalkan pendaftaran',
      from: ['diajukan', 'disetujuiKalab'], // GAP-126
      to: 'ditolak',
      roles: registrants,
      who: ownerOnly,
      offline: 'live',
      danger: true,
    },
    ajukanPenambahan: {
      label: 'Tambah penggunaan',
      from: [...berjalan, 'menungguSelesai'], // GAP-100; at 7 it cancels the finish request (GAP-130)
      to: 'perluVerifikasi',
      roles: registrants,
      who: ownerOnly,
      refuse: diLaboratorium,
      offline: 'queued',
    },
    perbaikiPenambahan: {
      label: 'Perbaiki penambahan',
      from: ['perluVerifikasi', 'perluPerbaikan'],
      to: mengikuti,
      roles: registrants,
      ditunggu: ['perluPerbaikan'],
      who: ownerOnly,
      offline: 'queued',
    },
    catatPenambahan: {
      label: 'Tambah penggunaan',
      from: [...berjalan, 'menungguSelesai'],
      to: mengikuti,
      roles: laboran,
      who: petugasPenggunaan, // GAP-154
      refuse: diLaboratorium,
      offline: 'queued',
    },
    putuskanPenambahan: {
      label: 'Verifikasi penambahan',
      from: ['perluVerifikasi', 'perluPerbaikan'],
      to: mengikuti,
      roles: laboran,
      ditunggu: ['perluVerifikasi'],
      ditungguBila: menungguPutusanTambahan,
      who: petugasTambahan, // GAP-154
      offline: 'queued',
    },
    kecualikanPenambahan: {
      label: 'Setujui dengan pengecualian',
      from: ['perluVerifikasi'],
      to: mengikuti,
      roles: ['Kalab'],
      who: petugasTambahan, // GAP-154
      offline: 'queued',
    },
    koreksiPenambahan: {
      label: 'Koreksi penambahan',
      from: [...berjalan, 'menungguSelesai'], // GAP-101
      to: null,
      roles: laboran,
      who: petugasTambahan, // GAP-154
      offline: 'live',
    },
    perpanjang: {
      label: 'Tambah waktu sewa lab',
      from: [...berjalan, 'menungguSelesai'],
      to: mengikuti,
      roles: laboran,
      who: petugasLab,
      refuse: diLaboratorium,
      offline: 'queued',
      revision: true,
    },
    kembalikanAlat: {
      label: 'Ubah status pengembalian alat',
      from: [...berjalan, 'menungguSelesai'],
      to: null,
      roles: laboran,
      who: petugasPenggunaan, // GAP-154
      offline: 'queued',
    },
    buatInvoice: {
      label: 'Buat invoice',
      from: [...berjalan, 'menungguSelesai'], // GAP-134
      to: null,
      roles: [...registrants, 'Petugas pembayaran'],
      who: penagih,
      offline: 'live',
    },
    jedakan: {
      label: 'Jeda janji',
      from: selamaDijanjikan,
      to: null, // BEYOND-31: only the promise stops.
      roles: ['Kalab', ...laboran],
      who: petugasLab,
      refuse: tanpaJanji,
      offline: 'live',
    },
    lanjutkan: {
      label: 'Akhiri jeda',
      from: selamaDijanjikan,
      to: null,
      roles: ['Kalab', ...laboran],
      who: petugasLab,
      refuse: tidakDijeda,
      offline: 'live',
    },
    mintaSelesai: {
      label: 'Ajukan selesai penggunaan',
      from: ['disetujui', 'berlangsung', 'penambahanDisetujui'],
      to: 'menungguSelesai',
      roles: registrants,
      who: ownerOnly,
      refuse: belumDapatMintaSelesai,
      offline: 'queued',
      revision: true,
    },
    kembalikanPermintaan: {
      label: 'Kembalikan permintaan selesai',
      from: ['menungguSelesai'],
      to: 'berlangsung', // GAP-144
      roles: laboran,
      who: petugasLab,
      offline: 'queued',
      revision: true,
    },
    selesaikan: {
      label: 'Selesai penggunaan lab',
      from: ['disetujui', 'berlangsung', 'menungguSelesai', 'penambahanDisetujui'],
      to: 'selesai',
      roles: laboran,
      ditunggu: ['disetujui', 'menungguSelesai'],
      ditungguBila: menungguPenyelesaian,
      who: petugasLab,
      refuse: belumDapatSelesai,
      offline: 'queued',
      revision: true,
    },
  },
});

export type PenelitianAksi = keyof typeof penelitianWorkflow.actions;

const kode = (...nama: (keyof typeof penelitianWorkflow.states)[]): readonly number[] =>
  nama.map((satu) => penelitianWorkflow.states[satu].code);

/** What each list of officers shows, and its filter offers (GAP-84). */
export const kodeDaftar = {
  kalab: kode('diajukan'),
  laboran: kode('disetujuiKalab', 'disetujui', 'perluVerifikasi'),
  penggunaan: kode(
    'disetujui',
    'berlangsung',
    'menungguSelesai',
    'selesai',
    'perluVerifikasi',
    'perluPerbaikan',
    'penambahanDisetujui',
  ),
} as const;

/** What a laboratory's officers keep on their devices: what they decide and what is under way (offline.md section 1). */
export const kodeDiPerangkat = kode(
  'disetujuiKalab',
  'disetujui',
  'berlangsung',
  'menungguSelesai',
  'perluVerifikasi',
  'perluPerbaikan',
  'penambahanDisetujui',
);

/** CONST-11: its owner may record usage (GAP-26). */
export const kodePenggunaan = kode(...berjalan);

/** Nothing more is expected of anybody. */
export const kodeAkhir = kode('ditolak', 'selesai');
