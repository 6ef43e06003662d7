import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { janjiBergeser, janjiMasaBaru, janjiPenelitian } from '#domain/perjalanan/janji.ts';
import { hariKerja, hariKerjaAntara, setelahHariKerja } from '#domain/perjalanan/kalender.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import { hariMana, kalender, kalenderMana } from './contoh.ts';

const lab = { hariPenyelesaian: 3 };

describe('[BEYOND-37] what a research is promised', () => {
  it.each([
    ['2026-12-17', '2026-11-27', '2026-12-22', 'after its last day, over a weekend'],
    ['2026-12-23', '2026-11-27', '2026-12-30', 'over cuti bersama and Christmas'],
    ['2026-12-19', '2026-11-27', '2026-12-23', 'after a Saturday'],
    ['2026-11-20', '2026-11-27', '2026-12-02', 'after its approval, where the use was over by then'],
  ])('used until %s and approved on %s is %s: %s', (tglSelesai, hari, janji) =>
    expect(janjiPenelitian(lab, kalender(), { tglSelesai, hari })).toBe(janji),
  );

  it.each([
    ['2026-12-22', '2026-12-17', '2026-12-17', '2026-12-22', 'the same days'],
    ['2026-12-22', '2026-12-17', '2026-12-30', '2027-01-04', 'a longer use'],
    ['2026-12-22', '2026-12-17', '2026-12-08', '2026-12-11', 'a shorter one'],
    ['2026-12-22', '2026-12-17', '2026-11-30', '2026-12-04', 'one that is over by now: from today on'],
    ['2026-12-24', '2026-12-17', '2026-12-18', '2026-12-28', 'and what a pause had moved it by stays'],
  ])('%s of a use until %s, now until %s, is %s: %s', (janji, dari, ke, menjadi) =>
    expect(janjiMasaBaru(kalender(), janji, { dari, ke, hari: '2026-12-01' })).toBe(menjadi),
  );

  it('says where it lay before anything moved it, and nothing once it lies there again', () => {
    expect(janjiBergeser({ janji: 'a', janjiSemula: null }, 'b')).toEqual({ janji: 'b', janjiSemula: 'a' });
    expect(janjiBergeser({ janji: 'b', janjiSemula: 'a' }, 'c')).toEqual({ janji: 'c', janjiSemula: 'a' });
    expect(janjiBergeser({ janji: 'c', janjiSemula: 'a' }, 'a')).toEqual({ janji: 'a', janjiSemula: null });
    expect(janjiBergeser({ janji: 'a', janjiSemula: null }, 'a')).toEqual({ janji: 'a', janjiSemula: null });
  });
});

const pindah = [kalenderMana, hariMana, hariMana, hariMana, fc.integer({ min: 1, max: 30 })] as const;

test('[BEYOND-37] whenever the use ends, a promise keeps its working days after it, and is never made for a day that is over', () => {
  fc.assert(
    fc.property(...pindah, (satu, dari, ke, hari, jumlah) => {
      fc.pre(dari !== ke);
      const baru = janjiMasaBaru(satu, setelahHariKerja(satu, dari, jumlah), { dari, ke, hari });
      expect(hariKerja(satu, baru)).toBe(true);
      expect(hariKerjaAntara(satu, ke > hari ? ke : hari, baru)).toBe(jumlah);
      expect(baru > hari).toBe(true);
    }),
  );
});

test('[BEYOND-37] there and back again before either day is over changes nothing, nor does the same day', () => {
  fc.assert(
    fc.property(...pindah, (satu, dari, ke, hari, jumlah) => {
      fc.pre(hari < dari && hari < ke);
      const janji = setelahHariKerja(satu, dari, jumlah);
      const baru = janjiMasaBaru(satu, janji, { dari, ke, hari });
      expect(janjiMasaBaru(satu, baru, { dari: ke, ke: dari, hari })).toBe(janji);
      expect(janjiMasaBaru(satu, janji, { dari, ke: dari, hari: ke })).toBe(janji);
    }),
  );
});

const langkah = (...semua: readonly (readonly [kode: number, createdAt: string])[]) =>
  semua.map(([kdStatusPengajuan, createdAt]) => ({ createdAt, statusSubmission: { kdStatusPengajuan } }));

test.each<[string, (readonly [kode: number, createdAt: string])[], string]>([
  ['the first of all', [[6, 'a']], 'a'],
  [
    'a pause and its end leave it there',
    [
      [5, 'a'],
      [6, 'b'],
      [6, 'c'],
      [6, 'd'],
    ],
    'b',
  ],
  [
    'when it came there the last time',
    [
      [11, 'a'],
      [12, 'b'],
      [11, 'c'],
      [11, 'd'],
    ],
    'c',
  ],
  ['where nothing is told of it, when it was touched last', [], 'lama'],
])('[BEYOND-32] since when it stands there: %s', (_, history, sejak) =>
  expect(sejakKeadaan({ history: langkah(...history), updatedAt: 'lama' })).toBe(sejak),
);
