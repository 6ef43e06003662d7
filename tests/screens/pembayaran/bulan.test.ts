import { expect, test } from 'vitest';
import { pilihanBulan } from '#features/pembayaran/daftar-petugas.ts';

test('the months of the history of payments are this one and those of two years before it', () => {
  const pilihan = pilihanBulan('2026-01-31');
  expect(pilihan.slice(0, 2)).toEqual([
    { value: '2026-01', label: 'Januari 2026' },
    { value: '2025-12', label: 'Desember 2025' },
  ]);
  expect(pilihan.at(-1)).toEqual({ value: '2024-01', label: 'Januari 2024' });
});
