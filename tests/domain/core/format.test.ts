import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatNumber,
  formatRupiah,
  formatTime,
  kalimat,
} from '#domain/core/format.ts';

describe('what people read', () => {
  test.each([
    ['2026-08-01', '1 Agustus 2026'],
    ['2026-11-21', '21 November 2026'],
    ['2026-08-14T17:30:00.000Z', '15 Agustus 2026'],
    [null, '-'],
    ['besok', '-'],
  ])('[MSG-35] the day of %s reads %s', (value, read) => {
    expect(formatDate(value)).toBe(read);
  });

  test('[MSG-36] the time is that of Jakarta, of 24 hours, with WIB', () => {
    expect(formatTime('2026-08-14T09:05:00.000Z')).toBe('16:05 WIB');
    expect(formatDateTime('2026-08-14T17:05:00.000Z')).toBe('15 Agustus 2026, 00:05 WIB');
    expect(formatDateTime('2026-08-14')).toBe('14 Agustus 2026');
  });

  test.each([
    [1_234_000, 'Rp 1.234.000'],
    [0, 'Rp 0'],
    [-0, 'Rp 0'],
    [-500_000, '-Rp 500.000'],
    [null, '-'],
  ])('[MSG-37] %s rupiah read %s', (value, read) => {
    expect(formatRupiah(value)).toBe(read);
  });

  test('a number has dots for thousands and a decimal comma', () => {
    expect(formatNumber(12_345.5)).toBe('12.345,5');
    expect(formatNumber(undefined)).toBe('-');
  });
});

describe('the end of a sentence', () => {
  test.each([
    ['Kini pada Rina Marlina', 'Kini pada Rina Marlina.'],
    ['Kini pada Agus Setiawan, A.Md.', 'Kini pada Agus Setiawan, A.Md.'],
  ])('%s: one dot', (kata, jadi) => {
    expect(kalimat(kata)).toBe(jadi);
  });
});
