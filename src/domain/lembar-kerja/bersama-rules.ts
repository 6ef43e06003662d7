import type { FieldError } from '#domain/core/errors.ts';
import type { Blok } from './schema.ts';
import type { TulisSel } from './sel.ts';
import { salahTulisSel } from './sel-blok.ts';

/** What is wrong with cells that are written into a block: ones it does not have or has twice, and what no number is read from. Field names as sent. */
export const periksaSel = (
  blok: Pick<Blok, 'perSampel' | 'perUlangan'>,
  sel: readonly Pick<TulisSel, 'kunci' | 'nilai' | 'dicoret'>[],
): FieldError[] =>
  sel.flatMap((satu, at): FieldError[] => {
    const salah = salahTulisSel(blok, satu);
    if (salah?.bagian === 'kunci')
      return [{ field: `sel[${at}][kunci]`, message: 'Sel ini tidak ada di jenis data bersama ini.' }];
    if (sel.findIndex(({ kunci }) => kunci === satu.kunci) !== at)
      return [{ field: `sel[${at}][kunci]`, message: 'Sel ini disebut dua kali.' }];
    return salah ? [{ field: `sel[${at}][nilai]`, message: salah.message }] : [];
  });
