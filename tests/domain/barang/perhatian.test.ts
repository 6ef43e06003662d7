import { describe, expect, it } from 'vitest';
import { perhatian } from '#domain/barang/perhatian.ts';

const hari = '2026-11-20';
const kata = (barang: Parameters<typeof perhatian>[0], pada = hari) =>
  perhatian(barang, pada).map(({ kata: satu, bahaya }) => `${satu}${bahaya ? ' !' : ''}`);

describe('what is to be seen to', () => {
  it('[GAP-15] is a stock at or below its Limit', () => {
    expect(kata({ jmlStok: 11, minStok: 10 })).toEqual([]);
    expect(kata({ jmlStok: 10, minStok: 10 })).toEqual(['Stok di batas minimal']);
    expect(kata({ jmlStok: 3, minStok: 10 })).toEqual(['Stok di batas minimal']);
    expect(kata({ jmlStok: 0, minStok: 0 })).toEqual(['Stok habis !']);
    expect(kata({ jmlStok: 1, minStok: null }), 'no Limit').toEqual([]);
    expect(kata({ jmlStok: null, minStok: 10 }), 'no stock').toEqual([]);
  });

  it('is a material past its date, or within thirty days of it', () => {
    expect(kata({ tglExpired: '2026-12-21' })).toEqual([]);
    expect(kata({ tglExpired: '2026-12-20' })).toEqual(['Hampir kedaluwarsa 20 Desember 2026']);
    expect(kata({ tglExpired: '2026-11-20' })).toEqual(['Hampir kedaluwarsa 20 November 2026']);
    expect(kata({ tglExpired: '2026-11-19' })).toEqual(['Kedaluwarsa 19 November 2026 !']);
  });

  it('is an instrument past its calibration, or within thirty days of it', () => {
    expect(kata({ tglKalibrasiSelanjutnya: '2026-12-21' })).toEqual([]);
    expect(kata({ tglKalibrasiSelanjutnya: '2026-12-20' })).toEqual(['Kalibrasi sebelum 20 Desember 2026']);
    expect(kata({ tglKalibrasiSelanjutnya: '2026-11-19' })).toEqual(['Kalibrasi lewat 19 November 2026 !']);
  });

  it('is the stock alone while no day is chosen', () => {
    expect(kata({ jmlStok: 0, minStok: 5, tglExpired: '2020-01-01' }, '')).toEqual(['Stok habis !']);
  });
});
