import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { pendaftar } from './layanan.ts';
import type { ServerUji } from './server.ts';

/** The questions of the survey as their reader gets them. */
export const pertanyaanSurvei = async (uji: ServerUji): Promise<Pertanyaan[]> =>
  (await uji.request<Pertanyaan[]>('GET', '/api/survey/question', { as: pendaftar })).data;

/** The survey of one submission for testing, filled in whole: the first choice of each question, a word where one writes. */
export const jawabanSurvei = (uji: ServerUji, uuidPengujian: string) =>
  jawabanSurveiTentang(uji, { uuid_pengujian: uuidPengujian });

/** The same of whatever it is about, named by its kind's own field. */
export const jawabanSurveiTentang = async <T extends object>(uji: ServerUji, tentang: T) => ({
  ...tentang,
  jawaban: (await pertanyaanSurvei(uji)).map(({ uuid, answerOption }) => ({
    ...tentang,
    uuid_pertanyaan: uuid,
    ...(answerOption.kdJawaban === 'PG'
      ? { uuid_jawaban: answerOption.answerRange[0]!.uuid }
      : { isian: 'Pelayanan ramah.' }),
  })),
});
