/** CONST-05: 1 is the university; only there do faculty and study programme have a meaning (AUTH-27). */
export const institusi = {
  Universitas: 1,
  'Instansi pemerintah': 2,
  Industri: 3,
  'Rumah sakit atau klinik': 4,
  'Lembaga penelitian': 5,
  'Usaha mikro, kecil, dan menengah': 6,
  Lainnya: 7,
} as const;

export const fakultas = {
  'Ekonomi dan Bisnis': 31,
  Hukum: 41,
  'Teknologi Industri': 52,
  Farmasi: 61,
  'Matematika dan Ilmu Pengetahuan Alam': 62,
  Kedokteran: 71,
  'Teknik Sipil dan Perencanaan': 51,
} as const;

type ProgramStudi = { kode: number; nama: string; induk: number };

/** Study programmes by faculty. 613, 615, 616 and 924 need a research map (CONST-07), so their numbers are fixed. */
export const programStudi: readonly ProgramStudi[] = [
  { kode: 311, nama: 'S1 Manajemen', induk: fakultas['Ekonomi dan Bisnis'] },
  { kode: 312, nama: 'S1 Akuntansi', induk: fakultas['Ekonomi dan Bisnis'] },
  { kode: 410, nama: 'S1 Hukum', induk: fakultas.Hukum },
  { kode: 511, nama: 'S1 Teknik Sipil', induk: fakultas['Teknik Sipil dan Perencanaan'] },
  { kode: 513, nama: 'S1 Teknik Lingkungan', induk: fakultas['Teknik Sipil dan Perencanaan'] },
  { kode: 521, nama: 'S1 Teknik Kimia', induk: fakultas['Teknologi Industri'] },
  { kode: 522, nama: 'S1 Teknik Industri', induk: fakultas['Teknologi Industri'] },
  { kode: 613, nama: 'S1 Farmasi', induk: fakultas.Farmasi },
  { kode: 614, nama: 'Profesi Apoteker', induk: fakultas.Farmasi },
  { kode: 615, nama: 'S2 Ilmu Farmasi', induk: fakultas.Farmasi },
  { kode: 616, nama: 'S1 Farmasi Klinis dan Komunitas', induk: fakultas.Farmasi },
  { kode: 617, nama: 'D3 Analisis Farmasi dan Makanan', induk: fakultas.Farmasi },
  { kode: 924, nama: 'S3 Ilmu Farmasi', induk: fakultas.Farmasi },
  { kode: 621, nama: 'S1 Statistika', induk: fakultas['Matematika dan Ilmu Pengetahuan Alam'] },
  { kode: 622, nama: 'S1 Kimia', induk: fakultas['Matematika dan Ilmu Pengetahuan Alam'] },
  { kode: 623, nama: 'S1 Biologi', induk: fakultas['Matematika dan Ilmu Pengetahuan Alam'] },
  { kode: 711, nama: 'S1 Kedokteran', induk: fakultas.Kedokteran },
  { kode: 712, nama: 'Profesi Dokter', induk: fakultas.Kedokteran },
];
