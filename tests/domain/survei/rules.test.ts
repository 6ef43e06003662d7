import { describe, expect, test } from 'vitest';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { periksaSurvei } from '#domain/survei/rules.ts';
import { menurutKolom } from '#tests/support/kolom.ts';

const tanya = (uuid: string, pilihan: string[], flagOpsional = 0): Pertanyaan => ({
  uuid,
  noUrut: 1,
  pertanyaan: uuid,
  flagOpsional,
  answerOption: {
    kdJawaban: pilihan.length > 0 ? 'PG' : 'IS',
    answerRange: pilihan.map((satu) => ({ uuid: satu, jawaban: satu })),
  },
});
const semua = [tanya('puas', ['ya', 'tidak']), tanya('saran', []), tanya('lain', [], 1)];
const puas = { uuidPertanyaan: 'puas', uuidJawaban: 'ya' };
const saran = { uuidPertanyaan: 'saran', isian: 'Lebih cepat' };

const pilih = 'Pilihan jawaban harus diisi';
const isi = 'Kolom tidak boleh kosong';
const asing = 'Pertanyaan ini tidak ada, atau dijawab dua kali.';

describe('[SURVEY-03, SURVEY-04, MSG-17] a survey', () => {
  test.each<[string, Parameters<typeof periksaSurvei>[0], Record<string, string>]>([
    ['answered, the optional question not', [puas, saran], {}],
    ['answered in another order', [saran, puas], {}],
    ['not answered at all', [], { 'jawaban[0][uuid_jawaban]': pilih, 'jawaban[1][isian]': isi }],
    ['without a choice', [saran, { uuidPertanyaan: 'puas' }], { 'jawaban[1][uuid_jawaban]': pilih }],
    [
      'with the choice of another question',
      [{ ...puas, uuidJawaban: 'mungkin' }, saran],
      { 'jawaban[0][uuid_jawaban]': pilih },
    ],
    ['with an empty text', [puas, { ...saran, isian: '' }], { 'jawaban[1][isian]': isi }],
    [
      'with a question it does not have',
      [puas, saran, { uuidPertanyaan: 'asing', isian: 'x' }],
      { 'jawaban[2][uuid_pertanyaan]': asing },
    ],
    ['with a question answered twice', [puas, saran, puas], { 'jawaban[2][uuid_pertanyaan]': asing }],
  ])('%s', (_nama, jawaban, salah) => {
    expect(menurutKolom(periksaSurvei(jawaban, semua))).toEqual(salah);
  });
});
