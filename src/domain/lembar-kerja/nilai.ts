import { Decimal } from 'decimal.js';
import Fraction from 'fraction.js';
import { kePenting } from './pembulatan.ts';

/**
 * A value of a calculation: all that is known of it lies between two bounds, both equal of a measured number
 * (lembar-kerja.md 6). null is an open end: '> 300' has no upper bound.
 */
export type Nilai = {
  bawah: Fraction | null;
  atas: Fraction | null;
  /** False of what came through a root or a logarithm: 60 digits of it are known, and 40 are rounded to before the last rounding. */
  pasti: boolean;
};

/** Why an operation gives no value; who asked for it says of which input (lembar-kerja.md 6: never 0, empty, Infinity, NaN). */
export type Halangan = { halangan: string };
type Jadi = Nilai | Halangan;

/** Digits that are known of a root or a logarithm, and those rounded to before the last rounding (lembar-kerja.md 7). */
const digit = 60;
const digitJaga = 40;
/** So long may the halves of an exact number be: no sheet of a laboratory comes near it, and no formula can freeze who computes it. */
const bitTerbanyak = 1024;
/** Ten to the power of 150 and of -150. */
const bitBesaran = 498;

const Desimal = Decimal.clone({
  precision: digit + 20,
  rounding: Decimal.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
const desimalDari = (angka: Fraction) => new Desimal(String(angka.s * angka.n)).div(String(angka.d));
const dariDesimal = (angka: Decimal) => new Fraction(angka.toSignificantDigits(digit).toFixed());
const keDigit = (angka: Fraction, banyak = digit) => kePenting(angka, banyak, 'setengahKeGenap').angka;
const bit = (angka: bigint) => angka.toString(16).length * 4;
const besaran = ({ n, d }: Fraction) => (n === 0n ? 0 : Math.abs(bit(n) - bit(d)));
const terlaluBesar: Halangan = { halangan: 'angka terlalu besar atau terlalu kecil' };

export const nol = new Fraction(0);
export const angkaPasti = (angka: Fraction | number | bigint): Nilai => {
  const satu = new Fraction(angka);
  return { bawah: satu, atas: satu, pasti: true };
};

/** The number that a value is, or null where it is known between two bounds only. */
export const tunggal = ({ bawah, atas }: Nilai): Fraction | null =>
  bawah && atas && bawah.equals(atas) ? bawah : null;

/** A number before its last rounding: what is known to 60 digits is first rounded to 40, so that a tie is one. */
export const dijaga = (angka: Fraction, pasti: boolean): Fraction =>
  pasti ? angka : keDigit(angka, digitJaga);

/**
 * Numbers that sums can be made of: exact where they are short together, else each to 60 digits, which have denominators in
 * common.
 */
export function seragam(angka: readonly Fraction[]): { angka: readonly Fraction[]; pasti: boolean } {
  const panjang = angka.reduce((sum, { d }) => sum + bit(d), 0);
  return panjang <= bitTerbanyak
    ? { angka, pasti: true }
    : { angka: angka.map((satu) => keDigit(satu)), pasti: false };
}

/** A value of its bounds; what has become too long is kept to 60 digits, what is too large or too small is none. */
export function jadi(bawah: Fraction | null, atas: Fraction | null, pasti: boolean): Jadi {
  const ujung = bawah === atas ? [bawah] : [bawah, atas];
  let tetap = pasti;
  const rapi: (Fraction | null)[] = [];
  for (const satu of ujung) {
    if (satu && besaran(satu) > bitBesaran) return terlaluBesar;
    const panjang = satu !== null && bit(satu.n) + bit(satu.d) > 2 * bitTerbanyak;
    tetap &&= !panjang;
    rapi.push(panjang ? keDigit(satu) : satu);
  }
  return { bawah: rapi[0]!, atas: rapi.at(-1)!, pasti: tetap };
}

/** A bound that may be open: in products an open end has a sign. */
type Tepi = Fraction | '-' | '+';
const tepi = ({ bawah, atas }: Nilai): [Tepi, Tepi] => [bawah ?? '-', atas ?? '+'];
const ujung = (satu: Tepi): Fraction | null => (typeof satu === 'string' ? null : satu);
const tanda = (satu: Tepi): number =>
  satu === '-' ? -1 : satu === '+' ? 1 : satu.n === 0n ? 0 : Number(satu.s);
const urut = (a: Tepi, b: Tepi): number => {
  if (typeof a !== 'string' && typeof b !== 'string') return a.compare(b);
  return a === b ? 0 : a === '-' || b === '+' ? -1 : 1;
};
/** An open end times an exact zero is zero. */
const kaliTepi = (a: Tepi, b: Tepi): Tepi => {
  if (typeof a !== 'string' && typeof b !== 'string') return a.mul(b);
  const arah = tanda(a) * tanda(b);
  return arah === 0 ? nol : arah > 0 ? '+' : '-';
};

/** What an operation that rises or falls over both bounds makes of a value. */
function perUjung(nilai: Nilai, pasti: boolean, hitung: (angka: Fraction) => Fraction): Jadi {
  const satu = tunggal(nilai);
  if (satu) {
    const hasil = hitung(satu);
    return jadi(hasil, hasil, pasti);
  }
  return jadi(nilai.bawah && hitung(nilai.bawah), nilai.atas && hitung(nilai.atas), pasti);
}

export const negatif = ({ bawah, atas, pasti }: Nilai): Nilai => ({
  bawah: atas && atas.neg(),
  atas: bawah && bawah.neg(),
  pasti,
});

export function tambah(a: Nilai, b: Nilai): Jadi {
  const pasti = a.pasti && b.pasti;
  const satu = tunggal(a);
  if (satu) return perUjung(b, pasti, (angka) => satu.add(angka));
  return jadi(a.bawah && b.bawah && a.bawah.add(b.bawah), a.atas && b.atas && a.atas.add(b.atas), pasti);
}

export const kurang = (a: Nilai, b: Nilai): Jadi => tambah(a, negatif(b));

export function kali(a: Nilai, b: Nilai): Jadi {
  const pasti = a.pasti && b.pasti;
  const [satu, dua] = [tunggal(a), tunggal(b)];
  if (satu && dua) {
    const hasil = satu.mul(dua);
    return jadi(hasil, hasil, pasti);
  }
  const semua = tepi(a)
    .flatMap((kiri) => tepi(b).map((kanan) => kaliTepi(kiri, kanan)))
    .sort(urut);
  return jadi(ujung(semua[0]!), ujung(semua.at(-1)!), pasti);
}

/** Refuses a divisor that is or may be zero. */
export function bagi(a: Nilai, b: Nilai): Jadi {
  const halangan = memuatNol(b);
  if (halangan) return { halangan: `pembagi ${halangan}` };
  const kebalikan = (angka: Fraction | null) => angka?.inverse() ?? nol;
  return kali(a, { bawah: kebalikan(b.atas), atas: kebalikan(b.bawah), pasti: b.pasti });
}

/** 'bernilai 0', 'dapat bernilai 0', or null. */
function memuatNol(nilai: Nilai): string | null {
  const [bawah, atas] = tepi(nilai).map(tanda);
  if (bawah! * atas! > 0) return null;
  return tunggal(nilai) ? 'bernilai 0' : 'dapat bernilai 0';
}

export function mutlak(nilai: Nilai): Nilai {
  if (tanda(nilai.bawah ?? '-') >= 0) return nilai;
  const balik = negatif(nilai);
  if (tanda(nilai.atas ?? '+') <= 0) return balik;
  const jauh = urut(nilai.atas ?? '+', balik.atas ?? '+') > 0 ? nilai : balik;
  return { bawah: nol, atas: jauh.atas, pasti: nilai.pasti };
}

/** Whole powers are exact; others go through 60 digits, of what is not negative. Exponents reach from -1000 to 1000. */
export function pangkat(dasar: Nilai, eksponen: Nilai): Jadi {
  const ke = tunggal(eksponen);
  if (!ke) return { halangan: 'pangkat hanya diketahui antara dua batas' };
  if (ke.abs().gt(1000)) return { halangan: 'pangkat di luar -1000 sampai 1000' };
  if (ke.d === 1n) return pangkatBulat(dasar, ke.s * ke.n);
  if (tanda(dasar.bawah ?? '-') < 0) return { halangan: 'pangkat tidak bulat dari bilangan yang negatif' };
  if (ke.s < 0n && memuatNol(dasar)) return { halangan: `pembagi ${memuatNol(dasar)}` };
  const naik = perUjung(dasar, false, (angka) => dariDesimal(desimalDari(angka).pow(desimalDari(ke))));
  return 'halangan' in naik || ke.s > 0n ? naik : { ...naik, bawah: naik.atas ?? nol, atas: naik.bawah };
}

function pangkatBulat(dasar: Nilai, ke: bigint): Jadi {
  if (ke <= 0n) {
    const halangan = memuatNol(dasar);
    if (halangan) return { halangan: `pembagi ${halangan}` };
    if (ke === 0n) return angkaPasti(1);
    const penyebut = pangkatBulat(dasar, -ke);
    return 'halangan' in penyebut ? penyebut : bagi(angkaPasti(1), penyebut);
  }
  // Over zero an even power has its least value there; every other one rises with its base.
  const alas = ke % 2n === 0n ? mutlak(dasar) : dasar;
  const ujungnya = [alas.bawah, alas.atas].filter((satu) => satu !== null);
  if (ujungnya.some((satu) => BigInt(Math.max(0, besaran(satu) - 8)) * ke > bitBesaran)) return terlaluBesar;
  const panjang = ujungnya.some(({ n, d }) => BigInt(bit(n) + bit(d)) * ke > bitTerbanyak);
  return perUjung(alas, alas.pasti && !panjang, (angka) =>
    panjang ? dariDesimal(desimalDari(angka).pow(String(ke))) : angka.pow(ke),
  );
}

export const akar = (nilai: Nilai): Jadi =>
  tanda(nilai.bawah ?? '-') < 0
    ? { halangan: 'akar dari bilangan yang negatif' }
    : perUjung(nilai, false, (angka) => dariDesimal(desimalDari(angka).sqrt()));

const logaritma =
  (hitung: (angka: Decimal) => Decimal) =>
  (nilai: Nilai): Jadi =>
    tanda(nilai.bawah ?? '-') <= 0
      ? { halangan: 'logaritma dari bilangan yang tidak lebih dari 0' }
      : perUjung(nilai, false, (angka) => dariDesimal(hitung(desimalDari(angka))));
export const ln = logaritma((angka) => angka.ln());
export const log10 = logaritma((angka) => angka.log(10));

/** Whether a is less than b (`tegas`), or not more: null where the bounds do not say. */
export function kurangDari(a: Nilai, b: Nilai, tegas: boolean): boolean | null {
  const pasti = a.pasti && b.pasti;
  const di = (satu: Fraction | null) => satu && dijaga(satu, pasti);
  const [aBawah, aAtas, bBawah, bAtas] = [di(a.bawah), di(a.atas), di(b.bawah), di(b.atas)];
  if (aAtas && bBawah && (tegas ? aAtas.lt(bBawah) : aAtas.lte(bBawah))) return true;
  if (aBawah && bAtas && (tegas ? aBawah.gte(bAtas) : aBawah.gt(bAtas))) return false;
  return null;
}

/** Whether two values are the same number: null where the bounds do not say. */
export function sama(a: Nilai, b: Nilai): boolean | null {
  if (kurangDari(a, b, true) || kurangDari(b, a, true)) return false;
  return tunggal(a) && tunggal(b) ? true : null;
}
