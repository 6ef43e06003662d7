import type { FieldError } from '#domain/core/errors.ts';
import { uraiKunci } from './kunci.ts';
import type { Blok } from './schema.ts';
import { salahSel } from './sel-sah.ts';
import { kunciSel, type TulisSel } from './sel.ts';

/** What is wrong with cells that are written into a block: ones it does not have or has twice, and what no number is read from. Field names as sent. */
export const periksaSel = (
  blok: Blok,
  sel: readonly Pick<TulisSel, 'kunci' | 'nilai' | 'dicoret'>[],
): FieldError[] =>
  sel.flatMap(({ kunci, nilai, dicoret }, at): FieldError[] => {
    const salahKunci = salahSel(blok, kunci, '') ?? salahTulis(kunci) ?? kembar(sel, at);
    if (salahKunci) return [{ field: `sel[${at}][kunci]`, message: salahKunci }];
    // What was written wrong is crossed out as it was written.
    const message = dicoret ? null : salahSel(blok, kunci, nilai);
    return message === null ? [] : [{ field: `sel[${at}][nilai]`, message }];
  });

/** One cell has one key: '01' is no replicate. */
function salahTulis(kunci: string): string | null {
  const { nama, ulangan, butir } = uraiKunci(kunci);
  return kunciSel(nama, ulangan, butir) === kunci ? null : 'Kunci sel ini salah tulis.';
}

const kembar = (sel: readonly Pick<TulisSel, 'kunci'>[], at: number): string | null =>
  sel.findIndex(({ kunci }) => kunci === sel[at]!.kunci) === at ? null : 'Sel ini disebut dua kali.';
