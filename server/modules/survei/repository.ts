import { asc, eq, inArray } from 'drizzle-orm';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import type { Db } from '#server/core/database.ts';
import { jawabanSurvei, pertanyaanSurvei, pilihanJawaban, survei } from '#server/db/tables/survei.ts';

/** The active questions by number, each with its answers to choose from (SURVEY-01). */
export async function listPertanyaan(db: Db): Promise<Pertanyaan[]> {
  const questions = await db
    .select()
    .from(pertanyaanSurvei)
    .where(eq(pertanyaanSurvei.flagAktif, true))
    .orderBy(asc(pertanyaanSurvei.noUrut));
  const answers = Map.groupBy(
    await db.select().from(pilihanJawaban).orderBy(asc(pilihanJawaban.urutan)),
    ({ pertanyaanId }) => pertanyaanId,
  );
  return questions.map(({ id, noUrut, pertanyaan, kdJawaban, flagOpsional }) => ({
    uuid: id,
    noUrut,
    pertanyaan,
    flagOpsional: flagOpsional ? 1 : 0,
    answerOption: {
      kdJawaban,
      answerRange: (answers.get(id) ?? []).map((pilihan) => ({ uuid: pilihan.id, jawaban: pilihan.jawaban })),
    },
  }));
}

/** What a person answered, in the words of questions and choices. */
export const findJawaban = (db: Db, pengisi: string) =>
  db
    .select({
      pendaftaran: survei.pendaftaranId,
      diisiPada: survei.createdAt,
      pertanyaan: pertanyaanSurvei.pertanyaan,
      jawaban: pilihanJawaban.jawaban,
      isian: jawabanSurvei.isian,
      komentar: jawabanSurvei.komentar,
    })
    .from(survei)
    .innerJoin(jawabanSurvei, eq(jawabanSurvei.surveiId, survei.id))
    .innerJoin(pertanyaanSurvei, eq(pertanyaanSurvei.id, jawabanSurvei.pertanyaanId))
    .leftJoin(pilihanJawaban, eq(pilihanJawaban.id, jawabanSurvei.pilihanId))
    .where(eq(survei.pengisiId, pengisi))
    .orderBy(asc(survei.createdAt), asc(pertanyaanSurvei.noUrut));

/** Which of these submissions have their survey. */
export async function sudahSurvei(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: survei.pendaftaranId })
    .from(survei)
    .where(inArray(survei.pendaftaranId, [...ids]));
  return new Set(found.map(({ id }) => id));
}
