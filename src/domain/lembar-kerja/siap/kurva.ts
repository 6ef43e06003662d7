/**
 * A calibration line as shared data: m, a and r, with `akhiran` behind each where a sheet has more than one. Whether 0;0 is
 * a point is seen: it is one where somebody writes it.
 */
export const kurvaBaku = (zat: string, satuan: string, sinyal: string, desimal: number, akhiran = '') => `
  bersama kurvaBaku kurva${akhiran} | Kurva baku ${zat}
  ulangan angka x | Kadar baku | ${satuan}
  ulangan angka y | ${sinyal} | | ${desimal}
  kali 6
  akhir m${akhiran} | Kemiringan | | kemiringan(x; y) | 6
  akhir a${akhiran} | Potongan | | potong(x; y) | 6
  akhir r${akhiran} | Korelasi | | korelasi(x; y) | 5`;

/** A line without a residual, y = 0,05 x + 0,01, in an example. */
export const garisLurus = 'dari kurva | x 2 4 6 8 10 | y 0,1100 0,2100 0,3100 0,4100 0,5100';
