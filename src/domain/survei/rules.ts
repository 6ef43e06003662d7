import { kosong } from '#domain/core/fields.ts';
import type { FieldError } from '#domain/core/errors.ts';
import type { Pertanyaan } from './endpoints.ts';

type Jawaban = {
  uuidPertanyaan: string;
  uuidJawaban?: string | undefined;
  isian?: string | null | undefined;
};

/** MSG-17 */
const belumDipilih = 'Pilihan jawaban harus diisi';

/**
 * Whether the survey is answered as its questions ask: a choice of its own range for each PG question, free text for each
 * IS question that is not optional, each answered once (SURVEY-03, SURVEY-04). Field names as sent, by place in `jawaban`.
 */
export function periksaSurvei(jawaban: readonly Jawaban[], pertanyaan: readonly Pertanyaan[]): FieldError[] {
  const asing = jawaban.flatMap(({ uuidPertanyaan }, at) =>
    pertanyaan.some(({ uuid }) => uuid === uuidPertanyaan) &&
    jawaban.findIndex((lain) => lain.uuidPertanyaan === uuidPertanyaan) === at
      ? []
      : [
          {
            field: `jawaban[${at}][uuid_pertanyaan]`,
            message: 'Pertanyaan ini tidak ada, atau dijawab dua kali.',
          },
        ],
  );
  return [...asing, ...pertanyaan.flatMap((satu, urut) => periksaSatu(satu, urut, jawaban))];
}

function periksaSatu(
  { uuid, answerOption, flagOpsional }: Pertanyaan,
  urut: number,
  jawaban: readonly Jawaban[],
): FieldError[] {
  const at = jawaban.findIndex(({ uuidPertanyaan }) => uuidPertanyaan === uuid);
  const diisi = jawaban[at];
  const tempat = `jawaban[${at < 0 ? urut : at}]`;
  if (answerOption.kdJawaban === 'PG')
    return answerOption.answerRange.some((pilihan) => pilihan.uuid === diisi?.uuidJawaban)
      ? []
      : [{ field: `${tempat}[uuid_jawaban]`, message: belumDipilih }];
  return diisi?.isian || flagOpsional === 1 ? [] : [{ field: `${tempat}[isian]`, message: kosong }];
}
