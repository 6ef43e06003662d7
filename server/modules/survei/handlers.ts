import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { kataPendaftaran, semuaJenisPendaftaran, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { periksaSurvei } from '#domain/survei/rules.ts';
import { implement, type Context, type Module } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { jawabanSurvei, survei as tabel } from '#server/db/tables/survei.ts';
import { jenisDari, type Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { lockKepala } from '#server/modules/pendaftaran/perubahan.ts';
import { koleksiPertanyaan } from './koleksi.ts';
import { listPertanyaan, sudahSurvei } from './repository.ts';

type Body = ParsedBody<typeof surveiApi.jawab>;

/** The field a kind's survey names its submission by. */
const medan = { pengujian: 'uuidPengujian', penelitian: 'uuidPenelitian' } as const;

/** The one submission all answers are about; refuses those about several, or about none. */
function tentang(body: Body): { jenis: JenisPendaftaran; uuid: string } {
  const disebut = semuaJenisPendaftaran.flatMap((jenis) =>
    [body, ...body.jawaban].flatMap((satu) => {
      const uuid = satu[medan[jenis]];
      return uuid === undefined ? [] : [{ jenis, uuid }];
    }),
  );
  const [satu, ...lain] = disebut;
  if (!satu || lain.some(({ jenis, uuid }) => jenis !== satu.jenis || uuid !== satu.uuid))
    throw refusal.invalid([
      {
        field: `jawaban[0][${satu?.jenis === 'penelitian' ? 'uuid_penelitian' : 'uuid_pengujian'}]`,
        message: 'Semua jawaban harus tentang satu pengujian atau satu penelitian.',
      },
    ]);
  return satu;
}

/** The owner's answers about one submission, once (GAP-57, SURVEY-03, SURVEY-04). */
async function jawab(context: Context, body: Body, semuaJenis: readonly Jenis[]) {
  const { db, actor, received } = context;
  const tujuan = tentang(body);
  const jenis = jenisDari(semuaJenis, tujuan.jenis);
  const sebutan = kataPendaftaran[tujuan.jenis].nama.toLowerCase();
  const pertanyaan = await listPertanyaan(db);
  const errors = periksaSurvei(body.jawaban, pertanyaan);
  if (errors.length > 0) throw refusal.invalid(errors);
  const kepala = await lockKepala(db, tujuan.uuid, actor, jenis.nama);
  if (kepala.pendaftarId !== actor.uuid)
    throw refusal.forbidden(`Survei diisi oleh pendaftar ${sebutan} ini.`); // GAP-111
  const current = await jenis.baca(db, tujuan.uuid, actor);
  const ditolak = jenis.surveiDitolak(kepala);
  if (ditolak) throw refusal.state(ditolak, current);
  if ((await sudahSurvei(db, [tujuan.uuid])).size > 0)
    throw refusal.state(`Survei untuk ${sebutan} ini sudah diisi. Terima kasih.`, current);

  const uuid = context.operasiId;
  await db
    .insert(tabel)
    .values({ id: uuid, pendaftaranId: tujuan.uuid, pengisiId: actor.uuid, createdAt: received });
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
  return implement(
    surveiApi,
    {
      pertanyaan: async ({ db }) => ({ data: await listPertanyaan(db) }),
      jawab: (context) => jawab(context, context.body, semuaJenis),
    },
    {
      // What a replayed answer shows: the survey that was taken, or the submission of one that was refused.
      readRecord: async ({ db, actor }, uuid) => {
        const taken = await db.$count(tabel, and(eq(tabel.id, uuid), eq(tabel.pengisiId, actor.uuid)));
        if (taken > 0) return { uuid, flagSudahSurvei: 1 };
        const found = await Promise.all(semuaJenis.map((jenis) => jenis.bacaBilaBoleh(db, uuid, actor)));
        return found.find((satu) => satu !== null) ?? null;
      },
      collections: [koleksiPertanyaan],
    },
  );
}
