import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it, test } from 'vitest';
import { bulatkan, tulisBulat, tulisCacah, tulisNilai } from '#domain/lembar-kerja/bulat.ts';
import { keDesimal, kePenting, type Cara } from '#domain/lembar-kerja/pembulatan.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { angka, isian, lembar, rumus } from '#tests/support/lembar-kerja.ts';

const desimal = (angka: string, ke: number, cara: Cara) =>
  tulisBulat(keDesimal(new Fraction(angka), ke, cara));
const penting = (angka: string, ke: number, cara: Cara) =>
  tulisBulat(kePenting(new Fraction(angka), ke, cara));

describe('[BEYOND-04] rounding, once', () => {
  test.each([
    ['0.505', 2, 'setengahKeAtas', '0,51'],
    ['0.505', 2, 'setengahKeGenap', '0,50'],
    ['0.515', 2, 'setengahKeGenap', '0,52'],
    ['0.5050001', 2, 'setengahKeGenap', '0,51'],
    ['-0.505', 2, 'setengahKeAtas', '-0,51'],
    ['-0.505', 2, 'setengahKeGenap', '-0,50'],
    ['-0.004', 2, 'setengahKeAtas', '0,00'],
    ['9.995', 2, 'setengahKeAtas', '10,00'],
    ['7.9', 0, 'setengahKeAtas', '8'],
    ['97.946', 1, 'setengahKeAtas', '97,9'],
    ['2/3', 4, 'setengahKeAtas', '0,6667'],
    ['0.501', 2, 'naik', '0,51'],
    ['0.50', 2, 'naik', '0,50'],
    ['0.509', 2, 'turun', '0,50'],
    ['-0.501', 2, 'turun', '-0,51'],
    ['-0.509', 2, 'naik', '-0,50'],
  ] as const)('%s to %i decimals, %s: %s', (angka, ke, cara, keluar) => {
    expect(desimal(angka, ke, cara)).toBe(keluar);
  });

  test.each([
    ['9.96', 2, 'setengahKeAtas', '10'],
    ['0.0996', 2, 'setengahKeAtas', '0,10'],
    ['0.00123456', 3, 'setengahKeAtas', '0,00123'],
    ['98.28568', 4, 'setengahKeAtas', '98,29'],
    ['24409.09', 2, 'setengahKeAtas', '24000'],
    ['0', 3, 'setengahKeAtas', '0,00'],
    ['-12.35', 3, 'setengahKeAtas', '-12,4'],
    ['999.5', 3, 'setengahKeGenap', '1000'],
    // FDA BAM: only the third digit is looked at.
    ['12700', 2, 'bam', '13000'],
    ['12400', 2, 'bam', '12000'],
    ['15500', 2, 'bam', '16000'],
    ['14500', 2, 'bam', '14000'],
    ['24553', 2, 'bam', '24000'],
    ['25553', 2, 'bam', '26000'],
    ['24553', 2, 'setengahKeGenap', '25000'],
    ['99500', 2, 'bam', '100000'],
  ] as const)('%s to %i significant figures, %s: %s', (angka, ke, cara, keluar) => {
    expect(penting(angka, ke, cara)).toBe(keluar);
  });

  test.each([
    ['24409', 'bam', '2,4 × 10^4'],
    ['27150', 'setengahKeAtas', '2,7 × 10^4'],
    ['99.6', 'setengahKeAtas', '1,0 × 10^2'],
    ['99.4', 'setengahKeAtas', '99'],
    ['3.45', 'setengahKeAtas', '3'],
    ['400', 'setengahKeAtas', '4,0 × 10^2'],
    ['9960000', 'setengahKeAtas', '1,0 × 10^7'],
    ['2500', 'naik', '2,5 × 10^3'],
    ['2501', 'naik', '2,6 × 10^3'],
  ] as const)('a count of %s, %s: %s', (angka, cara, keluar) => {
    expect(tulisCacah(new Fraction(angka), true, 2, cara)).toBe(keluar);
  });

  const bulat = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  it('lies within half a step, on a tie by the rule, and on a step stays', () => {
    fc.assert(
      fc.property(bulat, fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.nat({ max: 8 }), (n, d, ke) => {
        const angka = new Fraction(n, d);
        const langkah = new Fraction(1n, 10n ** BigInt(ke));
        const atas = keDesimal(angka, ke, 'setengahKeAtas').angka;
        const genap = keDesimal(angka, ke, 'setengahKeGenap').angka;
        expect(atas.sub(angka).abs().lte(langkah.div(2))).toBe(true);
        expect(genap.sub(angka).abs().lte(langkah.div(2))).toBe(true);
        expect(keDesimal(angka, ke, 'naik').angka.gte(angka)).toBe(true);
        expect(keDesimal(angka, ke, 'turun').angka.lte(angka)).toBe(true);
        expect(keDesimal(atas, ke, 'setengahKeGenap').angka.equals(atas)).toBe(true);
      }),
    );
  });

  it('[BEYOND-01] a tie made through a dilution is one: the result first, then inputs that lead to it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        fc.nat({ max: 5 }),
        fc.constantFrom('15', '75', '7', '13', '24,13', '206,3', '0,6'),
        fc.constantFrom('50', '100', '10', '0,1056'),
        fc.constantFrom('setengahKeAtas', 'setengahKeGenap'),
        fc.boolean(),
        (langkah, ke, bagi, kali, cara, lewatAkar) => {
          // Halfway between two steps, exactly.
          const hasil = new Fraction(2n * langkah + 1n, 2n * 10n ** BigInt(ke));
          const x = hasil.mul(bagi.replace(',', '.')).div(kali.replace(',', '.'));
          const akar = lewatAkar ? ' * akar(7) / akar(7)' : '';
          const isi = lembar({
            perSampel: [angka('p'), angka('q')],
            // The input itself may have no end in decimals, so it is divided, too.
            rumusAkhir: [rumus('hasil', `${kali} / (${bagi}) * (p / q)${akar}`)],
            pembulatan: { ke: 'desimal', banyak: ke, cara },
          });
          const cells = isian({ 'p.0': String(x.n), 'q.0': String(x.d) });
          const naik = cara === 'setengahKeAtas' || langkah % 2n === 1n;
          const semestinya = new Fraction(langkah + (naik ? 1n : 0n), 10n ** BigInt(ke));
          expect(hitungLembar(isi, cells, {}, null).hasil).toMatchObject({
            tampil: tulisBulat({ angka: semestinya, desimal: ke }),
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('writes any number back exactly, also a long one', () => {
    expect(tulisNilai({ bawah: new Fraction('0.1030'), atas: new Fraction('0.1030'), pasti: true }, 4)).toBe(
      '0,1030',
    );
    expect(
      bulatkan(new Fraction(1, 3), true, { ke: 'desimal', banyak: 12 }, 'setengahKeAtas').angka.toString(),
    ).toBe('0.333333333333');
  });
});
