import type { Db } from '#server/core/database.ts';
import { jawabanSurvei, survei } from '#server/db/tables/survei.ts';
import { listPertanyaan } from '#server/modules/survei/repository.ts';
import { idPada } from './waktu.ts';

/** Stores surveys, filled in by people who were content; what is asked in words is answered with `isian`. */
export async function isiSurvei(
  db: Db,
  semua: readonly { pendaftaranId: string; pengisiId: string; pada: Date }[],
  isian: string,
): Promise<void> {
  const questions = await listPertanyaan(db);
  const filled = semua.map(({ pada, ...satu }) => ({ id: idPada(pada, 60), ...satu, createdAt: pada }));
  await db.insert(survei).values(filled);
  await db.insert(jawabanSurvei).values(
    filled.flatMap(({ id: surveiId, createdAt }) =>
      questions.map(({ uuid, answerOption }, at) => ({
        id: idPada(createdAt, 70 + at),
        surveiId,
        pertanyaanId: uuid,
        pilihanId: answerOption.answerRange.at(at % 2 === 0 ? -1 : -2)?.uuid ?? null,
        isian: answerOption.kdJawaban === 'IS' ? isian : null,
      })),
    ),
  );
}
