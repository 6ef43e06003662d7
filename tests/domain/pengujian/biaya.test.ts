import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  baris,
  hargaBaris,
  hargaTerdaftar,
  pelunasan,
  totalTagihan,
  uangMuka,
  type HargaBaris,
  type Tarif,
} from '#domain/pengujian/biaya.ts';

const rupiah = fc.integer({ min: 0, max: 100_000_000 });
const tarif: fc.Arbitrary<Tarif> = fc.record({
  hargaInternal: rupiah,
  hargaEksternal: rupiah,
  flagReplikasi: fc.boolean(),
  hargaReplikasiInternal: rupiah,
  hargaReplikasiEksternal: rupiah,
});
const golongan = fc.constantFrom('internal' as const, 'eksternal' as const);
const line: fc.Arbitrary<HargaBaris> = fc
  .tuple(tarif, golongan, fc.integer({ min: 1, max: 20 }))
  .map(([prices, kind, replications]) => hargaBaris(prices, kind, prices.flagReplikasi ? replications : 1));

const parasetamol: Tarif = {
  hargaInternal: 150_000,
  hargaEksternal: 225_000,
  flagReplikasi: true,
  hargaReplikasiInternal: 50_000,
  hargaReplikasiEksternal: 75_000,
};

describe('one line', () => {
  test.each([
    ['internal', 1, { hargaPengujian: 150_000, hargaReplikasi: 0, hargaTotal: 150_000 }],
    ['internal', 3, { hargaPengujian: 150_000, hargaReplikasi: 100_000, hargaTotal: 250_000 }],
    ['eksternal', 2, { hargaPengujian: 225_000, hargaReplikasi: 75_000, hargaTotal: 300_000 }],
  ] as const)('[MASTER-28, CONF-64, GAP-14] %s tariff, %i replications', (kind, replications, expected) => {
    expect(hargaBaris(parasetamol, kind, replications)).toEqual(expected);
  });

  it('is never priced for replications the parameter does not allow', () => {
    for (const jumlah of [0, -1, 1.5, Number.NaN])
      expect(() => hargaBaris(parasetamol, 'internal', jumlah)).toThrow(RangeError);
    expect(() => hargaBaris({ ...parasetamol, flagReplikasi: false }, 'internal', 2)).toThrow(RangeError);
  });

  it('[MASTER-28] of one that was registered: granted replications are paid for, though there are none any more', () => {
    const tanpa = { ...parasetamol, flagReplikasi: false };
    const harga = { hargaPengujian: 225_000, hargaReplikasi: 150_000, hargaTotal: 375_000 };
    expect(hargaTerdaftar(tanpa, 'eksternal', 3)).toEqual(harga);
    expect(hargaTerdaftar(parasetamol, 'eksternal', 3)).toEqual(harga);
    expect(hargaTerdaftar(tanpa, 'internal', 1).hargaTotal).toBe(150_000);
    expect(() => hargaTerdaftar(tanpa, 'internal', 0)).toThrow('jumlahReplikasi 0');
  });

  it('[TESTADM-25] its total is test price and replication price together', () => {
    expect(baris(120_000, 30_000)).toEqual({
      hargaPengujian: 120_000,
      hargaReplikasi: 30_000,
      hargaTotal: 150_000,
    });
  });
});

describe('money adds up', () => {
  test.each([
    [0, 0],
    [1, 1],
    [325_000, 162_500],
    [325_001, 162_501],
  ])('[GAP-06] of %i the down payment is %i', (total, dp) => {
    expect(uangMuka(total)).toBe(dp);
  });

  test.each([
    [325_001, 162_501, { tagihanAkhir: 162_500, pengembalian: 0 }],
    [162_501, 162_501, { tagihanAkhir: 0, pengembalian: 0 }],
    [100_000, 162_501, { tagihanAkhir: 0, pengembalian: 62_501 }],
  ])('[GAP-08] of %i with %i paid', (total, dibayar, sisa) => {
    expect(pelunasan(total, dibayar)).toEqual(sisa);
  });

  it('[GAP-06, CONST-20] the down payment is half, to the rupiah, and never more than one above it', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
        const total = totalTagihan(lines);
        const dp = uangMuka(total);
        expect(Number.isSafeInteger(dp)).toBe(true);
        expect([0, 1]).toContain(2 * dp - total);
      }),
    );
  });

  it('[TESTADM-26, GAP-08] paid and due are the total; what goes back was paid and was too much', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 40 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (lines, dropped) => {
          const dibayar = uangMuka(totalTagihan(lines));
          // Lines that cannot be tested enter the final bill at 0 (GAP-124).
          const akhir = totalTagihan(lines.map((one, at) => (dropped[at] ? baris(0, 0) : one)));
          const { tagihanAkhir, pengembalian } = pelunasan(akhir, dibayar);
          expect(dibayar + tagihanAkhir - pengembalian).toBe(akhir);
          expect(pengembalian).toBeLessThanOrEqual(dibayar);
          expect(Math.min(tagihanAkhir, pengembalian)).toBe(0);
          expect(Math.min(tagihanAkhir, pengembalian, dibayar, akhir)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
