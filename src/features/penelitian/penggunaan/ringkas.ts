import { kataJumlah } from '#domain/barang/kata.ts';
import { withZone } from '#domain/core/format.ts';
import { kataWaktu, waktuBaris } from '#domain/penggunaan/waktu.ts';
import type { BarisPenggunaan } from '#domain/penggunaan/schema.ts';

/** '30 mL', '2 buah'; of an instrument also when: '1 jam 30 menit (3 × 30 menit), 08:00 – 09:30 WIB'. */
export const jumlahBaris = (baris: BarisPenggunaan): string =>
  [kataJumlah(baris, baris.jlhPenggunaan), jamBaris(baris)].filter(Boolean).join(', ');

/** '08:00 – 09:30 WIB'; null of what is not held for a time. */
export const jamBaris = (baris: BarisPenggunaan): string | null => {
  const waktu = waktuBaris(baris);
  return waktu && withZone(kataWaktu(waktu));
};

/** 'Metanol p.a., Kuvet dan 3 lainnya': what an addition is of, in a line. */
export function ringkasBarang(baris: readonly Pick<BarisPenggunaan, 'namaBarang'>[]): string {
  const nama = baris.map(({ namaBarang }) => namaBarang);
  if (nama.length === 0) return 'Tanpa barang';
  const lainnya = nama.length - 2;
  const awal = nama.slice(0, 2).join(', ');
  return lainnya > 0 ? `${awal} dan ${lainnya} lainnya` : awal;
}
