import type { Sel } from '#domain/lembar-kerja/sel.ts';

/** What the bench changes of a cell. The time it was left is its keeper's to say. */
export type PerubahanSel = { kunci: string } & Omit<Sel, 'pada'>;
