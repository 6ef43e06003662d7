import { angka, kolom, rumus, type Bersama } from './bentuk.ts';

/** A calibration line as shared data: m, a and r, with `akhiran` behind each where a sheet has more than one. */
export const kurvaBaku = (
  zat: string,
  satuan: string,
  sinyal: string,
  desimal: number,
  akhiran = '',
): Bersama => ({
  nama: `kurva${akhiran}`,
  label: `Kurva baku ${zat}`,
  jenis: 'kurvaBaku',
  // Whether 0;0 is a point is seen: it is one where somebody writes it.
  perUlangan: [angka('x', 'Kadar baku', satuan, null), angka('y', sinyal, null, desimal)],
  ulangan: 6,
  rumusAkhir: [
    rumus(`m${akhiran}`, 'Kemiringan', null, 'kemiringan(x; y)', 6),
    rumus(`a${akhiran}`, 'Potongan', null, 'potong(x; y)', 6),
    rumus(`r${akhiran}`, 'Korelasi', null, 'korelasi(x; y)', 5),
  ],
});

/** Its cells in an example. */
export const titikKurva = (x: readonly string[], y: readonly string[], akhiran = '') => ({
  nama: `kurva${akhiran}`,
  isian: kolom({ x, y }),
});
/** A line without a residual, y = 0,05 x + 0,01. */
export const garisLurus = titikKurva(
  ['2', '4', '6', '8', '10'],
  ['0,1100', '0,2100', '0,3100', '0,4100', '0,5100'],
);
