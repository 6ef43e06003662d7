import Fraction from 'fraction.js';
import { tulisAngka } from './baca-angka.ts';
import { digitDari, dijaga, nol, tunggal, type Nilai } from './nilai.ts';
import type { Pembulatan } from './schema.ts';

/** How what lies between two numbers is rounded: by a rule of the method, or a bound so that its sentence stays true. */
export type Cara = Pembulatan['cara'] | 'naik' | 'turun';
/** A rounded number, and how many decimals it stands with; below zero: so many of its last digits are zeros of no meaning. */
export type Bulat = { angka: Fraction; desimal: number };

const sepuluh = (ke: number): Fraction =>
  ke < 0 ? new Fraction(1, 10n ** BigInt(-ke)) : new Fraction(10n ** BigInt(ke));

/** To so many decimals, from the unrounded value. */
export function keDesimal(angka: Fraction, desimal: number, cara: Cara): Bulat {
  const { s, n, d } = angka.mul(sepuluh(desimal));
  const bulat = n / d;
  const sisa = { pembilang: n % d, penyebut: d };
  const naik = naikkah(cara, s, bulat, sisa) ? 1n : 0n;
  return { angka: new Fraction(s * (bulat + naik)).mul(sepuluh(-desimal)), desimal };
}

/** Whether the size of a number rises to the next step. BAM looks at the next digit only: 5 goes to the even digit, whatever follows. */
function naikkah(
  cara: Cara,
  tanda: bigint,
  bulat: bigint,
  { pembilang, penyebut }: { pembilang: bigint; penyebut: bigint },
): boolean {
  if (cara === 'naik') return tanda > 0n && pembilang > 0n;
  if (cara === 'turun') return tanda < 0n && pembilang > 0n;
  const digit = (pembilang * 10n) / penyebut;
  if (cara === 'bam' && digit === 5n) return bulat % 2n === 1n;
  const dua = pembilang * 2n;
  if (cara === 'setengahKeGenap' && dua === penyebut) return bulat % 2n === 1n;
  return dua >= penyebut;
}

/** The exponent of the first digit: 2 of 123, -3 of 0,00123. */
function pangkatPertama(angka: Fraction): number {
  const besar = angka.abs();
  let pangkat = String(besar.n).length - String(besar.d).length;
  while (besar.lt(sepuluh(pangkat))) pangkat -= 1;
  while (besar.gte(sepuluh(pangkat + 1))) pangkat += 1;
  return pangkat;
}

/** To so many significant figures: what carries over keeps as many (9,96 to two is 10, not 10,0). */
export function kePenting(angka: Fraction, banyak: number, cara: Cara): Bulat {
  if (angka.equals(nol)) return { angka, desimal: banyak - 1 };
  const bulat = keDesimal(angka, banyak - 1 - pangkatPertama(angka), cara);
  if (bulat.angka.equals(nol)) return bulat;
  return { angka: bulat.angka, desimal: banyak - 1 - pangkatPertama(bulat.angka) };
}

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
  const digit = String(angka.mul(sepuluh(letak)).n).padStart(letak + 1, '0');
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
  return `${tulisBulat({ angka: bulat.angka.mul(sepuluh(-pangkat)), desimal: banyak - 1 })} × 10^${pangkat}`;
}

const pecahan10 = /^0*$/;
/** A number for reading on the way: as it is where it is short, else its first figures. */
const singkat = (angka: Fraction, pasti: boolean): string => {
  const utuh = digitDari(dijaga(angka, pasti), 30);
  const angkaPenting = utuh.replace(/^-?0*\.?0*/, '').replace('.', '');
  return tulisAngka(
    angkaPenting.length <= 10 || pecahan10.test(angkaPenting) ? utuh : digitDari(dijaga(angka, pasti), 6),
  );
};

/** A value between its bounds, each written so: '< 0,5', '> 300', '0,4–0,6'. */
export function tulisUjung(
  nilai: Nilai,
  tulis: (angka: Fraction, sisi: 'bawah' | 'atas' | null) => string,
): string {
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
  tulisUjung(nilai, (angka) => tulisAngka(digitDari(dijaga(angka, nilai.pasti), 30)));
