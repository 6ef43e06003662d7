import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bacaTakaran, hargaTakaran, jumlahkan, tigaDesimal, tulisTakaran } from '#domain/core/takaran.ts';

/** An amount by its thousandths, as it is written. */
const dari = (seribu: number): number => Number(`${seribu < 0 ? '-' : ''}${Math.abs(seribu)}e-3`);
const seribu = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('[GAP-155] an amount with three decimals', () => {
  it('is added to the thousandth, in whatever order, and taken off again', () => {
    expect(jumlahkan(0.1, 0.2)).toBe(0.3);
    expect(jumlahkan(100, -0.1, -0.2)).toBe(99.7);
    fc.assert(
      fc.property(fc.array(seribu, { maxLength: 100 }), seribu, (semua, satu) => {
        const jumlah = semua.reduce((sum, next) => sum + next, 0);
        expect(jumlahkan(...semua.map(dari))).toBe(dari(jumlah));
        expect(jumlahkan(...semua.map(dari).toReversed())).toBe(dari(jumlah));
        expect(jumlahkan(dari(jumlah), dari(satu), -dari(satu))).toBe(dari(jumlah));
      }),
    );
  });

  it('costs whole rupiah, half up, once for the line', () => {
    expect(hargaTakaran(0.5, 1001)).toBe(501);
    expect(hargaTakaran(0.499, 1000)).toBe(499);
    expect(hargaTakaran(0.001, 499)).toBe(0);
    expect(hargaTakaran(1.005, 100)).toBe(101);
    expect(hargaTakaran(40, 500)).toBe(20_000);
    // As far as one line may come to.
    const murah = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), murah, (banyak, harga) => {
        const semestinya = (BigInt(banyak) * BigInt(harga) + 500n) / 1000n;
        expect(BigInt(hargaTakaran(dari(banyak), harga))).toBe(semestinya);
      }),
    );
  });

  it('has three decimals and no more', () => {
    fc.assert(fc.property(seribu, (banyak) => tigaDesimal(dari(banyak))));
    for (const lebih of [0.0001, 0.1 + 0.2, 1.2345]) expect(tigaDesimal(lebih)).toBe(false);
  });

  test.each([
    ['0,5', 0.5],
    ['0.5', 0.5],
    [',5', 0.5],
    ['12,125', 12.125],
    ['0.125', 0.125],
    ['1250', 1250],
    ['1250.5', 1250.5],
    // The point groups thousands where it can.
    ['1.250', 1250],
    ['12.500,25', 12_500.25],
    ['1.234.567', 1_234_567],
    // On the way to what is typed.
    ['12,', 12],
    ['1.234.', 1234],
    ['1.234.56', 123_456],
    // What is none, or more than three decimals.
    ['', null],
    ['dua', null],
    ['-1', null],
    ['1,2,3', null],
    ['0,1234', null],
    ['1.23.4', null],
  ])('written as %j is %j', (teks, jumlah) => {
    expect(bacaTakaran(teks)).toBe(jumlah);
  });

  it('is read as it stands in a field', () => {
    fc.assert(fc.property(seribu, (banyak) => bacaTakaran(tulisTakaran(dari(banyak))) === dari(banyak)));
    expect(tulisTakaran(1250.5)).toBe('1250,5');
  });
});
