import { describe, expect, test } from 'vitest';
import { nilaiImpor, type Sel } from '#domain/core/impor-nilai.ts';
import type { ImporField } from '#domain/core/master.ts';

type Kind = ImporField['kind'];

describe('a cell of a file is what its form would hold', () => {
  test.each<[Kind, Sel, string | number]>([
    // Nothing is nothing, of any kind.
    ['teks', null, ''],
    ['rupiah', '', ''],
    // Text is trimmed and stays text.
    ['teks', '  Labu ukur ', 'Labu ukur'],
    ['catatan', true, 'Ya'],
    ['catatan', false, 'Tidak'],
    ['kode', 12, '12'],
    ['teks', new Date('2027-08-31T00:00:00Z'), '2027-08-31'],
    // In Indonesian the point groups and the comma divides.
    ['rupiah', '1.500.000', 1_500_000],
    ['rupiah', 'Rp 1.500.000,-', 1_500_000],
    ['rupiah', 'rp.1.500.000', 1_500_000],
    ['rupiah', 'Rp1 500 000', 1_500_000],
    ['rupiah', '1500000', 1_500_000],
    ['bilangan', '1.250', 1250],
    ['bilangan', '12.345,5', 12_345.5],
    ['bilangan', '12,5', 12.5],
    ['bilangan', '12.75', 12.75],
    ['bilangan', '1500,25', 1500.25],
    ['bilangan', '-1.250', -1250],
    ['bilangan', '-5', -5],
    ['bilangan', '0.250', 0.25],
    ['bilangan', '0,250', 0.25],
    ['bilangan', '1234,567', 1234.567],
    ['takaran', '12,1250', 12.125],
    ['bilangan', '1,5000', 1.5],
    // What an English Excel may have meant otherwise is left for a person to say.
    ['bilangan', '1,500', '1,500'],
    ['takaran', '12,125', '12,125'],
    ['bilangan', '-125,000', '-125,000'],
    ['rupiah', 'Rp 1,500', 'Rp 1,500'],
    // What is no number stays as it was written, for the form to say so.
    ['bilangan', 'dua', 'dua'],
    ['bilangan', '12 buah', '12 buah'],
    ['bilangan', 'no 12', 'no 12'],
    ['bilangan', '1.50.000', '1.50.000'],
    ['bilangan', '1.500.00', '1.500.00'],
    ['bilangan', '12,', '12,'],
    ['bilangan', '10 Rp', '10 Rp'],
    ['bilangan', '1,-2', '1,-2'],
    ['bilangan', 'x1,500', 'x1,500'],
    ['bilangan', '1.500.000x', '1.500.000x'],
    // A spreadsheet's own number, without what reckoning has left over.
    ['rupiah', 15_000 * 1.1, 16_500],
    ['bilangan', 0.1 + 0.2, 0.3],
    ['bilangan', 12.5, 12.5],
    // The day stands before the month, in numbers or in words.
    ['tanggal', '2027-08-31', '2027-08-31'],
    ['tanggal', new Date('2027-08-31T00:00:00Z'), '2027-08-31'],
    ['tanggal', new Date('besok'), 'Invalid'],
    ['tanggal', '31/08/2027', '2027-08-31'],
    ['tanggal', '5/8/2027', '2027-08-05'],
    ['tanggal', '5-8-2027', '2027-08-05'],
    ['tanggal', '05.08.2027', '2027-08-05'],
    ['tanggal', ' 31 Agustus 2027 ', '2027-08-31'],
    ['tanggal', '31  AGUSTUS  2027', '2027-08-31'],
    ['tanggal', '1 Jan 2027', '2027-01-01'],
    ['tanggal', '28-feb-2027', '2027-02-28'],
    ['tanggal', '1 Mar 2027', '2027-03-01'],
    ['tanggal', '1 April 2027', '2027-04-01'],
    ['tanggal', '1 Mei 2027', '2027-05-01'],
    ['tanggal', '1 Juni 2027', '2027-06-01'],
    ['tanggal', '1 Juli 2027', '2027-07-01'],
    ['tanggal', '1 September 2027', '2027-09-01'],
    ['tanggal', '1 Oktober 2027', '2027-10-01'],
    ['tanggal', '1 November 2027', '2027-11-01'],
    ['tanggal', '1 Desember 2027', '2027-12-01'],
    // Too short to be one month, no month, no year, more than a day.
    ['tanggal', '1 Ju 2027', '1 Ju 2027'],
    ['tanggal', '1 Augustus 2027', '1 Augustus 2027'],
    ['tanggal', '1 0 2027', '1 0 2027'],
    ['tanggal', '1/123/2027', '1/123/2027'],
    // As an American writes it, and a day that a month does not have: what is wrong is shown as it stands in the file.
    ['tanggal', '12/31/2028', '12/31/2028'],
    ['tanggal', '29-02-2027', '29-02-2027'],
    ['tanggal', '29-02-2028', '2028-02-29'],
    ['tanggal', '31/08/27', '31/08/27'],
    ['tanggal', '31/08/20277', '31/08/20277'],
    ['tanggal', 'per 31/08/2027', 'per 31/08/2027'],
    ['tanggal', '131/08/2027', '131/08/2027'],
    ['tanggal', '31082027', '31082027'],
    ['tanggal', 46_265, '46265'],
    ['tanggal', 'besok', 'besok'],
  ])('for %s: %j is %j', (kind, sel, nilai) => {
    expect(nilaiImpor({ kind }, sel, undefined)).toBe(nilai);
  });

  const options = [
    { value: 'menit', label: '30 menit' },
    { value: 'Plate', label: 'Plat' },
  ];
  test.each<[Sel, string | number]>([
    [' 30 MENIT ', 'menit'],
    ['MENIT', 'menit'],
    ['plate', 'Plate'],
    ['jam', 'jam'],
    [null, ''],
    ['', ''],
  ])('a choice by the name people read or by its own: %j is %j', (sel, nilai) => {
    expect(nilaiImpor({ kind: 'pilihan', options }, sel, undefined)).toBe(nilai);
  });

  test('the lists of this place come before those that never change, whatever kind the field is', () => {
    const lab = [{ value: 7, label: 'Kimia Farmasi' }];
    expect(nilaiImpor({ kind: 'pilihan', options }, 'kimia farmasi', lab)).toBe(7);
    expect(nilaiImpor({ kind: 'pilihan', options }, 'menit', lab)).toBe('menit');
    expect(nilaiImpor({ kind: 'bilangan' }, 7, lab)).toBe(7);
    expect(nilaiImpor({ kind: 'bilangan' }, 8, lab)).toBe('8');
  });
});
