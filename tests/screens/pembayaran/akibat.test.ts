import { describe, expect, it } from 'vitest';
import { akibatVerifikasi } from '#features/pembayaran/akibat.ts';

describe('[GAP-149] before the word on a proof is sent', () => {
  const invoice = { noInvoice: 'INV/PG/2026/00054', totalTagihan: 390_000, flagDibatalkan: 0 };
  const batal = { ...invoice, flagDibatalkan: 1 };

  it('says of which money, and that it stays so', () => {
    expect(akibatVerifikasi(true, invoice)).toBe(
      'Rp 390.000 dinyatakan diterima; invoice INV/PG/2026/00054 terbayar lunas dan tidak dapat diubah lagi.',
    );
    expect(akibatVerifikasi(false, invoice)).toBe(
      'Bukti pembayaran Rp 390.000 tidak diterima; invoice INV/PG/2026/00054 kembali belum lunas.',
    );
  });

  it('[GAP-126] money for a cancelled invoice goes back, and a refused proof of it leaves it cancelled', () => {
    expect(akibatVerifikasi(true, batal)).toContain('lalu harus dikembalikan ke pendaftar');
    expect(akibatVerifikasi(false, batal)).toContain('kembali dibatalkan');
  });
});
