import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { periksaSurvei } from '#domain/survei/rules.ts';
import type { Context } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { jawabanSurvei, survei as tabel } from '#server/db/tables/survei.ts';
import { kunciPengujian, sentuh } from '#server/modules/pengujian/perubahan.ts';
import { bacaBilaBoleh, bacaPengujian } from '#server/modules/pengujian/repository.ts';
import { daftarPertanyaan, sudahSurvei } from './repository.ts';

const { lhuTersedia, permintaanDokumen, dokumenTersedia } = pengujianWorkflow.states;
/** When the survey of a test may be filled in (GAP-141). */
const terbuka: readonly number[] = [lhuTersedia.code, permintaanDokumen.code, dokumenTersedia.code];

/** The owner's answers about one submission, once (GAP-57, SURVEY-03, SURVEY-04). */
async function jawab(context: Context, body: ParsedBody<typeof surveiApi.jawab>) {
  const { db, actor, received } = context;
  const [uuidPengujian, ...lain] = new Set(
    [body.uuidPengujian, ...body.jawaban.map((satu) => satu.uuidPengujian)].filter(
      (uuid) => uuid !== undefined,
    ),
  );
  if (!uuidPengujian || lain.length > 0)
    throw refusal.invalid([
      { field: 'jawaban[0][uuid_pengujian]', message: 'Semua jawaban harus tentang satu pengujian.' },
    ]);
  const pertanyaan = await daftarPertanyaan(db);
  const errors = periksaSurvei(body.jawaban, pertanyaan);
  if (errors.length > 0) throw refusal.invalid(errors);
  const record = await kunciPengujian(db, uuidPengujian, actor);
  if (record.pendaftarUuid !== actor.uuid)
    throw refusal.forbidden('Survei diisi oleh pendaftar pengujian ini.'); // GAP-111
  const current = await bacaPengujian(db, uuidPengujian, actor);
  if (!terbuka.includes(record.kdStatusPengajuan))
    throw refusal.state('Survei dapat diisi setelah laporan hasil uji tersedia.', current);
  if ((await sudahSurvei(db, [uuidPengujian])).size > 0)
    throw refusal.state('Survei untuk pengujian ini sudah diisi. Terima kasih.', current);

  const uuid = context.operasiId;
  await db
    .insert(tabel)
    .values({ id: uuid, pengujianId: uuidPengujian, pengisiId: actor.uuid, createdAt: received });
  const dipilih = new Set(
    pertanyaan.flatMap((satu) => (satu.answerOption.kdJawaban === 'PG' ? satu.uuid : [])),
  );
  await db.insert(jawabanSurvei).values(
    body.jawaban.map(({ uuidPertanyaan, uuidJawaban, isian, komentar }) => ({
      id: uuidv7(),
      surveiId: uuid,
      pertanyaanId: uuidPertanyaan,
      // Of a question answered in words it was never judged.
      pilihanId: dipilih.has(uuidPertanyaan) ? uuidJawaban! : null,
      isian,
      komentar,
    })),
  );
  trace(context, { jenis: 'survei', record: uuid, rev: null, perubahan: { jawaban: [null, body.jawaban] } });
  await sentuh(context, record);
  return { record: uuid, data: { uuid, flagSudahSurvei: 1 as const } };
}

/** What a replayed answer shows: the survey that was taken, or the submission of one that was refused. */
async function bacaSurvei({ db, actor }: Context, uuid: string) {
  const taken = await db.$count(tabel, and(eq(tabel.id, uuid), eq(tabel.pengisiId, actor.uuid)));
  return taken > 0 ? { uuid, flagSudahSurvei: 1 } : bacaBilaBoleh(db, uuid, actor);
}

export const survei = implement(
  surveiApi,
  {
    pertanyaan: async ({ db }) => ({ data: await daftarPertanyaan(db) }),
    jawab: (context) => jawab(context, context.body),
  },
  { readRecord: bacaSurvei },
);
