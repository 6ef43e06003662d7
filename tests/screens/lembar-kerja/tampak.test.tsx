import { describe, expect, test } from 'vitest';
import { hitungBlok } from '#domain/lembar-kerja/hitung.ts';
import { HasilBlokTampak } from '#features/lembar-kerja/HasilTampak.tsx';
import { isiSusut } from '#tests/support/contoh/lembar-kerja.ts';
import { markup } from '#tests/support/tulisan.tsx';

const blok = isiSusut({
  rumusAkhir: [
    { nama: 'sebaran', label: 'RSD', satuan: '%', ungkapan: 'rsd(susut)' },
    { nama: 'akhir', label: 'Rerata', satuan: '%', ungkapan: 'rerata(susut)' },
  ],
});
const sel = (nilai: string) => ({ nilai, dicoret: null, catatan: null, pada: '2026-11-20T02:30:00.000Z' });
const ulangan = (ke: number) => ({
  [`w0.${ke}`]: sel('30,000'),
  [`w1.${ke}`]: sel('33,500'),
  [`w2.${ke}`]: sel('33,400'),
});
const tampak = (...semua: number[]) =>
  markup(<HasilBlokTampak hasil={hitungBlok(blok, Object.assign({}, ...semua.map(ulangan)))} ulangan />);

describe('[BEYOND-12] what a sheet has come to so far', () => {
  test('nothing measured: nothing is wrong', () => {
    expect(tampak()).not.toMatch(/n = |tidak dapat/);
  });
  test('one of two measured: what needs both waits, and is no fault yet', () => {
    expect(tampak(1)).toContain('n = 1 dari 1');
    expect(tampak(1)).not.toContain('tidak dapat');
  });
  test('all measured that are asked for: what cannot be computed says so', () => {
    const satu = hitungBlok({ ...blok, ulangan: 1 }, ulangan(1));
    expect(markup(<HasilBlokTampak hasil={satu} ulangan />)).toContain('perlu 2 nilai');
  });
});
