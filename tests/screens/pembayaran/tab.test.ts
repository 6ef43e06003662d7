import { describe, expect, it } from 'vitest';
import { tabUang } from '#features/pembayaran/tab.ts';

describe('the tabs of what a research costs', () => {
  it('open with what is due, and follow it', () => {
    expect(tabUang(null, null, true)).toBe('riwayat');
    expect(tabUang('buatInvoice', null, true)).toBe('buat');
    expect(tabUang('bayar', null, true)).toBe('riwayat');
  });

  it('stay where one has gone to, also when nothing is due any more', () => {
    const pilihan = { tab: 'pengembalian', saat: 'bayar' } as const;
    expect(tabUang('bayar', pilihan, true)).toBe('pengembalian');
    expect(tabUang(null, pilihan, true)).toBe('pengembalian');
  });

  it('do not hide what has become due since', () => {
    expect(tabUang('buatInvoice', { tab: 'riwayat', saat: null }, true)).toBe('buat');
    expect(tabUang('bayar', { tab: 'buat', saat: 'buatInvoice' }, true)).toBe('riwayat');
  });

  it('go to the history where there is nothing to make an invoice of', () => {
    expect(tabUang(null, { tab: 'buat', saat: null }, false)).toBe('riwayat');
    expect(tabUang('buatInvoice', null, false)).toBe('riwayat');
    expect(tabUang(null, { tab: 'pengembalian', saat: null }, false)).toBe('pengembalian');
  });
});
