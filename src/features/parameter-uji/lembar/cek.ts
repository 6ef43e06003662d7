import { cobaSemua } from '#domain/lembar-kerja/coba.ts';
import { ContohSchema } from '#domain/lembar-kerja/contoh.ts';
import { periksaLembar, peringatanLembar, type Temuan } from '#domain/lembar-kerja/periksa.ts';
import { IsiLembarSchema, type IsiLembar } from '#domain/lembar-kerja/schema.ts';
import type { ContohDicoba } from '#domain/lembar-kerja/versi.ts';
import type { FieldErrors } from '#kit/field/field-errors.ts';
import { isiDari, type IsianVersi } from './isian.ts';

/** What is written so far, looked at with the eyes of the server. */
export type Cek = {
  galat: FieldErrors;
  /** What may be meant so and seldom is. */
  hati: FieldErrors;
  /** The sheet, once it can compute. */
  isi: IsiLembar | null;
  /** What its worked examples come to, in their order; null of one that is not complete. */
  dicoba: readonly (ContohDicoba | null)[];
};

/** The faults of a version as they stand while it is written, each by the name of its field (BEYOND-02). */
export function cek(isian: IsianVersi): Cek {
  const tertulis = isiDari(isian);
  // It asks no more of what is written than that it has its shape.
  const salah = periksaLembar(tertulis as unknown as IsiLembar);
  const galat = menurutNama(salah, tertulis);
  const dibaca = salah.length === 0 ? IsiLembarSchema.safeParse(tertulis) : null;
  const isi = dibaca?.success ? dibaca.data : null;
  return {
    galat,
    hati: isi ? menurutNama(peringatanLembar(isi), tertulis) : {},
    isi,
    dicoba: isian.contoh.map((satu) => {
      const contoh = ContohSchema.safeParse(satu);
      return isi && contoh.success ? cobaSemua(isi, [contoh.data])[0]! : null;
    }),
  };
}

/** By field name; what is still empty is asked for when it is saved. */
function menurutNama(semua: readonly Temuan[], tertulis: object): FieldErrors {
  const galat: FieldErrors = {};
  for (const { path, message } of semua) {
    const nilai = path.reduce<unknown>(
      (di, bagian) => (di as Record<string, unknown> | null)?.[bagian],
      tertulis,
    );
    // A line that the sheet makes by itself has no field.
    if (nilai !== '' && nilai !== undefined)
      galat[`isi${path.map((bagian) => `[${bagian}]`).join('')}`] ??= message;
  }
  return galat;
}
