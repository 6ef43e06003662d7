const pola = /^\d{2,7}-\d{2}-\d$/;

/** What is wrong with what stands for CAS, or null: '-' for what has none, or of a mixture the number of each part, parted by ';' (GAP-165). */
export const casKeliru = (isi: string): string | null =>
  isi === '-'
    ? null
    : (isi
        .split(';')
        .map((nomor) => nomorKeliru(nomor.trim()))
        .find((keliru) => keliru !== null) ?? null);

/** Of one number: its last digit is the sum of the others, each times its place from the right, modulo ten. */
function nomorKeliru(nomor: string): string | null {
  if (!pola.test(nomor))
    return "Cas number ditulis dengan dua tanda hubung, misalnya 67-56-1; campuran dipisah dengan ';', tanpa nomor '-'.";
  const angka = nomor.replaceAll('-', '');
  const jumlah = Array.from(angka.slice(0, -1), Number).reduce(
    (sum, digit, at, all) => sum + digit * (all.length - at),
    0,
  );
  return jumlah % 10 === Number(angka.at(-1))
    ? null
    : 'Angka terakhir Cas number ini tidak cocok dengan angka lainnya. Periksa lagi pada label bahan.';
}
