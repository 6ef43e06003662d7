import type { TulisSel } from '#domain/lembar-kerja/sel.ts';

/** A cell as its author left it, of which they saw `semula`. */
export const tulisSel = (
  kunci: string,
  nilai: string,
  semula: string | null = null,
  lain: Partial<TulisSel> = {},
): TulisSel => ({
  kunci,
  nilai,
  dicoret: null,
  catatan: null,
  pada: '2026-11-20T02:30:00.000Z',
  semula: semula === null ? null : { nilai: semula, dicoret: false },
  ...lain,
});

export const coretan = { alasan: 'Tumpah atau rusak', keterangan: 'Krus retak' } as const;

/** The two replicates of 'susut pengeringan' that come to 2,86 % (lembar-kerja.md, example 11). */
export const selSusut = (): TulisSel[] =>
  ['1', '2'].flatMap((ulangan) => [
    tulisSel(`w0.${ulangan}`, '30,000'),
    tulisSel(`w1.${ulangan}`, '33,500'),
    tulisSel(`w2.${ulangan}`, '33,400'),
  ]);
