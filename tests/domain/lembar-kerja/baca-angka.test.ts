import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it, test } from 'vitest';
import { bacaAngka, bacaSel, tulisTertulis } from '#domain/lembar-kerja/baca-angka.ts';

describe('[BEYOND-03] what people type as a number', () => {
  test.each([
    ['98,66', '98.66', 2, 4],
    ['98.66', '98.66', 2, 4],
    ['0,1030', '0.103', 4, 4],
    ['0,00', '0', 2, 1],
    ['007', '7', 0, 1],
    [',5', '0.5', 1, 1],
    ['-1,5', '-1.5', 1, 2],
    ['+1,5', '1.5', 1, 2],
    ['−1,5', '-1.5', 1, 2],
    ['１２,５', '12.5', 1, 3],
    ['\u00a01,5\u00a0', '1.5', 1, 2],
    ['1.234,5', '1234.5', 1, 5],
    ['1,234.5', '1234.5', 1, 5],
    ['1.234.567', '1234567', 0, 7],
    ['1\u202f234,5', '1234.5', 1, 5],
    ['1.234', '1.234', 3, 4],
    ['1,2e4', '12000', 0, 2],
    ['1,25E-2', '0.0125', 4, 3],
    ['2,4 × 10^4', '24000', 0, 2],
    ['123456789012345678901234567890,5', '123456789012345678901234567890.5', 1, 31],
  ])('%s', (teks, nilai, desimal, penting) => {
    const dibaca = bacaAngka(teks);
    expect(dibaca).toMatchObject({ desimal, penting });
    expect(dibaca?.nilai.equals(nilai)).toBe(true);
  });

  test.each([
    '',
    '-',
    ',',
    '5,',
    'abc',
    '0xff',
    '1_000',
    'Infinity',
    'NaN',
    '1/3',
    '10²',
    '½',
    '1,2,3',
    '1.23.4',
    '12.34,5',
    '1.234,567.8',
    '1 23',
    '1 2',
    '--1',
    '1e',
    '1e9999',
    '1e401',
    '1e4e4',
    "1.'3'",
  ])('refuses %j', (teks) => {
    expect(bacaAngka(teks)).toBeNull();
  });

  it('reads every decimal to the last digit, with either mark', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.nat({ max: 20 }),
        fc.constantFrom(',', '.'),
        (angka, desimal, tanda) => {
          const digit = String(angka < 0n ? -angka : angka).padStart(desimal + 1, '0');
          const titik = digit.length - desimal;
          const ekor = desimal > 0 ? `${tanda}${digit.slice(titik)}` : '';
          const dibaca = bacaAngka(`${angka < 0n ? '-' : ''}${digit.slice(0, titik)}${ekor}`);
          expect(dibaca?.desimal).toBe(desimal);
          expect(dibaca?.nilai.equals(new Fraction(angka, 10n ** BigInt(desimal)))).toBe(true);
        },
      ),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE<>x^ \u00a0TDtbud'.split('')) }),
        ),
        (teks) => {
          for (const bulat of [true, false]) expect(bacaSel(teks, bulat).jenis).toMatch(/^[a-zA-Z]+$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('[BEYOND-03] what a cell holds', () => {
  test.each([
    ['', 'kosong'],
    ['  ', 'kosong'],
    ['0', 'angka'],
    ['<0,5', 'kurangDari'],
    ['< 0.5', 'kurangDari'],
    ['>300', 'lebihDari'],
    ['TD', 'tidakTerdeteksi'],
    ['Tidak  terdeteksi', 'tidakTerdeteksi'],
    ['TBUD', 'tbud'],
    ['<0', 'salah'],
    ['<-1', 'salah'],
    ['<', 'salah'],
    ['<<1', 'salah'],
    ['constructor', 'salah'],
    ['__proto__', 'salah'],
  ])('%j is %s', (teks, jenis) => {
    expect(bacaSel(teks).jenis).toBe(jenis);
  });

  test.each([
    ['1.500', ['1500', '1,5']],
    ['1,500', ['1500', '1,5']],
    ['2.000', ['2000', '2']],
    ['>1.500', ['>1500', '>1,5']],
  ])('a count of %s is asked about', (teks, pilihan) => {
    expect(bacaSel(teks, true)).toEqual({ jenis: 'tanya', kalimat: `${pilihan.join(' atau ')}?`, pilihan });
    for (const satu of pilihan) expect(bacaSel(satu, true).jenis).not.toBe('tanya');
  });

  test.each([
    ['1500', 'angka'],
    ['1.500.000', 'angka'],
    ['0.500', 'salah'],
    ['12,5', 'salah'],
    ['12,0', 'angka'],
    ['1,2e3', 'angka'],
  ])('a count of %s is %s', (teks, jenis) => {
    expect(bacaSel(teks, true).jenis).toBe(jenis);
  });

  it('reads 1.500 of an instrument with decimals as it is written', () => {
    expect(bacaSel('1.500')).toMatchObject({ jenis: 'angka', desimal: 3 });
  });
});

test.each([
  ['10.0', '10,0'],
  ['1.234,50', '1234,50'],
  ['1,234.5', '1234,5'],
  ['1e6', '10^6'],
  ['2,5e-3', '2,5 × 10^-3'],
  [',5', '0,5'],
  ['−1', '-1'],
])('a number of a version, %s, is shown as %s', (teks, keluar) => {
  expect(tulisTertulis(teks)).toBe(keluar);
});
