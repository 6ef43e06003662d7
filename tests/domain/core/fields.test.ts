import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  baseRev,
  berkas,
  bilangan,
  bolehKosong,
  daftarPetugas,
  digit,
  flag,
  halaman,
  jam,
  persen,
  saat,
  salahSatu,
  takaran,
  takaranTerkecil,
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
    ['persen', persen()],
    ['takaran', takaran()],
    ['salahSatu', salahSatu(1, 2)],
    ['flag', flag()],
    ['uuid', uuid()],
    ['tanggal', tanggal()],
    ['jam', jam()],
    ['saat', saat()],
  ])('%s', (_name, schema) => {
    for (const empty of [undefined, null, '']) expect(read(schema, empty)).toBe(kosong);
  });
  test.each([
    ['teks', teks()],
    ['digit', digit(0, 14)],
    ['bilangan', bilangan()],
    ['persen', persen()],
    ['takaran', takaran()],
  ])('blank %s is empty', (_name, schema) => expect(read(schema, ' \t\n ')).toBe(kosong));

  test('what no sentence of its own covers is told in Indonesian too', () => {
    expect([undefined, null, 7].map((value) => read(z.object({}), value))).toEqual([
      kosong,
      kosong,
      'Nilai ini tidak sah.',
    ]);
  });
});

describe('[MSG-03] a numeric field', () => {
  test('refuses what is no number', () => {
    for (const wrong of ['abc', '1.5', 1.5, '1e3', '0x10', true, [], Number.NaN, Number.POSITIVE_INFINITY])
      expect(read(bilangan(), wrong)).toBe(angka);
    for (const wrong of ['12a4', 'a123', '123a', '١٢٣', '-123', true])
      expect(read(digit(3, 5), wrong)).toBe(angka);
    for (const wrong of ['x7', '7x', '--7', true]) expect(read(bilangan(-9), wrong)).toBe(angka);
  });
  test('reads JSON numbers and form text alike', () => {
    expect(read(bilangan(), 7)).toBe(7);
    expect(read(bilangan(), ' 7 ')).toBe(7);
    expect(read(bilangan(-50), '-50')).toBe(-50);
    expect([12_345, ' 01234 '].map((value) => read(digit(3, 5), value))).toEqual(['12345', '01234']);
  });
  test.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    [' 12,25 ', 12.25],
    ['100', 100],
    [0, 0],
    [-0.5, 'Kolom minimal 0'],
    [100.01, 'Kolom maksimal 100'],
    ['33.333', 'Paling banyak dua angka di belakang koma.'],
    ['-5', angka],
    ['5,', angka],
    ['x5', angka],
    ['5x', angka],
    [',5', angka],
    [true, angka],
  ])('a part of a hundred: %s is %s', (value, hasil) => expect(read(persen(), value)).toBe(hasil));
  const lebih = 'Paling banyak tiga angka di belakang koma.';
  test.each([
    [0, 0],
    [0.125, 0.125],
    ['0.125', 0.125],
    [' 12.5 ', 12.5],
    ['1500', 1500],
    [0.1 + 0.2, lebih],
    ['0.0001', lebih],
    [-0.5, 'Kolom minimal 0'],
    ['2147483648', 'Kolom maksimal 2.147.483.647'],
    ['0,5', angka],
    ['.5', angka],
    ['5.', angka],
    ['x5', angka],
    ['1,500', 'Dapat dibaca dua cara. Tulis 1500 bila ribuan, atau 1,5000 bila desimal.'],
    ['x1,500', angka],
    ['1,5000', angka],
    [true, angka],
  ])('[GAP-155] an amount of a material: %s is %s', (value, hasil) =>
    expect(read(takaran(), value)).toBe(hasil),
  );
  test('[GAP-155] what is used is more than nothing', () => {
    for (const nihil of [0, '0', -1, '0.000'])
      expect(read(takaran(takaranTerkecil, 10), nihil)).toBe('Isi lebih dari 0.');
    expect([0.001, 10, 10.001].map((value) => read(takaran(takaranTerkecil, 10), value))).toEqual([
      0.001,
      10,
      'Kolom maksimal 10',
    ]);
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
    for (const wrong of [true, [], {}, Number.NaN])
      expect([read(teks(), wrong), read(teksOpsional(), wrong)]).toEqual(
        Array(2).fill('Kolom harus berupa teks.'),
      );
    expect(read(teks(), 'x'.repeat(501))).toBe('Kolom maksimal 500 karakter');
    expect(read(teksOpsional(), 'x'.repeat(2001))).toBe('Kolom maksimal 2000 karakter');
    expect(read(teksOpsional(5), 'abcdef')).toBe('Kolom maksimal 5 karakter');
    expect(read(digit(3, 5), '123456')).toBe('Kolom maksimal 5 karakter');
  });
  test('[MSG-06] at least; leading zeros count', () => {
    expect(read(digit(10, 14), '081234567')).toBe('Kolom minimal 10 karakter');
    expect(read(digit(10, 14), '0812345678')).toBe('0812345678');
  });
});

