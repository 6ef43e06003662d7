import { kodePengujian } from '#domain/pengujian/kode.ts';
import { kodeProgres } from '#domain/progres/kode.ts';
import type { Actor } from '#domain/core/roles.ts';
import { administers } from '#domain/core/roles.ts';
import { workflowFor } from '#domain/core/workflow.ts';
import { selLama, selLamaMenghalangi, type BarisSel } from '#domain/lembar-kerja/sel-lama.ts';
import { adaLaporanAkhir } from './rules.ts';

/** What the rules of W6 look at. The whole record has it, and so does what the server reads under lock. */
export type AnalisisState = {
  idStatusProgresParameter: number | null;
  userAnalyst: { uuid: string } | null;
  userSupervisor: { uuid: string } | null;
  pengujian: {
    idLaboratorium: number;
    statusSubmission: { kdStatusPengajuan: number; statusPengajuan: string };
    user: { uuid: string };
  };
  history: readonly BarisSel[];
};

const bench = ['Kalab', 'Laboran', 'Admin'] as const; // GAP-18: who may be assigned as analyst
const supervisors = ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'] as const; // GAP-18: as supervisor

/** Nobody judges or works on what they sent in themself (GAP-142). */
const bukanPendaftar = (record: AnalisisState, actor: Actor) =>
  record.pengujian.user.uuid === actor.uuid
    ? 'Anda tidak dapat menangani pengujian yang Anda daftarkan sendiri.'
    : null;
const analis = (record: AnalisisState, actor: Actor) =>
  bukanPendaftar(record, actor) ??
  (record.userAnalyst?.uuid === actor.uuid ? null : 'Hanya untuk analis yang ditugaskan pada parameter ini.');
const penyelia = (record: AnalisisState, actor: Actor) =>
  bukanPendaftar(record, actor) ??
  (record.userSupervisor?.uuid === actor.uuid
    ? null
    : 'Hanya untuk penyelia yang ditugaskan pada parameter ini.');
const kalabLab = (record: AnalisisState, actor: Actor) =>
  actor.role === 'Kalab' && administers(actor, record.pengujian.idLaboratorium);

const kodeSubmission = (record: AnalisisState) => record.pengujian.statusSubmission.kdStatusPengajuan;
const sedangDiuji = (record: AnalisisState) =>
  kodeSubmission(record) === kodePengujian.berlangsung
    ? null
    : `Pengujian berstatus '${record.pengujian.statusSubmission.statusPengajuan}', tidak sedang berlangsung.`;

/** A report rests on its sheet: what was measured before a return is confirmed or measured again first (BEYOND-16). */
const belumDilaporkan = (record: AnalisisState) =>
  sedangDiuji(record) ?? selLamaMenghalangi(selLama(record.history));

const { antrian, berlangsung, dibatalkan, selesaiPengujian } = kodePengujian;
const dapatDimulai: readonly number[] = [antrian, berlangsung, dibatalkan];
const belumDitagih: readonly number[] = [selesaiPengujian, berlangsung];

/** What is finished belongs to a Kalab of the laboratory too: taking it back (GAP-137), or its method on the LHU page (W6). */
const penyeliaAtauKalab = (record: AnalisisState, actor: Actor) =>
  record.idStatusProgresParameter === kodeProgres.selesai && kalabLab(record, actor)
    ? bukanPendaftar(record, actor)
    : penyelia(record, actor);
/** The supervisor's while billing has not gone on, then a Kalab's (GAP-137). */
const masihDapatDitolak = (record: AnalisisState, actor: Actor) => {
  if (record.idStatusProgresParameter !== kodeProgres.selesai) return sedangDiuji(record);
  const allowed: readonly number[] = kalabLab(record, actor)
    ? [...belumDitagih, kodePengujian.lunas]
    : belumDitagih;
  return allowed.includes(kodeSubmission(record))
    ? null
    : 'Hasil yang sudah ditagih atau terbit tidak dapat dibuka kembali dari sini.';
};
/** Of a finished parameter the method is the Kalab's, until the report is issued. */
const metodeMasihTerbuka = (record: AnalisisState, actor: Actor) =>
  record.idStatusProgresParameter !== kodeProgres.selesai ||
  (kalabLab(record, actor) && kodeSubmission(record) === kodePengujian.lunas)
    ? null
    : 'Setelah pengujian selesai, metode uji hanya diubah kalab sebelum LHU terbit.';

