import { z } from 'zod';
import { endpoint } from '#domain/core/endpoint.ts';
import { bolehKosong, teksOpsional, uuid } from '#domain/core/fields.ts';

/** A question with its way of answering (SURVEY-01, SURVEY-02, DATA-47): PG is a choice, IS is free text. */
const PertanyaanSchema = z.object({
  uuid: z.uuid(),
  noUrut: z.number(),
  pertanyaan: z.string(),
  flagOpsional: z.number(),
  answerOption: z.object({
    kdJawaban: z.enum(['PG', 'IS']),
    answerRange: z.array(z.object({ uuid: z.uuid(), jawaban: z.string() })),
  }),
});
export type Pertanyaan = z.output<typeof PertanyaanSchema>;

const JawabanBody = z.object({
  uuidPengujian: bolehKosong(uuid()),
  uuidPenelitian: bolehKosong(uuid()),
  uuidPertanyaan: uuid(),
  uuidJawaban: bolehKosong(uuid()),
  isian: teksOpsional(),
  komentar: teksOpsional(),
});

export const SurveiBody = z.object({
  /** The record all answers are about, for the queue; foreign callers may leave it to the answers. */
  uuidPengujian: bolehKosong(uuid()),
  uuidPenelitian: bolehKosong(uuid()),
  jawaban: z
    .array(JawabanBody, { error: 'Jawab pertanyaan survei.' })
    .min(1, 'Jawab pertanyaan survei.')
    .max(100),
});

export const surveiApi = {
  pertanyaan: endpoint({
    method: 'GET',
    path: '/survey/question',
    summary: 'Pertanyaan survei kepuasan menurut nomor urut',
    roles: 'semua',
    offline: 'cached',
    output: z.array(PertanyaanSchema),
    success: { status: 200, info: 'Pertanyaan survei' },
  }),
  jawab: endpoint({
    method: 'POST',
    path: '/survey',
    summary: 'Isi survei kepuasan satu pengujian atau satu penelitian',
    roles: ['Pendaftar', 'Kalab', 'Laboran'],
    offline: 'queued',
    record: { lane: 'survei', field: ['uuidPengujian', 'uuidPenelitian'] },
    body: SurveiBody,
    output: z.object({ uuid: z.uuid(), flagSudahSurvei: z.literal(1) }),
    success: { status: 201, info: 'Data survey berhasil disimpan' }, // SURVEY-06
  }),
};
