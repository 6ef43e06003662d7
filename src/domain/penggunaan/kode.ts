/** The codes of W3. */
export const kodePenambahan = {
  perluVerifikasi: 10,
  perluPerbaikan: 11,
  disetujui: 12,
  ditolak: 5,
} as const;

/** The codes of W2: what an addition may still become depends on the research it is of. */
export const kodePenelitian = {
  diajukan: 1,
  disetujuiKalab: 2,
  disetujui: 3,
  berlangsung: 4,
  ditolak: 5,
  menungguSelesai: 7,
  selesai: 8,
  perluVerifikasi: 10,
  perluPerbaikan: 11,
  penambahanDisetujui: 12,
} as const;

/** The states in which what is left of a research is promised: its laboratory has approved it, and it is not ended (BEYOND-37). */
export const selamaDijanjikan = [
  'disetujui',
  'berlangsung',
  'perluVerifikasi',
  'perluPerbaikan',
  'penambahanDisetujui',
  'menungguSelesai',
] as const;
export const kodeDijanjikan: readonly number[] = selamaDijanjikan.map((nama) => kodePenelitian[nama]);
