import { describe, expect, it } from 'vitest';
import { casKeliru } from '#domain/bahan/cas.ts';
import { bahanMaster } from '#domain/bahan/master.ts';

const { casNumber } = bahanMaster.fields;

describe('a CAS number', () => {
  it('is right by its last digit', () => {
    for (const nomor of ['67-56-1', '7732-18-5', '64-17-5', '1310-73-2', '10238-21-8'])
      expect(casKeliru(nomor), nomor).toBeNull();
    for (const nomor of ['67-56-2', '7732-18-6', '65-17-5', '76-56-1'])
      expect(casKeliru(nomor), nomor).toContain('tidak cocok');
  });

  it('is written with its hyphens', () => {
    for (const nomor of ['67561', '67-5-61', '67-56-', 'metanol', '67–56–1'])
      expect(casKeliru(nomor), nomor).toContain('misalnya 67-56-1');
  });

  it('[GAP-165] of a mixture is the number of each part, of what has none a dash', () => {
    for (const isi of ['-', '67-56-1; 7732-18-5', '67-56-1;7732-18-5;64-17-5'])
      expect([casKeliru(isi), casNumber.input.safeParse(isi).success], isi).toEqual([null, true]);
    expect(casKeliru('67-56-1; 7732-18-6')).toContain('tidak cocok');
    for (const isi of ['67-56-1;', ';67-56-1', '67-56-1, 7732-18-5', '- ; 67-56-1', '--'])
      expect(casKeliru(isi), isi).toContain('dipisah');
  });
});
