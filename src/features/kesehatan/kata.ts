import { formatBytes } from '#domain/core/bytes.ts';
import { formatDateTime, formatNumber } from '#domain/core/format.ts';
import type { Warna } from '#domain/core/workflow.ts';
import type { Kesehatan } from '#domain/kesehatan/endpoints.ts';
import {
  keadaanPekerjaan,
  pekerjaanLayanan,
  type KeadaanPekerjaan,
  type NamaPekerjaan,
} from '#domain/kesehatan/nilai.ts';
import type { Fact } from '#kit/text/FactList.tsx';

/** How a job stands, to look at. */
export const keadaanTampak: Record<KeadaanPekerjaan, { warna: Warna; label: string }> = {
  gagal: { warna: 'ditolak', label: 'Gagal' },
  terlambat: { warna: 'giliran', label: 'Terlambat' },
  berjalan: { warna: 'berjalan', label: 'Berjalan' },
  baik: { warna: 'selesai', label: 'Baik' },
  belum: { warna: 'netral', label: 'Belum pernah' },
};

export type BarisPekerjaan = {
  kode: NamaPekerjaan;
  nama: string;
  keadaan: KeadaanPekerjaan;
} & Pick<Kesehatan['pekerjaan'][number], 'berhasilPada' | 'selesaiPada' | 'galat'>;

/** Every job there is, also one that never ran. */
export const barisPekerjaan = ({ pekerjaan, pada }: Kesehatan): BarisPekerjaan[] =>
  (Object.keys(pekerjaanLayanan) as NamaPekerjaan[]).map((kode) => {
    const satu = pekerjaan.find(({ nama }) => nama === kode);
    return {
      kode,
      nama: pekerjaanLayanan[kode].nama,
      keadaan: keadaanPekerjaan(kode, satu, new Date(pada)),
      berhasilPada: satu?.berhasilPada ?? null,
      selesaiPada: satu?.selesaiPada ?? null,
      galat: satu?.galat ?? null,
    };
  });

const engine = { pglite: 'PGlite, tertanam di server', postgres: 'PostgreSQL' };
const tempat = { folder: 'Folder di server', bucket: 'Bucket S3' };

/** What runs, on what. */
export function faktaLayanan(isi: Kesehatan, versiAplikasi: string): Fact[] {
  const { pada, versi, berjalanSejak, basisData, penyimpanan } = isi;
  const { jumlahFile, sisa } = penyimpanan;
  return [
    { label: 'Dilihat', value: formatDateTime(pada) },
    { label: 'Versi server', value: versi },
    { label: 'Versi aplikasi di perangkat ini', value: versiAplikasi },
    { label: 'Proses yang menjawab berjalan sejak', value: formatDateTime(berjalanSejak) },
    { label: 'Basis data', value: `${engine[basisData.jenis]} ${basisData.versi}` },
    { label: 'Ukuran basis data', value: formatBytes(basisData.ukuran) },
    { label: 'Migrasi', value: `${basisData.migrasi} dari ${basisData.migrasiDikenal}` },
    { label: 'Penyimpanan file', value: tempat[penyimpanan.jenis] },
    {
      label: 'File tersimpan',
      value: `${formatNumber(jumlahFile)} file, ${formatBytes(penyimpanan.ukuran)}`,
    },
    ...(sisa === null ? [] : [{ label: 'Sisa ruang disk', value: formatBytes(sisa) }]),
  ];
}

/** What is on its way to devices and out of the house. */
export const faktaKabar = ({ umpanTertahanDetik, kiriman }: Kesehatan): Fact[] => [
  {
    label: 'Perubahan bagi perangkat',
    value: umpanTertahanDetik === 0 ? 'Tidak tertahan' : `Tertahan ${formatNumber(umpanTertahanDetik)} detik`,
  },
  { label: 'Kabar menunggu dikirim', value: formatNumber(kiriman.menunggu) },
  { label: 'Yang paling lama menunggu sejak', value: formatDateTime(kiriman.tertuaPada) },
  { label: 'Kabar yang gagal', value: formatNumber(kiriman.gagal) },
];
