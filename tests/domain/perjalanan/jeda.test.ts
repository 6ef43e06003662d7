import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '#domain/core/clock.ts';
import { janjiSetelahJeda, kataGeser, kataJeda, type Jeda, type Rentang } from '#domain/perjalanan/jeda.ts';
import { hariKerja, hariKerjaAntara } from '#domain/perjalanan/kalender.ts';
import { hariMana, kalender, kalenderMana } from './contoh.ts';

const dari = (mulai: string, selesai: string): Rentang => ({ mulai, selesai });

describe('[BEYOND-31] a pause moves a promise by its working days', () => {
  it.each([
    ['2026-12-17', dari('2026-12-01', '2026-12-03'), '2026-12-21', 'two, over a weekend'],
    ['2026-12-17', dari('2026-12-03', '2026-12-03'), '2026-12-17', 'none of a pause of one day'],
    ['2026-12-17', dari('2026-12-04', '2026-12-06'), '2026-12-17', 'none of a Friday up to a Sunday'],
    ['2026-12-17', dari('2026-12-24', '2026-12-25'), '2026-12-17', 'none of cuti bersama and Christmas'],
    ['2026-12-30', dari('2026-12-29', '2027-01-04'), '2027-01-05', 'over the end of the year'],
    ['2026-11-30', dari('2026-12-01', '2026-12-02'), '2026-12-01', 'of one that was late already'],
  ])('%s, stopped %j, is %s: %s', (janji, jeda, menjadi) =>
    expect(janjiSetelahJeda(kalender(), janji, [], jeda)).toBe(menjadi),
  );

  it('and those of two that lie in each other once', () => {
    const luar = dari('2026-12-01', '2026-12-08');
    const dalam = dari('2026-12-03', '2026-12-04');
    const setelahDalam = janjiSetelahJeda(kalender(), '2026-12-17', [{ ...luar, selesai: null }], dalam);
    expect(setelahDalam).toBe('2026-12-18');
    expect(janjiSetelahJeda(kalender(), setelahDalam, [dalam], luar)).toBe('2026-12-28');
    // The other way round the same.
    const setelahLuar = janjiSetelahJeda(kalender(), '2026-12-17', [], luar);
    expect(setelahLuar).toBe('2026-12-28');
    expect(janjiSetelahJeda(kalender(), setelahLuar, [luar], dalam)).toBe('2026-12-28');
  });
});

const rentang = fc
  .tuple(hariMana, fc.integer({ min: 0, max: 60 }))
  .map(([mulai, lama]) => dari(mulai, addDays(mulai, lama)));

test('[BEYOND-31] whatever is closed, as many working days are left at the end of a pause as at its beginning', () => {
  fc.assert(
    fc.property(kalenderMana, hariMana, rentang, (satu, hari, jeda) => {
      // A promise lies on a working day.
      let janji = hari;
      while (!hariKerja(satu, janji)) janji = addDays(janji, 1);
      const menjadi = janjiSetelahJeda(satu, janji, [], jeda);
      const sisa = hariKerjaAntara(satu, jeda.selesai!, menjadi);
      expect(Math.abs(sisa - hariKerjaAntara(satu, jeda.mulai, janji))).toBe(0);
      expect(menjadi >= janji).toBe(true);
      expect(hariKerja(satu, menjadi)).toBe(true);
    }),
  );
});

test('[BEYOND-31] pauses that overlap move it by the days that any of them took, in whichever order they end', () => {
  const akhir = (satu: Parameters<typeof janjiSetelahJeda>[0], janji: string, urut: readonly Rentang[]) =>
    urut.reduce(
      ({ menjadi, lain }, jeda) => ({
        menjadi: janjiSetelahJeda(satu, menjadi, lain, jeda),
        lain: [...lain, jeda],
      }),
      { menjadi: janji, lain: [] as Rentang[] },
    ).menjadi;
  fc.assert(
    fc.property(kalenderMana, hariMana, fc.array(rentang, { maxLength: 4 }), (satu, hari, jeda) => {
      const hariJeda = new Set<string>();
      for (const { mulai, selesai } of jeda)
        for (let ke = addDays(mulai, 1); ke <= selesai!; ke = addDays(ke, 1))
          if (hariKerja(satu, ke)) hariJeda.add(ke);
      const menjadi = akhir(satu, hari, jeda);
      expect(hariKerjaAntara(satu, hari, menjadi)).toBe(hariJeda.size);
      expect(akhir(satu, hari, jeda.toReversed())).toBe(menjadi);
    }),
  );
});

test('[BEYOND-31] a pause is told in words, and what it moved', () => {
  const jeda = (sebab: Jeda['sebab'], mulai: string, selesai: string | null = null): Jeda => ({
    uuid: '0195c000-0000-7000-8000-000000000001',
    sebab,
    alasan: 'Sampel kurang 5 g.',
    mulai,
    selesai,
  });
  expect([kataJeda([]), kataJeda(undefined)]).toEqual([null, null]);
  expect(kataJeda([jeda('alat', '2026-12-01', '2026-12-02')])).toBeNull();
  expect(kataJeda([jeda('alat', '2026-12-07'), jeda('pendaftar', '2026-12-03')])).toBe(
    'Dijeda sejak 3 Desember 2026: alat rusak, menunggu pendaftar',
  );
  expect(kataGeser('2026-12-17', '2026-12-21')).toBe(
    'Janji semula 17 Desember 2026 menjadi 21 Desember 2026.',
  );
  expect(kataGeser('2026-12-17', '2026-12-17')).toBe('Janji selesai tetap 17 Desember 2026.');
});
