import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  baseRev,
  bilangan,
  digit,
  flag,
  halaman,
  jam,
  saat,
  salahSatu,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';

/** The first sentence a value is told, or what it is read as. */
const read = (schema: z.ZodType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues[0]?.message;
};
const kosong = 'Kolom tidak boleh kosong';
const angka = 'Input harus berisi angka.';

describe('[MSG-02] a required field that is empty', () => {
  test.each([
    ['teks', teks()],
    ['digit', digit(10, 14)],
    ['bilangan', bilangan()],
    ['salahSatu', salahSatu(1, 2)],
    ['flag', flag()],
    ['uuid', uuid()],
    ['tanggal', tanggal()],
    ['jam', jam()],
    ['saat', saat()],
  ])('%s', (_name, schema) => {
    for (const empty of [undefined, null, '']) expect(read(schema, empty)).toBe(kosong);
  });
  test('blank text is empty', () => expect(read(teks(), ' \t\n ')).toBe(kosong));
});

describe('[MSG-03] a numeric field', () => {
  test('refuses what is no number', () => {
    for (const wrong of ['abc', '1.5', 1.5, '1e3', '0x10', true, [], Number.NaN, Number.POSITIVE_INFINITY])
      expect(read(bilangan(), wrong)).toBe(angka);
    expect(read(digit(3, 5), '12a4')).toBe(angka);
    expect(read(digit(3, 5), '١٢٣')).toBe(angka);
  });
  test('reads JSON numbers and form text alike', () => {
    expect(read(bilangan(), 7)).toBe(7);
    expect(read(bilangan(), ' 7 ')).toBe(7);
    expect(read(bilangan(-5), '-5')).toBe(-5);
  });
  test('holds no more than a column does', () => {
    expect(read(bilangan(), 2_147_483_647)).toBe(2_147_483_647);
    expect(read(bilangan(), '2147483648')).toBe('Kolom maksimal 2.147.483.647');
  });
});

describe('lengths', () => {
  test('[MSG-05] at most', () => {
    expect(read(teks(5), 'abcdef')).toBe('Kolom maksimal 5 karakter');
    expect(read(teks(5), ' abcde ')).toBe('abcde');
    expect(read(teksOpsional(5), 'abcdef')).toBe('Kolom maksimal 5 karakter');
    expect(read(digit(3, 5), '123456')).toBe('Kolom maksimal 5 karakter');
  });
  test('[MSG-06] at least; leading zeros count', () => {
    expect(read(digit(10, 14), '081234567')).toBe('Kolom minimal 10 karakter');
    expect(read(digit(10, 14), '0812345678')).toBe('0812345678');
  });
});

describe('bounds', () => {
  test.each([
    ['[MSG-07]', 10_000, 9_999, 'Kolom minimal 10.000'],
    ['[MSG-08]', 0, -1, 'Kolom minimal 0'],
  ])('%s at least %i', (_id, min, value, sentence) => {
    expect(read(bilangan(min), value)).toBe(sentence);
    expect(read(bilangan(min), String(value))).toBe(sentence);
    expect(read(bilangan(min), min)).toBe(min);
  });
  test.each([
    ['[MSG-09]', 100, 'Kolom maksimal 100'],
    ['[MSG-10]', 100_000_000, 'Kolom maksimal 100.000.000'],
  ])('%s at most %i', (_id, max, sentence) => {
    expect(read(bilangan(0, max), max + 1)).toBe(sentence);
    expect(read(bilangan(0, max), max)).toBe(max);
  });
});

describe('[CONF-02] values a call does not list', () => {
  test('salahSatu takes its values only, as number or text', () => {
    expect([1, 2, '1', '2'].map((value) => read(salahSatu(1, 2), value))).toEqual([1, 2, 1, 2]);
    for (const other of [0, 3, '0', '-1']) expect(typeof read(salahSatu(1, 2), other)).toBe('string');
    expect(read(salahSatu(1, 2), 0)).toBe('Nilai harus salah satu dari 1, 2.');
  });
  test('[CONST-23] flag reads 1 and 0 however they travel; no other value is guessed to be one', () => {
    expect([true, 1, '1', 'true'].map((value) => read(flag(), value))).toEqual([true, true, true, true]);
    expect([false, 0, '0', 'false'].map((value) => read(flag(), value))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    for (const other of [2, '2', -1, 'ya', [], {}]) expect(read(flag(), other)).toBe('Nilai harus 1 atau 0.');
  });
});

describe('optional text', () => {
  test('absent, null, empty and blank all read as null', () => {
    for (const empty of [undefined, null, '', '  ']) expect(read(teksOpsional(), empty)).toBeNull();
    expect(read(teksOpsional(), ' catatan ')).toBe('catatan');
  });
});

describe('[GAP-104] days, times, moments, ids', () => {
  test('a day exists', () => {
    expect(read(tanggal(), '2028-02-29')).toBe('2028-02-29');
    for (const wrong of ['2026-02-29', '2026-2-3', '20-11-2026', '0000-01-01', '2026-11-20T00:00:00Z', 5])
      expect(read(tanggal(), wrong)).toBe('Tanggal tidak sah.');
  });
  test('a time is HH:mm of 24 hours', () => {
    expect(read(jam(), '00:00')).toBe('00:00');
    expect(read(jam(), '23:59')).toBe('23:59');
    for (const wrong of ['24:00', '9:30', '09:60', '09.30', 930])
      expect(read(jam(), wrong)).toBe('Waktu ditulis JJ:MM, misalnya 09:30.');
  });
  test('a moment has its offset', () => {
    expect(read(saat(), '2026-11-20T10:00:00+07:00')).toBe('2026-11-20T10:00:00+07:00');
    for (const wrong of ['2026-11-20T10:00:00', 'kemarin', '0000-01-01T00:00:00Z'])
      expect(read(saat(), wrong)).toBe('Waktu tidak sah.');
  });
  test('an id is compared in one case', () => {
    expect(read(uuid(), '0195C000-0000-7000-8000-00000000000A')).toBe('0195c000-0000-7000-8000-00000000000a');
    expect(read(uuid(), 'bukan-uuid')).toBe('Pengenal data tidak sah.');
  });
});

test('[GAP-92] a revision is text; empty, null and absent are none', () => {
  expect([7, '7', '', null, undefined].map((value) => read(baseRev(), value))).toEqual([
    '7',
    '7',
    undefined,
    undefined,
    undefined,
  ]);
});

test('[GAP-69] a page has at least 1 and at most 1000 rows', () => {
  expect(read(halaman.perPage, 1001)).toBe('Kolom maksimal 1.000');
  expect(read(halaman.perPage, '10')).toBe(10);
  expect(read(halaman.page, 0)).toBe('Kolom minimal 1');
});
