/** The codes of W1, for the rules its declaration is made of. */
export const kodePengujian = {
  diajukan: 1,
  perluVerifikasiKalab: 2,
  disetujui: 3,
  ditolak: 4,
  perluDp: 5,
  dpTerverifikasi: 6,
  antrian: 7,
  selesaiPengujian: 8,
  perluPelunasan: 9,
  lunas: 10,
  berlangsung: 11,
  dibatalkan: 12,
  lhuTersedia: 14,
  permintaanDokumen: 15,
  dokumenTersedia: 16,
} as const;

/** The states in which a promise is kept or not: its down payment is verified and its report is not out. */
export const selamaBerjanji = [
  'dpTerverifikasi',
  'antrian',
  'berlangsung',
  'dibatalkan',
  'selesaiPengujian',
  'perluPelunasan',
  'lunas',
] as const;
export const kodeBerjanji: readonly number[] = selamaBerjanji.map((nama) => kodePengujian[nama]);

/** The report is out. */
export const kodeTerbit: readonly number[] = [
  kodePengujian.lhuTersedia,
  kodePengujian.permintaanDokumen,
  kodePengujian.dokumenTersedia,
];

/** Where a submission stands while its bench works: what a device shows of it without all of W1. */
export const sedangDiuji = {
  code: kodePengujian.berlangsung,
  label: 'Pengujian berlangsung',
  prosesSelanjutnya: 'Pengujian dan review penyelia',
} as const;
