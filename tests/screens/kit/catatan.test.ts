import { describe, expect, it } from 'vitest';
import { foldNote } from '#kit/text/fold-note.ts';

describe('a note', () => {
  it('stands in full as long as it is read at a glance', () => {
    expect(foldNote('')).toBeNull();
    expect(foldNote('x'.repeat(500))).toBeNull();
  });

  it('is folded after a whole word, or within one that never ends', () => {
    const panjang = 'Kalimat sangat panjang tanpa akhir. '.repeat(20);
    const awal = foldNote(panjang)!;
    expect(awal.length).toBeLessThanOrEqual(400);
    expect(awal.length).toBeGreaterThan(350);
    expect(panjang.startsWith(`${awal} `)).toBe(true);
    expect(foldNote('x'.repeat(501))).toHaveLength(400);
  });
});
