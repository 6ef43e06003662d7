import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/core/clock.ts';
import {
  batasHari,
  batasHariKerja,
  jenisPengingat,
  pengingat,
  sudahTiba,
  tanggalTiba,
  urutHari,
} from '#domain/kabar/pengingat.ts';
import { hariKerjaAntara } from '#domain/perjalanan/kalender.ts';
import { hariMana, kalender, kalenderMana } from '#tests/domain/perjalanan/contoh.ts';

test.each(jenisPengingat)('[BEYOND-42] %s begins with days in the order in which they come', (jenis) => {
  const { hari } = pengingat[jenis];
  expect(urutHari(jenis, hari)).toEqual(hari);
});

describe('[BEYOND-41] the days before a date', () => {
  test('come one after the other, and have all come once it has passed', () => {
    const kali = (hari: string) => sudahTiba([30, 7], '2026-12-30', hari, batasHari);
    expect(['2026-11-29', '2026-11-30', '2026-12-22', '2026-12-23', '2027-03-01'].map(kali)).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });

  test('are working days of a promise: that of a Monday has come on the Friday before, and on no Thursday', () => {
    const kali = (hari: string) => sudahTiba([1], '2026-11-30', hari, batasHariKerja(kalender()));
    expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-12-08'].map(kali)).toEqual([
      0, 1, 1, 1, 1,
    ]);
  });

  test('are of a promise as many working days as are counted to it', () => {
    fc.assert(
      fc.property(kalenderMana, hariMana, fc.integer({ min: 0, max: 40 }), (kal, hari, jauh) => {
        const janji = addDays(hari, jauh);
        const tiba = sudahTiba([2], janji, hari, batasHariKerja(kal)) === 1;
        expect(tiba).toBe(hariKerjaAntara(kal, hari, janji) <= 2);
      }),
    );
  });

  test('are each found on one day, however many days lie between two looks', () => {
    const satuHari = fc.integer({ min: 0, max: 400 }).map((ke) => addDays('2026-01-01', ke));
    fc.assert(
      fc.property(satuHari, satuHari, satuHari, (tanggal, satu, lain) => {
        const [sudah, hari] = [satu, lain].toSorted() as [string, string];
        const jarak = [30, 7];
        const ditemukan = tanggalTiba(jarak, { sudah, hari }, batasHari).filter(
          ({ sesudah, sampai }) => tanggal > sesudah && tanggal <= sampai,
        );
        const kali = (pada: string) => sudahTiba(jarak, tanggal, pada, batasHari);
        expect(ditemukan.length).toBe(kali(hari) - kali(sudah));
      }),
    );
  });
});
