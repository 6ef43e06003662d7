import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it, test } from 'vitest';
import {
  akar,
  angkaPasti,
  bagi,
  jadi,
  kali,
  kurang,
  kurangDari,
  mutlak,
  pangkat,
  sama,
  tambah,
  type Halangan,
  type Nilai,
} from '#domain/lembar-kerja/nilai.ts';
import { fungsi } from '#domain/lembar-kerja/fungsi.ts';

const pecahan = fc
  .tuple(fc.bigInt({ min: -5000n, max: 5000n }), fc.bigInt({ min: 1n, max: 400n }))
  .map(([n, d]) => new Fraction(n, d));
/** A value and a number in it; some ends are open. */
const nilaiDanIsi = fc
  .tuple(pecahan, fc.nat({ max: 50 }), fc.nat({ max: 50 }), fc.boolean(), fc.boolean())
  .map(([isi, kiri, kanan, bukaKiri, bukaKanan]) => ({
    isi,
    nilai: {
      bawah: bukaKiri && kiri > 25 ? null : isi.sub(kiri, 7),
      atas: bukaKanan && kanan > 25 ? null : isi.add(kanan, 3),
      pasti: true,
    } satisfies Nilai,
  }));
const memuat = ({ bawah, atas }: Nilai, angka: Fraction): boolean =>
  (!bawah || bawah.lte(angka)) && (!atas || atas.gte(angka));
const ada = (nilai: Nilai | Halangan): Nilai => {
  if ('halangan' in nilai) throw new Error(nilai.halangan);
  return nilai;
};
const batas = (bawah: string | null, atas: string | null): Nilai => ({
  bawah: bawah === null ? null : new Fraction(bawah),
  atas: atas === null ? null : new Fraction(atas),
  pasti: true,
});
const ujung = (nilai: Nilai | Halangan) =>
  'halangan' in nilai ? nilai.halangan : [nilai.bawah, nilai.atas].map((satu) => satu && satu.toFraction());

