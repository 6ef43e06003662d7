import { analisisApi } from '#domain/analisis/endpoints.ts';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import { AnalisisSchema } from '#domain/analisis/schema.ts';
import { alamatLaporan, gabungMetode, sandingAnalisis as sanding } from './banding.ts';
import { panggilanPada } from '#kit/outbox/panggilan.ts';
import { paths } from '#paths';

/** A start or a request carries nothing to correct. */
const tanpaIsian = { jenis: 'tanpaIsian' } as const;

/** The writes of the bench and its review. */
export const panggilanAnalisis = panggilanPada(
  {
    skema: AnalisisSchema,
    // A sample's code says too little where several of its parameters wait.
    nama: ({ parameter, sampel, pengujian }) => [parameter.namaParameterUji, sampel.nama, pengujian.nomor],
    fakta: ({ statusProgres, metodeUji, hasilPengujian, parameter }) => [
      { label: 'Status progres', value: statusProgres.statusProgresParameter },
      { label: 'Metode uji', value: metodeUji },
      { label: 'Hasil pengujian', value: denganSatuan(hasilPengujian, parameter.satuan) },
    ],
    gabung: (nilai, record) =>
      nilai['metodeUji'] === undefined
        ? nilai
        : { ...nilai, metodeUji: gabungMetode(nilai['metodeUji'], record.metodeUji) },
  },
  [
    { endpoint: analisisApi.start, perbaikan: tanpaIsian, sanding },
    {
      endpoint: analisisApi.report,
      perbaikan: {
        jenis: 'halaman',
        alamat: (tujuan) => tujuan.record && alamatLaporan(tujuan.record, tujuan.isi['jenisLaporan'], tujuan),
      },
      namaIsian: {
        jenisLaporan: 'Jenis laporan',
        tanggal: 'Tanggal',
        jam: 'Waktu',
        isi: 'Isi laporan',
        hasilPengujian: 'Hasil pengujian',
      },
      sanding,
    },
    {
      endpoint: analisisApi.sheet,
      // The sheet itself takes back what was refused.
      perbaikan: {
        jenis: 'halaman',
        alamat: ({ record }) => record && paths.analisis.edit(record),
      },
      namaIsian: {
        versi: 'Versi lembar kerja',
        batas: 'Batas',
        bersama: 'Data bersama',
        sel: 'Sel',
        pengingat: 'Pengingat',
        hasil: 'Hasil',
      },
      sanding,
    },
    { endpoint: analisisApi.requestDone, perbaikan: tanpaIsian, sanding },
    {
      endpoint: analisisApi.cancel,
      perbaikan: {
        jenis: 'isian',
        isian: [{ nama: 'catatan', label: 'Alasan', jenis: 'paragraf', wajib: true }],
      },
      sanding,
    },
    {
      endpoint: analisisApi.method,
      perbaikan: {
        jenis: 'isian',
        isian: [{ nama: 'metodeUji', label: 'Metode uji', jenis: 'teks', wajib: true }],
      },
      sanding,
    },
    {
      endpoint: analisisApi.verificationDone,
      perbaikan: {
        jenis: 'isian',
        isian: [
          { nama: 'flagDisetujui', label: 'Keputusan', jenis: 'putusan', wajib: true },
          { nama: 'catatan', label: 'Catatan', jenis: 'paragraf', wajib: false },
        ],
      },
      sanding,
    },
  ],
);