describe('text', () => {
  test('is what a form would have sent where JSON says a bare number', () => {
    expect([read(teks(), 999), read(teksOpsional(30), 999)]).toEqual(['999', '999']);
    expect(read(teks(2), 999)).toBe('Kolom maksimal 2 karakter');
  });
  test.each([
    ['zero width', '\u200b\u200c\u200d\ufeff'],
    ['direction', '\u202e\u2066\u061c'],
    ['fillers', '\u3164\u115f\u1160\uffa0\u2800'],
    ['a mark on nothing', '\u0301'],
    ['soft hyphens', '\u00ad \u00ad'],
    ['blanks of every width', '\u00a0\u2003\u3000'],
    ['tags and private use', '\u{e0041}\ue000'],
  ])('of nothing to see is none: %s', (_nama, value) => {
    expect([read(teks(), value), read(teksOpsional(), value)]).toEqual([kosong, null]);
  });
  test.each(['é', 'e\u0301', '日本', 'שלום', '‏שלום‏', '👩‍🔬', '-', '%', '0'])(
    'of something stays: %s',
    (value) => {
      expect([read(teks(), value), read(teksOpsional(), value)]).toEqual([value, value]);
    },
  );
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

describe('[GAP-94] a field left empty', () => {
  test.each([
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['7', 7],
    [0, 0],
    ['x', angka],
  ])('%j is %j where it need not be filled in', (value, hasil) => {
    expect(read(bolehKosong(bilangan()), value)).toBe(hasil);
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
    expect(read(tanggal(), '1900-01-01')).toBe('1900-01-01');
    for (const wrong of [
      '1899-12-31',
      '2026-02-29',
      '2026-2-3',
      '20-11-2026',
      '0000-01-01',
      '2026-11-20T00:00:00Z',
      5,
    ])
      expect(read(tanggal(), wrong)).toBe('Tanggal tidak sah.');
  });
  test('a time is HH:mm of 24 hours', () => {
    expect(read(jam(), '00:00')).toBe('00:00');
    expect(['09:30', '19:05', '23:59'].map((value) => read(jam(), value))).toEqual([
      '09:30',
      '19:05',
      '23:59',
    ]);
    for (const wrong of ['24:00', '30:00', '9:30', '109:30', '09:300', '09:60', '09.30', 930])
      expect(read(jam(), wrong)).toBe('Waktu ditulis JJ:MM, misalnya 09:30.');
  });
  test('a moment has its offset', () => {
    expect(read(saat(), '2026-11-20T10:00:00+07:00')).toBe('2026-11-20T10:00:00+07:00');
    expect(read(saat(), '1970-01-01T00:00:00Z')).toBe('1970-01-01T00:00:00Z');
    for (const wrong of ['2026-11-20T10:00:00', '1969-12-31T23:59:59Z', 'kemarin', '0000-01-01T00:00:00Z'])
      expect(read(saat(), wrong)).toBe('Waktu tidak sah.');
  });
  test('an id is compared in one case', () => {
    expect(read(uuid(), '0195C000-0000-7000-8000-00000000000A')).toBe('0195c000-0000-7000-8000-00000000000a');
    expect(read(uuid(), 'bukan-uuid')).toBe('Pengenal data tidak sah.');
  });
});

test.each([
  [
    { sha256: 'a'.repeat(64), name: 'foto.jpg' },
    { sha256: 'a'.repeat(64), name: 'foto.jpg' },
  ],
  [{ sha256: 'A'.repeat(64), name: 'foto.jpg' }, 'Nama file tidak sah.'],
  [{ sha256: `${'a'.repeat(64)}0`, name: 'foto.jpg' }, 'Nama file tidak sah.'],
  [{ sha256: `0${'a'.repeat(64)}`, name: 'foto.jpg' }, 'Nama file tidak sah.'],
  [{ sha256: 'a'.repeat(64), name: 'x'.repeat(256) }, 'Nilai ini tidak sah.'],
  ['foto.jpg', kosong],
  [undefined, kosong],
])('a file is named by its bytes: %j', (value, hasil) => {
  expect(read(berkas(), value)).toEqual(hasil);
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

test('[GAP-69] what every list takes, and those of officers besides', () => {
  const daftar = z.object({ ...halaman, ...daftarPetugas });
  expect(read(daftar, {})).toEqual({});
  expect(
    read(daftar, { search: ' air ', page: '1', perPage: '1000', flagOfficer: '1', menunggu: '0' }),
  ).toEqual({ search: 'air', page: 1, perPage: 1000, flagOfficer: true, menunggu: false });
  expect(read(halaman.perPage, 1001)).toBe('Kolom maksimal 1.000');
  expect(read(halaman.perPage, 0)).toBe('Kolom minimal 1');
  expect(read(halaman.page, 0)).toBe('Kolom minimal 1');
  expect(read(halaman.search, 'x'.repeat(200))).toBe('x'.repeat(200));
  expect(read(halaman.search, 'x'.repeat(201))).toBe('Nilai ini tidak sah.');
});

describe('[GAP-104] the documentation shows a field that reads more than one shape as what it is', () => {
  test.each<[string, z.ZodType, object]>([
    ['digit', digit(10, 14), { type: 'string', pattern: '^\\d*$', minLength: 10, maxLength: 14 }],
    ['bilangan', bilangan(1, 9), { type: 'integer', minimum: 1, maximum: 9 }],
    ['persen', persen(), { type: 'number', minimum: 0, maximum: 100 }],
    ['salahSatu', salahSatu(1, 2), { type: 'integer', enum: [1, 2] }],
    ['flag', flag(), { type: 'integer', enum: [1, 0] }],
    ['baseRev', baseRev(), { type: 'string' }],
  ])('%s', (_name, schema, openapi) => {
    expect(schema.meta()).toEqual({ openapi });
  });
});
