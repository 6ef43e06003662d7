/** The codes of W6, for the nouns that ask how far the bench is with a parameter. */
export const kodeProgres = {
  antrian: 0,
  berlangsung: 1,
  laporanProgres: 2,
  review: 3,
  laporanAkhir: 4,
  pengajuanSelesai: 5,
  selesai: 6,
  lhuTersedia: 7,
  dibatalkan: 8,
} as const;
