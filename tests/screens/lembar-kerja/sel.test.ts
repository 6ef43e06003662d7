import { expect, test } from 'vitest';
import type { Sel } from '#domain/lembar-kerja/sel.ts';
import { tampakSama } from '#features/lembar-kerja/sel.ts';

const sel = (lain: Partial<Sel> = {}): Sel => ({
  nilai: '1,20',
  dicoret: { alasan: 'Lainnya', keterangan: 'goyang' },
  catatan: null,
  pada: '2026-11-20T03:00:00Z',
  ...lain,
});

test('[BEYOND-17] a cell is drawn anew for what it shows, and for nothing else', () => {
  const lama = { sel: sel(), sebutan: 'Bobot, ulangan 1', foto: 0 };
  expect(tampakSama(lama, { ...lama, sel: sel({ pada: '2026-11-20T04:00:00Z' }) })).toBe(true);
  for (const baru of [
    { ...lama, sel: undefined },
    { ...lama, sel: sel({ nilai: '1,2' }) },
    { ...lama, sel: sel({ catatan: 'keruh' }) },
    { ...lama, sel: sel({ dicoret: null }) },
    { ...lama, sel: sel({ dicoret: { alasan: 'Lainnya', keterangan: 'tumpah' } }) },
    { ...lama, foto: 1 },
  ])
    expect(tampakSama(lama, baru)).toBe(false);
});
