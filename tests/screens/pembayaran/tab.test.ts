import { describe, expect, it } from 'vitest';
import { tabUang } from '#features/pembayaran/tab.ts';

describe('the tabs of what a research costs', () => {
  it('open with what is due, and follow it', () => {
    expect(tabUang(null, null)).toBe('riwayat');
    expect(tabUang('buatInvoice', null)).toBe('buat');
    expect(tabUang('bayar', null)).toBe('riwayat');
  });

  it('stay where one has gone to, also when nothing is due any more', () => {
    const pilihan = { tab: 'pengembalian', saat: 'bayar' } as const;
    expect(tabUang('bayar', pilihan)).toBe('pengembalian');
    expect(tabUang(null, pilihan)).toBe('pengembalian');
  });

  it('do not hide what has become due since', () => {
    expect(tabUang('buatInvoice', { tab: 'riwayat', saat: null })).toBe('buat');
    expect(tabUang('bayar', { tab: 'buat', saat: 'buatInvoice' })).toBe('riwayat');
  });
});
