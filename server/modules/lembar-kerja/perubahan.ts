import { and, eq, max, type SQL } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { administers } from '#domain/core/roles.ts';
import { cobaSemua, contohKeliru, salahIsi } from '#domain/lembar-kerja/coba.ts';
import type { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import { versiWorkflow, type VersiAksi, type VersiState } from '#domain/lembar-kerja/versi-workflow.ts';
import { change } from '#server/core/change.ts';
import { answerOf, type Context, type Transaction } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { followed, judge } from '#server/core/transition.ts';
import { versiLembar as tabel } from '#server/db/tables/lembar-kerja.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { kabarkanRancangan, kabarkanVersi } from './koleksi.ts';
import { bacaVersi } from './repository.ts';

type Row = typeof tabel.$inferSelect;
type Isi = Pick<Row, 'isi' | 'contoh'>;

/** The next version of a test's sheet, still being written. */
export async function buat(context: Context, body: ParsedBody<typeof versiLembarApi.buat>) {
  const { db, actor, received } = context;
  const uji = await kunciUji(context, eq(parameterUji.uuid, body.uuidParameterUji));
  if (!uji) throw refusal.notFound('Parameter uji tidak ditemukan.');
  if (!administers(actor, uji.laboratoriumId))
    throw refusal.forbidden('Hanya untuk petugas laboratorium ini.');
  const isi = periksa(body);
  const [terakhir] = await db
    .select({ nomor: max(tabel.nomor) })
    .from(tabel)
    .where(eq(tabel.parameterUjiId, uji.id));
  const id = body.uuid ?? context.operasiId;
  const nomor = (terakhir?.nomor ?? 0) + 1;
  await db.insert(tabel).values({
    id,
    parameterUjiId: uji.id,
    nomor,
    ...isi,
    dibuatOleh: actor.uuid,
    dibuatPada: received,
    penulis: [actor.uuid],
    updatedAt: received,
  });
  trace(context, {
    jenis: 'versiLembar',
    record: id,
    rev: 1,
    perubahan: { nomor: [null, nomor], isi: [null, isi.isi], contoh: [null, isi.contoh] },
  });
  kabarkanRancangan(context, id, uji.laboratoriumId);
  return answerOf(context, bacaVersi, { record: id, rev: 1 });
}

/** What a draft says from now on; whoever writes in it does not release it. */
export async function ubah(context: Context, { uuid, ...body }: ParsedBody<typeof versiLembarApi.ubah>) {
  const { row, uji, kdStatus } = await kunci(context, uuid, 'ubah');
  const isi = periksa(body);
  const { uuid: sendiri } = context.actor;
  const penulis = row.penulis.includes(sendiri) ? row.penulis : [...row.penulis, sendiri];
  const rev = await change(context, aggregate, row, {
    kdStatus,
    kolom: { ...isi, penulis },
    perubahan: { isi: [row.isi, isi.isi], contoh: [row.contoh, isi.contoh] },
  });
  kabarkanRancangan(context, uuid, uji.laboratoriumId);
  return answerOf(context, bacaVersi, { record: uuid, rev });
}

/** New sheets begin with this one from now on; the one they began with before is not used any more. */
export async function rilis(context: Context, { uuid }: ParsedBody<typeof versiLembarApi.rilis>) {
  const { db, actor, received } = context;
  const { row, uji, kdStatus } = await kunci(context, uuid, 'rilis');
  const [lama] = await db
    .select()
    .from(tabel)
    .where(and(eq(tabel.parameterUjiId, row.parameterUjiId), eq(tabel.kdStatus, kodeVersi.dirilis)));
  if (lama)
    await tulis(context, lama, uji, {
      kdStatus: followed(context, versiWorkflow, 'hentikan', keadaan(lama, uji.laboratoriumId)),
      alasan: `Digantikan versi ${row.nomor}`,
    });
  const rev = await change(context, aggregate, row, {
    kdStatus,
    kolom: { dirilisOleh: actor.uuid, dirilisPada: received },
    perubahan: { dirilisOleh: [null, actor.uuid] },
  });
  kabarkanVersi(context, [uuid]);
  return answerOf(context, bacaVersi, { record: uuid, rev });
}

/** Nothing begins with this one any more; what was begun with it keeps it. */
export async function hentikan(
  context: Context,
  { uuid, alasan }: ParsedBody<typeof versiLembarApi.hentikan>,
) {
  const { row, uji, kdStatus } = await kunci(context, uuid, 'hentikan');
  const rev = await tulis(context, row, uji, { kdStatus, alasan });
  return answerOf(context, bacaVersi, { record: uuid, rev });
}

const aggregate = { table: tabel, jenis: 'versiLembar' } as const;

/** Takes a version out of use. */
async function tulis(
  context: Context,
  row: Row,
  { laboratoriumId }: { laboratoriumId: number },
  { kdStatus, alasan }: { kdStatus: number; alasan: string },
): Promise<number> {
  const rev = await change(context, aggregate, row, {
    kdStatus,
    kolom: { alasan },
    perubahan: { alasan: [row.alasan, alasan] },
  });
  if (row.dirilisPada) kabarkanVersi(context, [row.id]);
  else kabarkanRancangan(context, row.id, laboratoriumId);
  return rev;
}

/** Refuses with 422 a sheet that cannot compute, each fault at its field. */
function periksa({ isi, contoh }: Isi): Isi {
  const salah = salahIsi(isi);
  if (salah.length > 0) throw refusal.invalid(salah);
  return { isi, contoh };
}

/** Locks the test first: what happens to the versions of one happens one after the other. */
const kunciUji = async ({ db }: Transaction, where: SQL) =>
  (await db.select().from(parameterUji).where(where).for('update'))[0];

const keadaan = (row: Row, idLaboratorium: number): VersiState & { uuid: string } => ({
  uuid: row.id,
  idLaboratorium,
  statusVersi: { kdStatusVersi: row.kdStatus },
  penulis: row.penulis.map((uuid) => ({ uuid })),
  // Computed where an act asks for it: only a release does, and all stand behind its lock.
  get keliru() {
    return contohKeliru(cobaSemua(row.isi, row.contoh));
  },
});

/** Locks and judges one act on a version. Its worked examples are computed here and now, whatever was answered before. */
async function kunci(context: Context, uuid: string, aksi: VersiAksi) {
  const { db, actor } = context;
  const [named] = await db
    .select({ parameterUjiId: tabel.parameterUjiId })
    .from(tabel)
    .where(eq(tabel.id, uuid));
  if (!named) throw refusal.notFound('Lembar kerja tidak ditemukan.');
  const uji = (await kunciUji(context, eq(parameterUji.id, named.parameterUjiId)))!;
  const [row] = await db.select().from(tabel).where(eq(tabel.id, uuid)).for('update');
  const record = Object.assign(keadaan(row!, uji.laboratoriumId), { uuid, rev: row!.rev });
  const kdStatus = await judge(context, versiWorkflow, aksi, record, () => bacaVersi(db, uuid, actor));
  return { row: row!, uji, kdStatus };
}
