import type { Sel } from '#domain/lembar-kerja/sel.ts';

/** What the bench changes of a cell. The time it was left is its keeper's to say. */
export type PerubahanSel = { kunci: string } & Omit<Sel, 'pada'>;

/** As its reader sees it: a decimal point as comma; everything else as it was typed. */
export const tampilSel = (nilai: string): string =>
  /^[<>]?\s*[-\u2212]?\d+\.\d+$/.test(nilai) ? nilai.replace('.', ',') : nilai;
