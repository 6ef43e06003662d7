import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { periksaSurvei } from '#domain/survei/rules.ts';
import { implement, type Context, type Module } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { jawabanSurvei, survei as tabel } from '#server/db/tables/survei.ts';
import { jenisDari, type Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { kunciKepala } from '#server/modules/pendaftaran/perubahan.ts';
import { koleksiPertanyaan } from './koleksi.ts';
import { daftarPertanyaan, sudahSurvei } from './repository.ts';

/** The owner's answers about one submission, once (GAP-57, SURVEY-03, SURVEY-04). */
async function jawab(context: Context, body: ParsedBody<typeof surveiApi.jawab>, jenis: Jenis) {
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
  const kepala = await kunciKepala(db, uuidPengujian, actor, jenis.nama);
  if (kepala.pendaftarId !== actor.uuid)
    throw refusal.forbidden('Survei diisi oleh pendaftar pengujian ini.'); // GAP-111
  const current = await jenis.baca(db, uuidPengujian, actor);
  const ditolak = jenis.surveiDitolak(kepala);
  if (ditolak) throw refusal.state(ditolak, current);
  if ((await sudahSurvei(db, [uuidPengujian])).size > 0)
    throw refusal.state('Survei untuk pengujian ini sudah diisi. Terima kasih.', current);

  const uuid = context.operasiId;
  await db
    .insert(tabel)
    .values({ id: uuid, pendaftaranId: uuidPengujian, pengisiId: actor.uuid, createdAt: received });
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
  trace(context, {
    jenis: 'survei',
    record: uuid,
    pendaftaranId: kepala.id,
    rev: null,
    perubahan: { jawaban: [null, body.jawaban] },
  });
  await jenis.sentuh(context, kepala);
  return { record: uuid, data: { uuid, flagSudahSurvei: 1 as const } };
}

/** Answers about submissions of every kind; a survey names the one it is about by its kind's own field. */
export function createSurvei(semuaJenis: readonly Jenis[]): Module {
  const pengujian = jenisDari(semuaJenis, 'pengujian');
  return implement(
    surveiApi,
    {
      pertanyaan: async ({ db }) => ({ data: await daftarPertanyaan(db) }),
      jawab: (context) => jawab(context, context.body, pengujian),
    },
    {
      // What a replayed answer shows: the survey that was taken, or the submission of one that was refused.
      readRecord: async ({ db, actor }, uuid) => {
        const taken = await db.$count(tabel, and(eq(tabel.id, uuid), eq(tabel.pengisiId, actor.uuid)));
        return taken > 0 ? { uuid, flagSudahSurvei: 1 } : pengujian.bacaBilaBoleh(db, uuid, actor);
      },
      collections: [koleksiPertanyaan],
    },
  );
}
