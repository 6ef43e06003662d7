import { expect, test } from 'vitest';
import { berkelompok } from '#domain/core/nomor.ts';
import { lewatJatuhTempo } from '#domain/pembayaran/cara-bayar.ts';
import { invoice } from '#tests/support/contoh/pengujian.ts';

test.each([
  ['2026-12-09', false],
  ['2026-12-10', false],
  ['2026-12-11', true],
])('[PAY-28] an invoice due on 10 December is late on %s: %s', (hariIni, lewat) => {
  const belum = { kdStatusPembayaran: 1, statusPembayaran: '-', prosesSelanjutnya: '-' };
  const satu = invoice({ jatuhTempo: '2026-12-10', statusPayment: belum });
  expect(lewatJatuhTempo(satu, hariIni)).toBe(lewat);
});

test.each([
  ['8808123456789012', '8808 1234 5678 9012'],
  ['820261120123456', '8202 6112 0123 456'],
  ['88081234', '8808 1234'],
])('[PAY-29] %s reads %s', (nomor, kata) => expect(berkelompok(nomor)).toBe(kata));
