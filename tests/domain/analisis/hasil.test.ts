import { describe, expect, it } from 'vitest';
import { denganSatuan, tanpaSatuan } from '#domain/analisis/hasil.ts';

describe('a result and its unit', () => {
  it.each([
    ['14,2 mg/g', 'mg/g', '14,2'],
    ['6,74%', '%', '6,74'],
    ['3 μg/kg ', 'µg/kg', '3'],
    ['negatif per  25 g', 'per 25 g', 'negatif'],
    ['14,2', 'mg/g', '14,2'],
    ['14,2 mg/g', 'g', '14,2 mg/g'],
    ['98,1 % (RSD 0,4 %)', '%', '98,1 % (RSD 0,4 %)'],
    ['2 g dalam 10 mL', 'g', '2 g dalam 10 mL'],
    ['mg/g', 'mg/g', 'mg/g'],
    ['14,2 mg/g', null, '14,2 mg/g'],
    ['14,2 mg/g', ' ', '14,2 mg/g'],
    ['14,2 mg/g', ' mg/g ', '14,2'],
    ['14,2 m.g', 'm.g', '14,2'],
    ['14,2 mxg', 'm.g', '14,2 mxg'],
    ['5 % 6 %', '%', '5 % 6 %'],
    ['5 g², 2', 'g', '5 g², 2'],
  ])('%j beside %j is typed as %j', (hasil, satuan, angka) => {
    expect(tanpaSatuan(hasil, satuan)).toBe(angka);
  });

  it.each([
    ['14,2', 'mg/g', '14,2 mg/g'],
    ['6,74%', '%', '6,74 %'],
    ['< 10', 'koloni/g', '< 10 koloni/g'],
    ['negatif', 'per 25 g', 'negatif per 25 g'],
    ['memenuhi syarat', 'mg/kg', 'memenuhi syarat'],
    ['98,1 % (RSD 0,4 %)', '%', '98,1 % (RSD 0,4 %)'],
    ['98,1', null, '98,1'],
    [null, '%', null],
    ['', '%', ''],
    ['98,1', ' ', '98,1'],
    ['negatif', 'mg per kg', 'negatif'],
    ['2 g dalam 10 mL', 'g', '2 g dalam 10 mL'],
  ])('%j with the unit %j is read as %j', (hasil, satuan, dibaca) => {
    expect(denganSatuan(hasil, satuan)).toBe(dibaca);
  });
});
