import type { Sel } from '#domain/lembar-kerja/sel.ts';

/** What the bench changes of a cell. The time it was left is its keeper's to say. */
export type PerubahanSel = { kunci: string } & Omit<Sel, 'pada'>;

type DenganSel = { sel: Sel | undefined };

/**
 * Whether a cell looks the same with other props: a sheet is put together anew with each of its cells that is left, and the
 * others say in a new object what they said before.
 */
export const tampakSama = <P extends DenganSel>(lama: P, baru: P): boolean =>
  (Object.keys(baru) as (keyof P)[]).every((nama) =>
    nama === 'sel' ? samaIsi(lama.sel, baru.sel) : Object.is(lama[nama], baru[nama]),
  );

const samaIsi = (lama: Sel | undefined, baru: Sel | undefined): boolean =>
  lama === baru ||
  (lama !== undefined &&
    baru !== undefined &&
    lama.nilai === baru.nilai &&
    lama.catatan === baru.catatan &&
    lama.dicoret?.alasan === baru.dicoret?.alasan &&
    lama.dicoret?.keterangan === baru.dicoret?.keterangan);