/** W6, the analysis of one parameter. Code 0, 'not started', travels as null. */
export const analisisWorkflow = workflowFor<AnalisisState>()({
  name: 'Analisis',
  initial: 'antrian',
  codeOf: (record) => record.idStatusProgresParameter ?? 0,
  states: {
    antrian: {
      code: kodeProgres.antrian,
      label: 'Masuk antrian pengujian',
      prosesSelanjutnya: 'Mulai pengujian oleh analis',
      warna: 'netral',
    },
    berlangsung: {
      code: kodeProgres.berlangsung,
      label: 'Pengujian berlangsung',
      prosesSelanjutnya: 'Laporan analis',
      warna: 'berjalan',
    },
    laporanProgres: {
      code: kodeProgres.laporanProgres,
      label: 'Laporan progress',
      prosesSelanjutnya: 'Review penyelia',
      warna: 'info',
    },
    review: {
      code: kodeProgres.review,
      label: 'Review penyelia',
      prosesSelanjutnya: 'Tindak lanjut analis',
      warna: 'menunggu',
    },
    laporanAkhir: {
      code: kodeProgres.laporanAkhir,
      label: 'Laporan akhir',
      prosesSelanjutnya: 'Pengajuan selesai pengujian',
      warna: 'info',
    },
    pengajuanSelesai: {
      code: kodeProgres.pengajuanSelesai,
      label: 'Pengajuan selesai pengujian',
      prosesSelanjutnya: 'Persetujuan penyelia',
      warna: 'menunggu',
    },
    selesai: {
      code: kodeProgres.selesai,
      label: 'Selesai pengujian',
      prosesSelanjutnya: 'Menunggu tagihan pelunasan dan LHU',
      warna: 'selesai',
    },
    lhuTersedia: {
      code: kodeProgres.lhuTersedia,
      label: 'LHU tersedia',
      prosesSelanjutnya: 'Selesai',
      warna: 'selesai',
    },
    dibatalkan: {
      code: kodeProgres.dibatalkan,
      label: 'Pengujian dibatalkan',
      prosesSelanjutnya: 'Mulai ulang pengujian oleh analis',
      warna: 'ditolak',
      hanyaRiwayat: true,
    },
  },
  actions: {
    mulai: {
      label: 'Mulai pengujian',
      from: ['antrian'],
      to: 'berlangsung',
      roles: bench,
      ditunggu: ['antrian'],
      who: analis,
      refuse: (record) =>
        dapatDimulai.includes(kodeSubmission(record))
          ? null
          : `Pengujian berstatus '${record.pengujian.statusSubmission.statusPengajuan}', belum dapat dimulai.`,
      offline: 'queued',
      movesParent: true,
    },
    isiLembar: {
      label: 'Isi lembar kerja',
      from: ['berlangsung', 'laporanProgres', 'review', 'laporanAkhir'],
      to: null,
      roles: bench,
      who: analis,
      refuse: sedangDiuji,
      offline: 'queued',
    },
    laporanProgres: {
      label: 'Laporan progres',
      from: ['berlangsung', 'laporanProgres', 'review'],
      to: 'laporanProgres',
      roles: bench,
      ditunggu: ['berlangsung', 'review'],
      who: analis,
      refuse: sedangDiuji,
      offline: 'queued',
    },
    laporanAkhir: {
      label: 'Laporan akhir',
      from: ['berlangsung', 'laporanProgres', 'review', 'laporanAkhir'],
      to: 'laporanAkhir',
      roles: bench,
      // A progress report ends nothing for its analyst: a review may come, and the final report has to.
      ditunggu: ['laporanProgres'],
      who: analis,
      refuse: belumDilaporkan,
      offline: 'queued',
    },
    review: {
      label: 'Buat review',
      from: ['berlangsung', 'laporanProgres', 'review', 'laporanAkhir'],
      to: 'review',
      roles: supervisors,
      ditunggu: ['laporanProgres'],
      who: penyelia,
      refuse: sedangDiuji,
      offline: 'queued',
    },
    ajukanSelesai: {
      label: 'Ajukan selesai pengujian',
      from: ['laporanProgres', 'review', 'laporanAkhir'],
      to: 'pengajuanSelesai',
      roles: bench,
      ditunggu: ['laporanAkhir'],
      who: analis,
      refuse: (record) =>
        belumDilaporkan(record) ??
        (adaLaporanAkhir(record.history)
          ? null
          : 'Buat laporan akhir dahulu sebelum mengajukan selesai pengujian.'), // GAP-36, GAP-138
      offline: 'queued',
    },
    batalkan: {
      label: 'Batalkan pengujian',
      from: ['berlangsung', 'laporanProgres', 'review', 'laporanAkhir'],
      to: 'antrian',
      roles: bench,
      who: analis,
      refuse: sedangDiuji,
      offline: 'queued',
      movesParent: true,
      revision: true,
      danger: true,
    },
    setujui: {
      label: 'Setujui selesai',
      from: ['pengajuanSelesai'],
      to: 'selesai',
      roles: supervisors,
      ditunggu: ['pengajuanSelesai'],
      who: penyelia,
      refuse: sedangDiuji,
      offline: 'queued',
      movesParent: true,
      revision: true,
    },
    tolak: {
      label: 'Tolak selesai',
      from: ['pengajuanSelesai', 'selesai'],
      to: 'review',
      roles: supervisors,
      who: penyeliaAtauKalab,
      refuse: masihDapatDitolak,
      offline: 'queued',
      movesParent: true,
      revision: true,
      danger: true,
    },
    ubahMetode: {
      label: 'Ubah metode uji',
      from: [
        'antrian',
        'berlangsung',
        'laporanProgres',
        'review',
        'laporanAkhir',
        'pengajuanSelesai',
        'selesai',
      ],
      to: null,
      roles: supervisors,
      who: penyeliaAtauKalab,
      refuse: metodeMasihTerbuka,
      offline: 'queued',
      revision: true,
    },
    terbitkanLhu: {
      label: 'Terbitkan LHU',
      from: ['selesai'],
      to: 'lhuTersedia',
      roles: ['Kalab'],
      who: (record, actor) =>
        bukanPendaftar(record, actor) ??
        (kalabLab(record, actor) ? null : 'Hanya untuk kalab laboratorium ini.'),
      offline: 'live',
      revision: true,
    },
  },
});

export type AnalisisAksi = keyof typeof analisisWorkflow.actions;
