import Fraction from 'fraction.js';

/** A number as it was written, exact, with the decimals and significant figures it was written with (trailing zeros are data). */
export type Angka = { nilai: Fraction; desimal: number; penting: number };

/** What is written into a cell, read (lembar-kerja.md 6). `tanya`: two readings, and nobody chooses between them silently. */
export type Bacaan =
  | ({ jenis: 'angka' | 'kurangDari' | 'lebihDari' } & Angka)
  | { jenis: 'kosong' | 'tidakTerdeteksi' | 'tbud' }
  | { jenis: 'tanya'; kalimat: string; pilihan: readonly [string, string] }
  | { jenis: 'salah'; kalimat: string };

const tandaKurang = /[\u2010-\u2015\u2212]/g;
const spasi = /[\s\u00a0\u2007\u202f\u2009]+/g;

/** Full-width forms, Unicode minus and no-break spaces of pastes as a keyboard writes them. Superscripts stay what they are: 10² is not 102. */
const dirapikan = (teks: string): string =>
  teks
    .replaceAll(/[\uff01-\uff5e]/g, (huruf) => String.fromCodePoint(huruf.codePointAt(0)! - 0xfee0))
    .replaceAll(tandaKurang, '-')
    .replaceAll(spasi, ' ')
    .trim();

const bilanganBiasa = /^(\d*)(?:[.,](\d+))?$/;
const beribu = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;
const sepuluhPangkat = /^(.+?)(?:e| ?[x×*] ?10 ?\^ ?)([+-]?\d{1,4})$/i;
const pangkatTerbesar = 400;

/**
 * The number that was written, or null for what is none. Comma and point divide; groups of thousands are understood where
 * nothing else can be meant ('1.234,5', '1.234.567'), so '1.234' has three decimals. No number of JavaScript is passed through.
 */
export function bacaAngka(teks: string): Angka | null {
  const [, minus, besar = ''] = /^([+-]?) ?(.*)$/.exec(dirapikan(teks)) ?? [];
  const [, mantisa = besar, pangkat = '0'] = sepuluhPangkat.exec(besar) ?? [];
  const [bulat, pecahan] = bagian(mantisa);
  const geser = Number(pangkat);
  if (bulat + pecahan === '' || Math.abs(geser) > pangkatTerbesar) return null;
  const angka = BigInt(`${bulat}${pecahan}`) * (minus === '-' ? -1n : 1n);
  const ekor = pecahan.length - geser;
  return {
    nilai: ekor > 0 ? new Fraction(angka, 10n ** BigInt(ekor)) : new Fraction(angka * 10n ** BigInt(-ekor)),
    desimal: Math.max(0, ekor),
    penting: Math.max(1, `${bulat}${pecahan}`.replace(/^0+/, '').length),
  };
}

/** The digits before and after the mark. One mark with groups of three behind it more than once, or another mark after it, groups. */
function bagian(mantisa: string): [string, string] {
  const biasa = bilanganBiasa.exec(mantisa);
  if (biasa) return [biasa[1]!, biasa[2] ?? ''];
  const kelompok = beribu.exec(mantisa);
  if (!kelompok) return ['', ''];
  const [, tanda, pecahan = ''] = kelompok;
  const depan = pecahan ? mantisa.slice(0, -pecahan.length - 1) : mantisa;
  return [depan.replaceAll(tanda!, ''), pecahan];
}

const kata: Readonly<Record<string, Bacaan['jenis'] & ('tidakTerdeteksi' | 'tbud')>> = {
  td: 'tidakTerdeteksi',
  nd: 'tidakTerdeteksi',
  'tidak terdeteksi': 'tidakTerdeteksi',
  tbud: 'tbud',
  tntc: 'tbud',
};

/**
 * What a cell holds. `bulat` is a count, or a number of an instrument without decimals: there '1.500' is asked about, and
 * what is no whole number is refused.
 */
export function bacaSel(teks: string, bulat = false): Bacaan {
  const rapi = dirapikan(teks);
  if (rapi === '') return { jenis: 'kosong' };
  const dikenal = Object.entries(kata).find(([satu]) => satu === rapi.toLowerCase())?.[1];
  if (dikenal) return { jenis: dikenal };
  const [, tanda, sisa = ''] = /^([<>]?) ?(.*)$/.exec(rapi) ?? [];
  const pilihan = bulat && /^[1-9]\d{0,2}[.,]\d{3}$/.test(sisa) ? ribuAtauPecahan(tanda + sisa) : null;
  if (pilihan) return { jenis: 'tanya', kalimat: `${pilihan.join(' atau ')}?`, pilihan };
  const angka = bacaAngka(sisa);
  if (!angka) return { jenis: 'salah', kalimat: `'${rapi}' tidak dapat dibaca sebagai angka.` };
  if (bulat && angka.nilai.d !== 1n) return { jenis: 'salah', kalimat: `'${rapi}' bukan bilangan bulat.` };
  if (tanda === '<' && angka.nilai.s * angka.nilai.n <= 0n)
    return { jenis: 'salah', kalimat: `'${rapi}': batas setelah < harus lebih dari 0.` };
  return { jenis: tanda === '<' ? 'kurangDari' : tanda === '>' ? 'lebihDari' : 'angka', ...angka };
}

/** '1.500' may be 1500 or 1,5: both as they would be written without a doubt. */
function ribuAtauPecahan(teks: string): [string, string] {
  const [bulat = '', pecahan = ''] = teks.split(/[.,]/);
  return [bulat + pecahan, `${bulat},${pecahan}`.replace(/,?0+$/, '')];
}

/** Digits with a point as people here read them: '-1234,50'. */
export const tulisAngka = (digit: string): string => digit.replace('.', ',');

/** A number of a version as it was typed, without groups of thousands: '1.234,50' is '1234,50', '1e6' is '10^6'. */
export function tulisTertulis(teks: string): string {
  const [, minus, besar = ''] = /^([+-]?) ?(.*)$/.exec(dirapikan(teks)) ?? [];
  const [, mantisa = besar, pangkat] = sepuluhPangkat.exec(besar) ?? [];
  const [bulat, pecahan] = bagian(mantisa);
  const angka = `${minus === '-' ? '-' : ''}${bulat || '0'}${pecahan && `,${pecahan}`}`;
  if (pangkat === undefined) return angka;
  const kali = angka === '1' ? '' : `${angka} × `;
  return `${kali}10^${Number(pangkat)}`;
}
