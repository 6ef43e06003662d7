import { analisisApi } from '#domain/analisis/endpoints.ts';
import { AnalisisSchema, type Analisis } from '#domain/analisis/schema.ts';
import { alamatLaporan, sandingAnalisis as sanding } from './banding.ts';
import { panggilanPada } from './rekaman.ts';

/** A start or a request carries nothing to correct. */
const tanpaIsian = { jenis: 'tanpaIsian' } as const;

/** A sample's code says too little where several of its parameters wait. */
const nama = ({ parameter, sampel, pengujian }: Analisis) => [
  parameter.namaParameterUji,
  sampel.nama,
  pengujian.nomor,
];

/** The writes of the bench and its review. */
export const panggilanAnalisis = panggilanPada(AnalisisSchema, nama, [
  { endpoint: analisisApi.start, perbaikan: tanpaIsian, sanding },
  {
    endpoint: analisisApi.report,
    perbaikan: {
      jenis: 'halaman',
      alamat: ({ record, isi, perbaiki }) => record && alamatLaporan(record, isi['jenisLaporan'], perbaiki),
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
]);
