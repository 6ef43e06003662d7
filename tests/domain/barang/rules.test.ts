import { describe, expect, test } from 'vitest';
import {
  caraHitung,
  jumlahUnit,
  kalibrasiLewat,
  kedaluwarsa,
  lewatTanggal,
  tarifBarang,
} from '#domain/barang/rules.ts';
import { batasHampir } from '#domain/barang/perhatian.ts';
import { alat, bahan } from '#tests/support/contoh/penelitian.ts';

const instrumen = (satuan: string, durasi: number | null = null) =>
  bahan({ idJenisBarang: 3, satuan, durasi });

describe('how a line is counted', () => {
  test.each([
    ['a tool', alat(), 'jumlah'],
    ['[USAGE-06] a material, whatever its unit is called', bahan({ satuan: 'menit' }), 'jumlah'],
    ['[CONF-43] an instrument by the run', instrumen('formula'), 'jumlah'],
    ['[USAGE-07] an instrument by the minute', instrumen('menit'), 'waktu'],
    ['[CONF-42] an instrument by the plate', instrumen('plate'), 'waktuDanJumlah'],
  ])('%s', (_nama, barang, cara) => {
    expect(caraHitung(barang)).toBe(cara);
  });

  test.each<[string, number | null, number | null, number | null, number]>([
    ['every begun stretch', null, 91, 30, 4],
    ['a stretch that is just full', 9, 90, 30, 3],
    ['a minute, where nothing is said', null, 3, null, 3],
    ['nothing without a time', null, null, 30, 0],
  ])('[GAP-13] %s', (_nama, jumlah, menit, durasi, unit) => {
    expect(jumlahUnit(instrumen('menit', durasi), { jumlah, menit })).toBe(unit);
  });

  test('an amount is what was typed, or none', () => {
    expect(jumlahUnit(instrumen('plate'), { jumlah: 2, menit: 540 })).toBe(2);
    expect(jumlahUnit(bahan(), { jumlah: null, menit: 540 })).toBe(0);
  });

  test('[GAP-14] and costs what its registrant pays', () => {
    expect([tarifBarang(bahan(), 'internal'), tarifBarang(bahan(), 'eksternal')]).toEqual([2500, 4000]);
  });
});

describe('[GAP-15] past its date', () => {
  test.each<[string | null, string | null, boolean, boolean, string | null]>([
    [null, null, false, false, null],
    ['2026-11-20', '2026-11-20', false, false, null],
    ['2026-11-19', null, true, false, 'kedaluwarsa 19 November 2026'],
    [null, '2026-11-19', false, true, 'jadwal kalibrasi lewat 19 November 2026'],
    ['2026-11-18', '2026-11-19', true, true, 'kedaluwarsa 18 November 2026'],
  ])(
    'expires %s, calibrated %s: on 20 November',
    (tglExpired, tglKalibrasiSelanjutnya, basi, lewat, kata) => {
      const barang = { tglExpired, tglKalibrasiSelanjutnya };
      expect([kedaluwarsa(barang, '2026-11-20'), kalibrasiLewat(barang, '2026-11-20')]).toEqual([
        basi,
        lewat,
      ]);
      expect(lewatTanggal(barang, '2026-11-20')).toBe(kata);
    },
  );

  test.each([
    ['2026-11-20', '2026-12-20'],
    ['2027-01-30', '2027-03-01'],
    ['2026-12-05', '2027-01-04'],
  ])('what is near on %s is so until %s', (hari, batas) => {
    expect(batasHampir(hari)).toBe(batas);
  });
});
