import type { FieldError } from '#domain/core/errors.ts';
import type { Blok } from './schema.ts';
import type { TulisSel } from './sel.ts';
import { masukanSel, salahSel } from './sel-blok.ts';

/** What is wrong with cells that are written into a block: ones it does not have or has twice, and what no number is read from. Field names as sent. */
export const periksaSel = (
  blok: Pick<Blok, 'perSampel' | 'perUlangan'>,
  sel: readonly Pick<TulisSel, 'kunci' | 'nilai' | 'dicoret'>[],
): FieldError[] =>
  sel.flatMap(({ kunci, nilai, dicoret }, at): FieldError[] => {
    const masukan = masukanSel(blok, kunci);
    if (!masukan)
      return [{ field: `sel[${at}][kunci]`, message: 'Sel ini tidak ada di jenis data bersama ini.' }];
    if (sel.findIndex((lain) => lain.kunci === kunci) !== at)
      return [{ field: `sel[${at}][kunci]`, message: 'Sel ini disebut dua kali.' }];
    // What was written wrong is crossed out as it was written.
    const message = dicoret ? null : salahSel(masukan, nilai);
    return message === null ? [] : [{ field: `sel[${at}][nilai]`, message }];
  });
