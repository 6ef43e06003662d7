import Fraction from 'fraction.js';
import type { Pembulatan } from './schema.ts';

/** How what lies between two numbers is rounded: by a rule of the method, or a bound so that its sentence stays true. */
export type Cara = Pembulatan['cara'] | 'naik' | 'turun';
/** A rounded number, and how many decimals it stands with; below zero: so many of its last digits are zeros of no meaning. */
export type Bulat = { angka: Fraction; desimal: number };

const sepuluh = (ke: number): bigint => 10n ** BigInt(Math.max(0, ke));

/** To so many decimals, from the unrounded value. */
export function keDesimal({ s, n, d }: Fraction, desimal: number, cara: Cara): Bulat {
  const [kali, langkah] = [sepuluh(desimal), sepuluh(-desimal)];
  const [pembilang, penyebut] = [n * kali, d * langkah];
  const bulat = pembilang / penyebut;
  const sisa = { pembilang: pembilang % penyebut, penyebut };
  const naik = naikkah(cara, s, bulat, sisa) ? 1n : 0n;
  return { angka: new Fraction(s * (bulat + naik) * langkah, kali), desimal };
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
export function pangkatPertama({ n, d }: Fraction): number {
  let pangkat = String(n).length - String(d).length;
  if (n * sepuluh(-pangkat) < d * sepuluh(pangkat)) pangkat -= 1;
  return pangkat;
}

/** To so many significant figures: what carries over keeps as many (9,96 to two is 10, not 10,0). */
export function kePenting(angka: Fraction, banyak: number, cara: Cara): Bulat {
  if (angka.n === 0n) return { angka, desimal: banyak - 1 };
  const bulat = keDesimal(angka, banyak - 1 - pangkatPertama(angka), cara);
  return { angka: bulat.angka, desimal: banyak - 1 - pangkatPertama(bulat.angka) };
}
