import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { janjiPengujian, keadaanJanji, mendesak } from '#domain/perjalanan/janji.ts';
import {
  hariKerja,
  hariKerjaAntara,
  setelahHariKerja,
  tahunBelumDitetapkan,
} from '#domain/perjalanan/kalender.ts';
import { listHariLibur } from '#server/db/reference/hari-libur.ts';
import { hariMana, kalender, kalenderMana } from './contoh.ts';

describe('[BEYOND-27] the days a laboratory works', () => {
  it.each([
    ['2026-11-27', 'a Friday', true, true, true],
    ['2026-11-28', 'a Saturday', false, true, false],
    ['2026-11-29', 'a Sunday', false, false, false],
    ['2026-12-24', "a Thursday, 'cuti bersama'", false, false, true],
    ['2026-12-25', 'a Friday, Christmas', false, false, false],
  ])('%s is %s: of five %s, of six %s, without cuti bersama %s', (hari, _, lima, enam, tanpaCuti) => {
    expect([kalender(), kalender(6), kalender(5, false)].map((satu) => hariKerja(satu, hari))).toEqual([
      lima,
      enam,
      tanpaCuti,
    ]);
  });

  it('of 2026 are those of the decree: 17 holidays and 8 days of cuti bersama', () => {
    const { libur: hari, cutiBersama } = listHariLibur[2026]!;
    expect([Object.keys(hari).length, Object.keys(cutiBersama).length]).toEqual([17, 8]);
  });

  it('a year without a decree is named', () => {
    expect(tahunBelumDitetapkan(kalender(), '2026-12-20', '2028-01-03')).toEqual([2027, 2028]);
    expect(tahunBelumDitetapkan(kalender(), '2026-01-01', '2026-12-31')).toEqual([]);
  });
});

describe('[BEYOND-28] a promise', () => {
  const lab = { hariPengujian: 10, hariReview: 2, hariPelaporan: 2 };
  it.each([
    ['2026-11-27', '2026-12-17', 'over two weekends'],
    ['2026-12-09', '2026-12-31', 'over cuti bersama and Christmas'],
    ['2026-03-13', '2026-04-10', 'over Lebaran, Nyepi and Good Friday'],
    ['2026-11-28', '2026-12-17', 'from a Saturday on'],
  ])('made on %s is %s: %s', (hari, janji) => expect(janjiPengujian(lab, kalender(), hari)).toBe(janji));
});

describe('[BEYOND-29] how a promise stands', () => {
  it.each([
    ['2026-12-17', '2026-11-27', 'lama', '14 hari kerja lagi'],
    ['2026-12-17', '2026-12-15', 'dekat', '2 hari kerja lagi'],
    ['2026-12-17', '2026-12-17', 'dekat', 'hari ini'],
    ['2026-12-17', '2026-12-18', 'lewat', 'terlambat 1 hari kerja'],
    ['2026-12-18', '2026-12-20', 'lewat', 'terlambat'],
    ['2026-12-23', '2026-12-28', 'lewat', 'terlambat 1 hari kerja'],
  ])('%s on %s is %s: %s', (janji, hariIni, nada, kata) =>
    expect(keadaanJanji(kalender(), janji, hariIni)).toEqual({ nada, kata }),
  );
});

test('[BEYOND-28] whatever is closed, a promise lies on a working day, as many of them later as were said', () => {
  fc.assert(
    fc.property(kalenderMana, hariMana, fc.integer({ min: 1, max: 90 }), (satu, dari, jumlah) => {
      const janji = setelahHariKerja(satu, dari, jumlah);
      expect(hariKerja(satu, janji)).toBe(true);
      expect(hariKerjaAntara(satu, dari, janji)).toBe(jumlah);
      expect(hariKerjaAntara(satu, janji, dari)).toBe(-jumlah);
      // One more day is later, and one more closed day never makes it earlier.
      expect(setelahHariKerja(satu, dari, jumlah + 1) > janji).toBe(true);
      const lebihTutup = { ...satu, tutup: new Set([...satu.tutup, janji]) };
      expect(setelahHariKerja(lebihTutup, dari, jumlah) > janji).toBe(true);
    }),
  );
});

test('[BEYOND-32] a promise presses who waits for it exactly while it is near or late, and nobody while it is stopped', () => {
  fc.assert(
    fc.property(kalenderMana, hariMana, hariMana, (satu, janji, hariIni) => {
      const { nada } = keadaanJanji(satu, janji, hariIni);
      expect(mendesak(satu, { janji, jeda: [] }, hariIni)).toBe(nada !== 'lama');
      expect(mendesak(satu, { janji, jeda: [{ mulai: hariIni, selesai: null }] }, hariIni)).toBe(false);
      expect(mendesak(satu, { janji: null, jeda: [] }, hariIni)).toBe(false);
    }),
  );
});
