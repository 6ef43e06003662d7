const pola = /^\d{2,7}-\d{2}-\d$/;

/**
 * What is wrong with a CAS number, or null: its last digit is the sum of the others, each times its place from the right,
 * modulo ten.
 */
export function casKeliru(nomor: string): string | null {
  if (!pola.test(nomor)) return 'Cas number ditulis dengan dua tanda hubung, misalnya 67-56-1.';
  const angka = nomor.replaceAll('-', '');
  const jumlah = Array.from(angka.slice(0, -1), Number).reduce(
    (sum, digit, at, all) => sum + digit * (all.length - at),
    0,
  );
  return jumlah % 10 === Number(angka.at(-1))
    ? null
    : 'Angka terakhir Cas number ini tidak cocok dengan angka lainnya. Periksa lagi pada label bahan.';
}
