import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  baseRev,
  bilangan,
  flag,
  halaman,
  jam,
  kosong,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { aturanFoto, fotoTulisan, fotoTulisanSel } from '#domain/berkas/foto.ts';
import { TulisanLembarSchema } from '#domain/lembar-kerja/tulisan.ts';
import { bebanApi } from './beban.ts';
import { panggilanAnalisis as panggilan } from './panggilan.ts';
import { adaIsi, maksIsiLaporan, tidakTerlaluRumit } from './rules.ts';
import { AnalisisRingkasSchema, AnalisisSchema } from './schema.ts';
import { jenisLaporan, RiwayatProgresSchema } from '#domain/progres/schema.ts';

const record = { lane: 'analisis', field: 'uuid' } as const;
const bench = ['Kalab', 'Laboran', 'Admin'] as const;
const supervisors = ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'] as const;

const daftar = z.object({
  uuid: uuid().optional(),
  idLaboratorium: bilangan().optional(),
  idStatusProgres: bilangan().optional(),
  ...halaman,
});

const AksiBody = z.object({ uuid: uuid(), baseRev: baseRev() });

export const LaporanBody = z
  .object({
    uuid: uuid(),
    jenisLaporan: z.enum(jenisLaporan, { error: 'Pilih jenis laporan.' }),
    tanggal: tanggal(),
    jam: jam(),
    isi: teks(maksIsiLaporan)
      .refine(tidakTerlaluRumit, {
        error: 'Isi laporan terlalu rumit. Bagi tabel besarnya ke beberapa laporan.',
        abort: true,
      })
      .refine(adaIsi, kosong),
    hasilPengujian: teksOpsional(2000),
    foto: fotoTulisan(),
    baseRev: baseRev(),
  })
  .refine((body) => body.jenisLaporan !== 'akhir' || body.hasilPengujian !== null, {
    path: ['hasilPengujian'],
    message: kosong,
  });

export const analisisApi = {
  ...bebanApi,
  analyst: endpoint({
    ...panggilan.analyst,
    summary: 'Parameter yang ditugaskan kepada analis; dengan uuid satu parameter',
    roles: bench,
    offline: 'cached',
    query: daftar,
    output: z.union([AnalisisSchema, z.array(AnalisisRingkasSchema)]),
    success: { status: 200, info: 'Data analisis' },
  }),
  supervisor: endpoint({
    ...panggilan.supervisor,
    summary: 'Parameter yang disupervisi; dengan uuid satu parameter',
    roles: supervisors,
    offline: 'cached',
    query: daftar,
    output: z.union([AnalisisSchema, z.array(AnalisisRingkasSchema)]),
    success: { status: 200, info: 'Data analisis' },
  }),
  progressDetail: endpoint({
    method: 'GET',
    path: '/test-analysis/progress-detail',
    summary: 'Satu baris riwayat progres dengan isi laporannya',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid() }),
    output: RiwayatProgresSchema.extend({ parameter: AnalisisSchema.shape.parameter }),
    success: { status: 200, info: 'Detail progres' },
  }),
  start: endpoint({
    ...panggilan.start,
    alias: ['POST'],
    summary: 'Mulai pengujian satu parameter',
    roles: bench,
    offline: 'queued',
    record,
    body: AksiBody,
    output: AnalisisSchema,
    success: { status: 200, info: 'Pengujian dimulai' },
  }),
  report: endpoint({
    ...panggilan.report,
    summary: 'Laporan progres atau akhir dari analis, atau review dari penyelia',
    roles: supervisors,
    offline: 'queued',
    record,
    body: LaporanBody,
    files: [aturanFoto],
    output: AnalisisSchema,
    success: { status: 200, info: 'Data laporan analisis berhasil disimpan' }, // MSG-23
  }),
  sheet: endpoint({
    ...panggilan.sheet,
    summary:
      'Isi lembar kerja satu parameter: sel yang ditulis sejak terakhir, bersama nilai yang semula dilihat',
    roles: bench,
    offline: 'queued',
    record,
    body: AksiBody.extend({ ...TulisanLembarSchema.shape, foto: fotoTulisanSel() }),
    files: [aturanFoto],
    output: AnalisisSchema,
    success: { status: 200, info: 'Lembar kerja tersimpan' },
  }),
  requestDone: endpoint({
    ...panggilan.requestDone,
    summary: 'Ajukan selesai pengujian satu parameter',
    roles: bench,
    offline: 'queued',
    record,
    body: AksiBody,
    output: AnalisisSchema,
    success: { status: 200, info: 'Pengajuan selesai pengujian terkirim ke penyelia' },
  }),
  cancel: endpoint({
    ...panggilan.cancel,
    summary: 'Batalkan pengujian satu parameter dengan alasan',
    roles: bench,
    offline: 'queued',
    record,
    body: AksiBody.extend({ catatan: teks(2000) }), // ANALYSIS-06
    output: AnalisisSchema,
    success: { status: 200, info: 'Pengujian dibatalkan' },
  }),
  method: endpoint({
    ...panggilan.method,
    alias: ['POST'],
    summary: 'Ubah metode uji satu parameter',
    roles: supervisors,
    offline: 'queued',
    record,
    body: AksiBody.extend({ metodeUji: teks(500) }),
    output: AnalisisSchema,
    success: { status: 200, info: 'Metode uji berhasil diubah' },
  }),
  verificationDone: endpoint({
    ...panggilan.verificationDone,
    alias: ['POST'],
    summary: 'Setujui (1) atau tolak (0) selesainya pengujian satu parameter',
    roles: supervisors,
    offline: 'queued',
    record,
    body: AksiBody.extend({ flagDisetujui: flag(), catatan: teksOpsional() }),
    output: AnalisisSchema,
    success: { status: 200, info: 'Keputusan selesai pengujian tersimpan' },
  }),
};
