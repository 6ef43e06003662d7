import type { Uji } from './katalog.ts';

/** The laboratories of kalab2@ and laboran2@ test a little too, so that who sees what can be shown. */
export const labLain: readonly (readonly [number, readonly Uji[]])[] = [
  [
    5,
    [
      {
        kd: 'MF-01',
        nama: 'Daya Hambat Antibakteri',
        metode: 'Difusi cakram (Kirby-Bauer), CLSI M02',
        satuan: 'mm',
        harga: { internal: 120_000, eksternal: 190_000 },
        replikasi: { internal: 70_000, eksternal: 110_000 },
        cara: 'fisika',
      },
      {
        kd: 'MF-02',
        nama: 'Cemaran Mikroba Alat dan Ruang',
        metode: 'Uji usap, ISO 18593:2018',
        satuan: 'koloni/cm²',
        harga: { internal: 90_000, eksternal: 150_000 },
        replikasi: null,
        cara: 'hitung-koloni',
      },
    ],
  ],
  [
    6,
    [
      {
        kd: 'TF-01',
        nama: 'Ukuran Partikel',
        metode: 'Particle size analyzer (hamburan cahaya dinamis)',
        satuan: 'nm',
        harga: { internal: 150_000, eksternal: 250_000 },
        replikasi: { internal: 90_000, eksternal: 140_000 },
        cara: 'fisika',
      },
      {
        kd: 'TF-02',
        nama: 'Kerapuhan Tablet',
        metode: 'Friabilator 25 rpm 4 menit, FI VI',
        satuan: '%',
        harga: { internal: 45_000, eksternal: 70_000 },
        replikasi: null,
        cara: 'gravimetri',
      },
    ],
  ],
];