describe('[BEYOND-03] arithmetic of values between two bounds', () => {
  it.each([
    ['+', tambah, (a: Fraction, b: Fraction) => a.add(b)],
    ['−', kurang, (a: Fraction, b: Fraction) => a.sub(b)],
    ['×', kali, (a: Fraction, b: Fraction) => a.mul(b)],
    ['÷', bagi, (a: Fraction, b: Fraction) => a.div(b)],
  ])('any numbers inside give a number inside: %s', (_tanda, hitung, semestinya) => {
    fc.assert(
      fc.property(nilaiDanIsi, nilaiDanIsi, (a, b) => {
        const hasil = hitung(a.nilai, b.nilai);
        // Only a divisor that may be zero has no quotient.
        expect(
          'halangan' in hasil ? memuat(b.nilai, new Fraction(0)) : memuat(hasil, semestinya(a.isi, b.isi)),
        ).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('any number inside gives one inside: whole powers, size, and lists', () => {
    fc.assert(
      fc.property(nilaiDanIsi, fc.integer({ min: -4, max: 6 }), ({ isi, nilai }, ke) => {
        const hasil = pangkat(nilai, angkaPasti(ke));
        expect(
          'halangan' in hasil ? ke <= 0 && memuat(nilai, new Fraction(0)) : memuat(hasil, isi.pow(ke)),
        ).toBe(true);
        expect(memuat(mutlak(nilai), isi.abs())).toBe(true);
      }),
      { numRuns: 1500 },
    );
    fc.assert(
      fc.property(fc.array(nilaiDanIsi, { minLength: 1, maxLength: 6 }), (semua) => {
        for (const nama of ['rerata', 'jumlah', 'median', 'min', 'maks', 'selisih']) {
          const satu = fungsi.get(nama);
          if (satu?.ambil !== 'kumpulan') throw new Error(nama);
          const titik = ada(satu.hitung(semua.map(({ isi }) => angkaPasti(isi))));
          expect(memuat(ada(satu.hitung(semua.map(({ nilai }) => nilai))), titik.bawah!)).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['<0,5 doubled', kali(batas('0', '0.5'), angkaPasti(2)), ['0', '1']],
    ['a bound under a negative factor', kali(batas('1', '2'), angkaPasti(-3)), ['-6', '-3']],
    ['>300 and 100', tambah(batas('300', null), angkaPasti(100)), ['400', null]],
    ['an open end times zero', kali(batas('300', null), angkaPasti(0)), ['0', '0']],
    ['a number by >4', bagi(angkaPasti(1), batas('4', null)), ['0', '1/4']],
    ['an even power over zero', pangkat(batas('-2', '1'), angkaPasti(2)), ['0', '4']],
    ['a divisor 0', bagi(angkaPasti(1), angkaPasti(0)), 'pembagi bernilai 0'],
    ['a divisor <0,5', bagi(angkaPasti(1), batas('0', '0.5')), 'pembagi dapat bernilai 0'],
    ['0 to the 0', pangkat(angkaPasti(0), angkaPasti(0)), 'pembagi bernilai 0'],
    ['a root of a negative', akar(angkaPasti(-1)), 'akar dari bilangan yang negatif'],
    ['a root of what may be negative', akar(batas('-1', '1')), 'akar dari bilangan yang negatif'],
    ['a power of 1001', pangkat(angkaPasti(2), angkaPasti(1001)), 'pangkat di luar -1000 sampai 1000'],
    ['10^1000', pangkat(angkaPasti(10), angkaPasti(1000)), 'angka terlalu besar atau terlalu kecil'],
    [
      'a half power of a negative',
      pangkat(angkaPasti(-2), angkaPasti(new Fraction(1, 2))),
      'pangkat tidak bulat dari bilangan yang negatif',
    ],
  ])('%s', (_nama, hasil, semestinya) => {
    expect(ujung(hasil)).toEqual(semestinya);
  });

  test.each([
    ['<0,5 below 1', kurangDari(batas('0', '0.5'), angkaPasti(1), true), true],
    ['<0,5 below 0,3', kurangDari(batas('0', '0.5'), angkaPasti(new Fraction('0.3')), true), null],
    ['>300 below 300', kurangDari(batas('300', null), angkaPasti(300), true), false],
    ['>300 at most 300', kurangDari(batas('300', null), angkaPasti(300), false), null],
    [
      'a root squared is its number',
      sama(ada(pangkat(ada(akar(angkaPasti(2))), angkaPasti(2))), angkaPasti(2)),
      true,
    ],
    ['<0,5 is 0,1', sama(batas('0', '0.5'), angkaPasti(new Fraction('0.1'))), null],
    ['<0,5 is 1', sama(batas('0', '0.5'), angkaPasti(1)), false],
  ])('%s: %s', (_nama, hasil, semestinya) => {
    expect(hasil).toBe(semestinya);
  });

  it('[BEYOND-01] is exact as long as a sheet is, and short enough for a nasty formula', () => {
    let harmonis: Nilai = angkaPasti(0);
    for (let satu = 1; satu <= 200; satu += 1)
      harmonis = ada(tambah(harmonis, angkaPasti(new Fraction(1, satu))));
    expect(harmonis.pasti).toBe(true);
    let kuadrat: Nilai = angkaPasti(new Fraction('1.0000000001'));
    for (let satu = 0; satu < 30; satu += 1) kuadrat = ada(kali(kuadrat, kuadrat));
    expect(kuadrat.pasti).toBe(false);
    expect(String(kuadrat.bawah!.n).length + String(kuadrat.bawah!.d).length).toBeLessThan(1400);
    // e to the 0.1073741824.
    expect(kuadrat.bawah!.toString(8)).toMatch(/^1\.113350/);
  });

  it('knows 60 digits of a root', () => {
    const dua = ada(akar(angkaPasti(2))).bawah!;
    expect(
      dua
        .mul(dua)
        .sub(2)
        .abs()
        .lt(new Fraction(1n, 10n ** 58n)),
    ).toBe(true);
    expect(jadi(dua, dua, false)).toEqual({ bawah: dua, atas: dua, pasti: false });
  });
});
