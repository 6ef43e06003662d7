import { describe, expect, test } from 'vitest';
import {
  formatDataAge,
  formatDate,
  formatDateTime,
  formatNumber,
  formatRupiah,
  formatShortDate,
  formatTime,
  formatWaiting,
  kalimat,
} from '#domain/core/format.ts';

describe('what people read', () => {
  test.each([
    ['2026-08-01', '1 Agustus 2026'],
    ['2026-11-21', '21 November 2026'],
    ['2026-08-14T17:30:00.000Z', '15 Agustus 2026'],
    [new Date('2026-08-14T17:30:00.000Z'), '15 Agustus 2026'],
    [null, '-'],
    [undefined, '-'],
    ['', '-'],
    ['besok', '-'],
    [new Date('besok'), '-'],
  ])('[MSG-35] the day of %s reads %s', (value, read) => {
    expect(formatDate(value)).toBe(read);
  });

  test.each([
    ['2026-11-18', '18 Nov 2026'],
    ['2026-08-14T17:30:00.000Z', '15 Agu 2026'],
    [null, '-'],
    ['besok', '-'],
  ])('[MSG-35] where days stand below each other %s reads %s', (value, read) => {
    expect(formatShortDate(value)).toBe(read);
  });

  test.each([
    ['2026-08-14T09:05:00.000Z', '16:05 WIB', '14 Agustus 2026, 16:05 WIB'],
    ['2026-08-14T17:05:00.000Z', '00:05 WIB', '15 Agustus 2026, 00:05 WIB'],
    [null, '-', '-'],
  ])('[MSG-36] the time of %s is that of Jakarta, of 24 hours, with WIB', (value, time, both) => {
    expect([formatTime(value), formatDateTime(value)]).toEqual([time, both]);
  });

  test('[MSG-36] a plain day has no time', () => {
    expect(formatDateTime('2026-08-14')).toBe('14 Agustus 2026');
  });

  test.each([
    ['2026-08-14T03:42:00Z', 'data per 10:42 WIB'],
    ['2026-08-13T17:00:00Z', 'data per 00:00 WIB'],
    ['2026-08-13T16:59:00Z', 'data per 13 Agustus 2026, 23:59 WIB'],
    [null, '-'],
  ])('what was read at %s says its age, with the day where that is not today', (value, read) => {
    expect(formatDataAge(value, new Date('2026-08-14T10:00:00Z'))).toBe(read);
  });

  test.each([
    ['2026-08-14T09:00:00Z', 'menunggu sejak hari ini'],
    // In Jakarta this day has begun.
    ['2026-08-13T17:00:00Z', 'menunggu sejak hari ini'],
    ['2026-08-13T16:59:00Z', 'menunggu 1 hari'],
    ['2026-07-14T10:00:00Z', 'menunggu 31 hari'],
    [null, '-'],
  ])('[GAP-151] what has waited since %s says how long', (value, read) => {
    expect(formatWaiting(value, new Date('2026-08-14T10:00:00Z'))).toBe(read);
  });

  test.each([
    [1_234_000, 'Rp 1.234.000'],
    [0, 'Rp 0'],
    [-0, 'Rp 0'],
    [-500_000, '-Rp 500.000'],
    [1.5, 'Rp 1,5'],
    [Number.NaN, '-'],
    [undefined, '-'],
    [null, '-'],
  ])('[MSG-37] %s rupiah read %s', (value, read) => {
    expect(formatRupiah(value)).toBe(read);
  });

  test.each([
    [12_345.5, '12.345,5'],
    [0.1234567, '0,123457'],
    [0, '0'],
    [Number.POSITIVE_INFINITY, '-'],
    [undefined, '-'],
    [null, '-'],
  ])('the number %s has dots for thousands and a decimal comma: %s', (value, read) => {
    expect(formatNumber(value)).toBe(read);
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
