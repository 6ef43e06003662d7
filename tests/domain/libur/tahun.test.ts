import { describe, expect, it, test } from 'vitest';
import { tahunDitunggu, tahunLiburDari } from '#domain/libur/tahun.ts';

describe('[BEYOND-30] a decree is missed', () => {
  it.each([
    ['2026-09-30', '2026-12-31', [2026], [], 'of the coming year not before October'],
    ['2026-10-01', '2026-10-20', [2026], [2027], 'of the coming year from October on'],
    ['2026-06-01', '2027-01-04', [2026], [2027], 'of whatever year a promise reaches into'],
    ['2026-02-01', '2026-02-20', [], [2026], 'of this year always'],
    ['2026-11-27', '2028-01-10', [2026, 2027], [2028], 'of no year that has one'],
    ['2026-12-20', '2027-01-10', [2026, 2027], [], 'of none where all are said'],
  ])('on %s, promises up to %s, said %j: %j, %s', (hariIni, janji, ada, hasil) =>
    expect(tahunDitunggu(hariIni, janji, new Set(ada))).toEqual(hasil),
  );
});

test('[BEYOND-30] a year is its decree and its days in their order, each of them once: in both lists it is a holiday', () => {
  const baris = [
    { jenis: 'dasar-libur', kode: 2027, nama: 'SKB 1/2026', rev: '3' },
    { jenis: 'cuti-bersama', kode: 20270309, nama: 'Cuti bersama', rev: '2' },
    { jenis: 'hari-libur', kode: 20271225, nama: 'Natal' },
    { jenis: 'hari-libur', kode: 20270309, nama: 'Idulfitri', rev: '4' },
    { jenis: 'hari-libur', kode: 20260101, nama: 'Tahun Baru' },
  ];
  expect(tahunLiburDari(baris, 2027)).toEqual({
    tahun: 2027,
    dasar: 'SKB 1/2026',
    rev: '3',
    hari: [
      { tanggal: '2027-03-09', namaLibur: 'Idulfitri', jenisLibur: 'hari-libur', rev: '4' },
      { tanggal: '2027-12-25', namaLibur: 'Natal', jenisLibur: 'hari-libur', rev: '1' },
    ],
  });
  expect(tahunLiburDari(baris, 2028)).toEqual({ tahun: 2028, dasar: null, rev: '0', hari: [] });
});
