import fc from 'fast-check';
import { expect, it } from 'vitest';
import { terbilang } from '#domain/core/terbilang.ts';

const kata: Record<string, number> = Object.fromEntries(
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'
    .split(' ')
    .map((satu, ke) => [satu, ke]),
);
const pangkat: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** What is heard, word by word, as somebody would write it down: knows nothing of how it was said. */
function dengar(ucapan: string): number {
  let [jumlah, tiga, angka] = [0, 0, 0];
  for (const satu of ucapan.split(' ')) {
    const se = satu === 'seratus' || satu === 'seribu';
    const dasar = se ? satu.slice(2) : satu;
    if (se) angka = 1;
    if (dasar === 'belas') [tiga, angka] = [tiga + angka + 10, 0];
    else if (dasar === 'puluh') [tiga, angka] = [tiga + angka * 10, 0];
    else if (dasar === 'ratus') [tiga, angka] = [tiga + angka * 100, 0];
    else if (dasar in pangkat) [jumlah, tiga, angka] = [jumlah + (tiga + angka) * pangkat[dasar]!, 0, 0];
    else angka = kata[dasar] ?? Number.NaN;
  }
  return jumlah + tiga + angka;
}

it('an amount in words says the amount', () => {
  const setiap = fc.oneof(
    fc.integer({ min: 0, max: 9999 }),
    fc.maxSafeNat().map((n) => n % 1e15),
  );
  fc.assert(
    fc.property(setiap, (jumlah) => {
      expect(dengar(terbilang(jumlah))).toBe(jumlah);
    }),
  );
});

it.each([
  [0, 'nol'],
  [11, 'sebelas'],
  [100, 'seratus'],
  [1_000, 'seribu'],
  [1_111, 'seribu seratus sebelas'],
  [21_000, 'dua puluh satu ribu'],
  [1_000_000, 'satu juta'],
  [1_200_000, 'satu juta dua ratus ribu'],
  [101_001_000, 'seratus satu juta seribu'],
  [2_340_000, 'dua juta tiga ratus empat puluh ribu'],
])('%i is said %s', (jumlah, ucapan) => {
  expect(terbilang(jumlah)).toBe(ucapan);
});

it.each([-1, 0.5, Number.NaN, 1e15])('%d is no amount of money', (jumlah) => {
  expect(() => terbilang(jumlah)).toThrow(RangeError);
});
