import { describe, expect, it } from 'vitest';
import { toWire } from '#domain/core/wire.ts';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { SurveiBody } from '#domain/survei/endpoints.ts';
import {
  bodySurvei,
  namaJawaban,
  surveiBaru,
  surveiDariTulisan,
  surveiKeliru,
} from '#features/pendaftaran/survei.ts';

const uuid = (n: number) => `019ff8d2-9c60-712f-8983-00000000000${n}`;
const soal = (n: number, kdJawaban: 'PG' | 'IS', flagOpsional = 0): Pertanyaan => ({
  uuid: uuid(n),
  noUrut: n,
  pertanyaan: `Pertanyaan ${n}`,
  flagOpsional,
  answerOption: { kdJawaban, answerRange: kdJawaban === 'PG' ? [{ uuid: uuid(9), jawaban: 'Puas' }] : [] },
});
const pertanyaan = [soal(1, 'PG'), soal(2, 'IS'), soal(3, 'IS', 1)];
const isian = { jawaban: { [uuid(1)]: uuid(9), [uuid(2)]: ' Cepat ' }, komentar: 'Terima kasih' };

describe('the survey form', () => {
  it('[SURVEY-03, SURVEY-04, MSG-17] says at each question what is missing, and nothing at an optional one', () => {
    expect(surveiKeliru(surveiBaru, pertanyaan)).toEqual({
      [namaJawaban(pertanyaan[0]!, 0)]: 'Pilihan jawaban harus diisi',
      [namaJawaban(pertanyaan[1]!, 1)]: 'Kolom tidak boleh kosong',
    });
    expect(surveiKeliru(isian, pertanyaan)).toEqual({});
  });

  it('[SURVEY-02, SURVEY-05] sends choices and texts by their question, in order, and the comment once', () => {
    const body = SurveiBody.parse(bodySurvei(isian, pertanyaan, { uuidPengujian: uuid(8) }));
    expect(body.jawaban).toMatchObject([
      { uuidPertanyaan: uuid(1), uuidJawaban: uuid(9), komentar: null },
      { uuidPertanyaan: uuid(2), isian: 'Cepat', komentar: null },
      { uuidPertanyaan: uuid(3), isian: null, komentar: 'Terima kasih' },
    ]);
  });

  it('a refused survey opens with what it answered', () => {
    const body = toWire(bodySurvei(isian, pertanyaan, { uuidPengujian: uuid(8) })) as Record<string, unknown>;
    expect(surveiDariTulisan({ body })).toEqual({
      jawaban: { [uuid(1)]: uuid(9), [uuid(2)]: 'Cepat', [uuid(3)]: '' },
      komentar: 'Terima kasih',
    });
  });
});
