import Fraction from 'fraction.js';
import { tulisAngka } from './baca-angka.ts';
import { dijaga, nol, tunggal, type Nilai } from './nilai.ts';
import { keDesimal, kePenting, pangkatPertama, type Bulat, type Cara } from './pembulatan.ts';
import type { Pembulatan } from './schema.ts';

/** A rule of rounding on a value that may have come through a root (guarded to 40 digits first). */
export function bulatkan(
  angka: Fraction,
  pasti: boolean,
  { ke, banyak }: Pick<Pembulatan, 'ke' | 'banyak'>,
  cara: Cara,
): Bulat {
  const jaga = dijaga(angka, pasti);
  return ke === 'desimal' ? keDesimal(jaga, banyak, cara) : kePenting(jaga, banyak, cara);
}

/** '98,70', '24000': with the decimals it was rounded to. Zero has no sign. */
export function tulisBulat({ angka, desimal }: Bulat): string {
  const letak = Math.max(0, desimal);
  const digit = String((angka.n * 10n ** BigInt(letak)) / angka.d).padStart(letak + 1, '0');
  const tanda = angka.s < 0n && angka.n !== 0n ? '-' : '';
  const titik = digit.length - letak;
  return tulisAngka(`${tanda}${digit.slice(0, titik)}${letak > 0 ? `.${digit.slice(titik)}` : ''}`);
}

/** '2,4 × 10^4' of what has 100 colonies at least; below it is whole, rounded once from the unrounded value (lembar-kerja.md 4). */
export function tulisCacah(angka: Fraction, pasti: boolean, banyak: number, cara: Cara): string {
  const bulat = bulatkan(angka, pasti, { ke: 'angkaPenting', banyak }, cara);
  if (bulat.angka.lt(100))
    return tulisBulat(bulat.desimal > 0 ? keDesimal(dijaga(angka, pasti), 0, cara) : bulat);
  const pangkat = pangkatPertama(bulat.angka);
  const mantisa = { angka: bulat.angka.div(10n ** BigInt(pangkat)), desimal: banyak - 1 };
  return `${tulisBulat(mantisa)} × 10^${pangkat}`;
}

/** So many zeros nobody reads: a typing error of this size is told of as a power. */
const pangkatTerbaca = 30;
/** The first figures of a number, as many as it has up to so many. */
const digitDari = (angka: Fraction, pasti: boolean, terbanyak: number): string => {
  const bulat = kePenting(dijaga(angka, pasti), terbanyak, 'setengahKeGenap');
  const pangkat = bulat.angka.n === 0n ? 0 : pangkatPertama(bulat.angka);
  if (Math.abs(pangkat) > pangkatTerbaca)
    return `${digitDari(bulat.angka.div(new Fraction(10).pow(pangkat)), true, terbanyak)} × 10^${pangkat}`;
  const ditulis = tulisBulat(bulat);
  return ditulis.includes(',') ? ditulis.replace(/,?0+$/, '') : ditulis;
};

/** A number for reading on the way: as it is where it is short, else its first figures. */
function singkat(angka: Fraction, pasti: boolean): string {
  const sepuluhDigit = digitDari(angka, pasti, 10);
  return digitDari(angka, pasti, 30) === sepuluhDigit ? sepuluhDigit : digitDari(angka, pasti, 6);
}

/** A value between its bounds, each written so: '< 0,5', '> 300', '0,4–0,6'. */
function tulisUjung(nilai: Nilai, tulis: (angka: Fraction, sisi: 'bawah' | 'atas' | null) => string): string {
  const satu = tunggal(nilai);
  if (satu) return tulis(satu, null);
  const { bawah, atas } = nilai;
  if (!atas) return bawah ? `> ${tulis(bawah, 'bawah')}` : 'tidak diketahui';
  return bawah && !bawah.equals(nol)
    ? `${tulis(bawah, 'bawah')}–${tulis(atas, 'atas')}`
    : `< ${tulis(atas, 'atas')}`;
}

/** An intermediate value as it is shown: to its decimals where it has some. What goes on is the unrounded one. */
export const tulisNilai = (nilai: Nilai, desimal: number | null = null): string =>
  tulisUjung(nilai, (angka, sisi) =>
    desimal === null
      ? singkat(angka, nilai.pasti)
      : tulisBulat(
          keDesimal(
            dijaga(angka, nilai.pasti),
            desimal,
            sisi === null ? 'setengahKeAtas' : sisi === 'atas' ? 'naik' : 'turun',
          ),
        ),
  );

/** The unrounded value, 30 figures at most, with both bounds. */
export const tulisPenuh = (nilai: Nilai): string =>
  tulisUjung(nilai, (angka) => digitDari(angka, nilai.pasti, 30));
