import { describe, expect, test } from 'vitest';
import { kataJumlah, kataJumlahTagihan, kataSatuan } from '#domain/barang/kata.ts';
import { namaJenisBarang, type IdJenisBarang } from '#domain/barang/schema.ts';

/** Every unit of every kind of thing: what one is, and what some are. */
const semua: [IdJenisBarang, string | null, string, number, string][] = [
  [1, null, 'buah', 1, '1 buah'],
  [1, null, 'buah', 1200, '1.200 buah'],
  [2, 'mL', 'mL', 600, '600 mL'],
  [2, 'mL', 'mL', 0.5, '0,5 mL'],
  [2, 'mL', 'mL', -12, '-12 mL'],
  [2, 'menit', 'menit', 4, '4 menit'],
  [2, null, '', 4, '4'],
  [3, 'formula', 'formula', 3, '3 formula'],
  [3, 'plate', 'plate', 2, '2 plate'],
  [3, 'menit', '30 menit', 1, '30 menit'],
  [3, 'menit', '30 menit', 2, '1 jam (2 × 30 menit)'],
  [3, 'menit', '30 menit', 3, '1 jam 30 menit (3 × 30 menit)'],
  [3, 'menit', '30 menit', 4, '2 jam (4 × 30 menit)'],
  [3, 'menit', '30 menit', 336, '168 jam (336 × 30 menit)'],
  [3, 'menit', '30 menit', -3, '-1 jam 30 menit (-3 × 30 menit)'],
  [3, 'menit', '30 menit', 0, '0 menit (0 × 30 menit)'],
];

describe('[CONF-42] [CONF-43] [GAP-13] an amount in words', () => {
  test.each(semua)('of kind %s in %s: one is %s, %s are %s', (idJenisBarang, satuan, satu, jumlah, kata) => {
    expect([
      kataSatuan({ idJenisBarang, satuan }),
      kataJumlah({ idJenisBarang, satuan }, jumlah),
      kataJumlahTagihan({ jenisBarang: namaJenisBarang[idJenisBarang], satuan, jlhPenggunaan: jumlah }),
    ]).toEqual([satu, kata, kata]);
  });
});
