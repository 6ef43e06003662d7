import { akibatBatas } from '#domain/lembar-kerja/akibat-batas.ts';
import { syaratBatas } from '#domain/lembar-kerja/himpunan-batas.ts';
import { cobaSemua } from '#domain/lembar-kerja/coba.ts';
import { ContohSchema } from '#domain/lembar-kerja/contoh.ts';
import { periksaLembar, peringatanLembar, type Temuan } from '#domain/lembar-kerja/periksa.ts';
import { IsiLembarSchema, type Batas, type IsiLembar } from '#domain/lembar-kerja/schema.ts';
import type { ContohDicoba } from '#domain/lembar-kerja/versi.ts';
import type { FieldErrors } from '#kit/field/field-errors.ts';
import { isiDari, type IsianVersi } from './bidang-lembar.ts';

/** What is written so far, looked at with the eyes of the server. */
export type Cek = {
  galat: FieldErrors;
  /** What is said of a field or row as it stands: what may be meant so and seldom is, what a limit leads to. */
  kata: FieldErrors;
  /** The sheet, once it can compute. */
  isi: IsiLembar | null;
  /** What its worked examples come to, in their order; null of one that is not complete. */
  dicoba: readonly (ContohDicoba | null)[];
};

/** The faults of a version as they stand while it is written, each by the name of its field (BEYOND-02). */
export function cek(isian: IsianVersi): Cek {
  const tertulis = isiDari(isian);
  const salah = periksaLembar(tertulis);
  const dibaca = salah.length === 0 ? IsiLembarSchema.safeParse(tertulis) : null;
  const isi = dibaca?.success ? dibaca.data : null;
  return {
    galat: menurutNama(salah, tertulis),
    kata: { ...(isi ? menurutNama(peringatanLembar(isi), tertulis) : {}), ...kataBatas(tertulis) },
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

/** Without edition and page nobody has looked there yet (BEYOND-08). */
export const belumDiperiksa = ({ edisi, halaman }: Pick<Batas, 'edisi' | 'halaman'>): boolean =>
  !edisi || !halaman;

/** Of each limit how it reads and whether it was held against its source, and of its ends what they lead to. */
function kataBatas(isi: IsiLembar): FieldErrors {
  const { batas, pembulatan } = isi;
  const { cara } = pembulatan;
  const kata = batas.flatMap((satu, ke): [string, string | false | null][] => {
    const di = `isi[batas][${ke}]`;
    const belum = belumDiperiksa(satu) && 'Belum diperiksa: isi edisi dan halaman';
    return [
      [di, [syaratBatas(satu, isi), belum].filter(Boolean).join(' · ')],
      [`${di}[bawah][nilai]`, akibatBatas(satu, cara, 'bawah')],
      [`${di}[atas][nilai]`, akibatBatas(satu, cara, 'atas')],
    ];
  });
  return Object.fromEntries(kata.flatMap(([di, kalimat]) => (kalimat ? [[di, kalimat]] : [])));
}
