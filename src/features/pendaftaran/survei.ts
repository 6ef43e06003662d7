import { fromWire } from '#domain/core/wire.ts';
import type { Baris } from '#data/baris.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { periksaSurvei } from '#domain/survei/rules.ts';

/** What is answered so far; the same as its draft holds. */
export type IsianSurvei = {
  /** The chosen answer, or the text, by question. */
  jawaban: Readonly<Record<string, string>>;
  komentar: string;
};

export const surveiBaru: IsianSurvei = { jawaban: {}, komentar: '' };

export const surveiDari = ({ jawaban, komentar }: Record<string, unknown>): IsianSurvei => ({
  jawaban: (jawaban ?? {}) as IsianSurvei['jawaban'],
  komentar: typeof komentar === 'string' ? komentar : '',
});

type Jawaban = {
  uuidPertanyaan: string;
  uuidJawaban?: string;
  isian?: string | null;
  komentar?: string | null;
};

/** What a refused survey answered, to be corrected. */
export function surveiDariTulisan({ body }: Pick<Baris, 'body'>): IsianSurvei {
  const jawaban = (fromWire(body) as { jawaban: readonly Jawaban[] }).jawaban;
  return {
    jawaban: Object.fromEntries(
      jawaban.map(({ uuidPertanyaan, uuidJawaban, isian }) => [uuidPertanyaan, uuidJawaban ?? isian ?? '']),
    ),
    komentar: jawaban.findLast(({ komentar }) => komentar)?.komentar ?? '',
  };
}

/** Which submission a survey is about. */
export type TentangSurvei = { uuidPengujian: string } | { uuidPenelitian: string };

/** The body of the call: an answer to each question, in their order; the comment goes with the last (SURVEY-05). */
export const bodySurvei = (
  { jawaban, komentar }: IsianSurvei,
  pertanyaan: readonly Pertanyaan[],
  tentang: TentangSurvei,
) => ({
  ...tentang,
  jawaban: pertanyaan.map(({ uuid, answerOption }, ke) => {
    const isi = jawaban[uuid] ?? '';
    return {
      uuidPertanyaan: uuid,
      ...(answerOption.kdJawaban === 'PG' ? { uuidJawaban: isi } : { isian: isi.trim() || null }),
      komentar: ke === pertanyaan.length - 1 ? komentar.trim() || null : null,
    };
  }),
});

/** The field of an answer, by the place of its question. */
export const namaJawaban = ({ answerOption }: Pertanyaan, ke: number): string =>
  `jawaban[${ke}][${answerOption.kdJawaban === 'PG' ? 'uuidJawaban' : 'isian'}]`;

/** What is not answered as its question asks (SURVEY-03, SURVEY-04). */
export const surveiKeliru = (isian: IsianSurvei, pertanyaan: readonly Pertanyaan[]): FieldErrors =>
  errorsOfRefusal(periksaSurvei(bodySurvei(isian, pertanyaan, { uuidPengujian: '' }).jawaban, pertanyaan));
