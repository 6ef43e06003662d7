import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import type { akunApi } from '#domain/akun/endpoints.ts';
import type { Perbaikan } from '#domain/akun/schema.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { pengguna, permintaanPerbaikan } from '#server/db/tables/pengguna.ts';
import { announceAkun } from './perubahan.ts';

/** By when a request is to be answered: three times 24 hours (UU 27/2022). */
const jangkaMs = 3 * 24 * 60 * 60 * 1000;

type Row = typeof permintaanPerbaikan.$inferSelect;

const toPerbaikan = ({ isi, createdAt, jawaban, dijawabPada }: Row): Perbaikan => ({
  isi,
  diajukanPada: createdAt.toISOString(),
  batas: new Date(createdAt.getTime() + jangkaMs).toISOString(),
  jawaban,
  dijawabPada: dijawabPada?.toISOString() ?? null,
});

const terbuka = isNull(permintaanPerbaikan.dijawabPada);

/** Requests that nobody has answered, by whose they are. */
export async function findTerbuka(db: Db, orang: readonly string[]): Promise<Map<string, Perbaikan>> {
  const found = await db
    .select()
    .from(permintaanPerbaikan)
    .where(and(terbuka, inArray(permintaanPerbaikan.penggunaId, [...orang])));
  return new Map(found.map((row) => [row.penggunaId, toPerbaikan(row)]));
}

/** What a person asked for, the last first. */
export async function findPerbaikan(db: Db, orang: string, limit?: number): Promise<Perbaikan[]> {
  const query = db
    .select()
    .from(permintaanPerbaikan)
    .where(eq(permintaanPerbaikan.penggunaId, orang))
    .orderBy(desc(permintaanPerbaikan.createdAt), desc(permintaanPerbaikan.id));
  return (await (limit === undefined ? query : query.limit(limit))).map(toPerbaikan);
}

/** Locks the person, by whom one request at a time is made and answered. Gives the open one. */
async function lockTerbuka({ db }: Pick<Context, 'db'>, orang: string): Promise<Row | undefined> {
  await db.select({ id: pengguna.id }).from(pengguna).where(eq(pengguna.id, orang)).for('no key update');
  const [row] = await db
    .select()
    .from(permintaanPerbaikan)
    .where(and(terbuka, eq(permintaanPerbaikan.penggunaId, orang)));
  return row;
}

/** Somebody says what of their personal data is wrong; what exactly, the trail is not told. */
export async function ajukan(
  context: Context,
  { uuid, isi }: ParsedBody<typeof akunApi.ajukanPerbaikan>,
  current: () => Promise<unknown>,
): Promise<void> {
  const { db, orang, operasiId, received } = context;
  if (uuid !== orang.uuid) throw refusal.notFound('Perbaikan diajukan untuk data Anda sendiri.');
  if (await lockTerbuka(context, uuid))
    throw refusal.state(
      'Permintaan Anda sebelumnya belum dijawab. Tunggu jawabannya, lalu ajukan yang berikutnya.',
      await current(),
    );
  await db.insert(permintaanPerbaikan).values({ id: operasiId, penggunaId: uuid, isi, createdAt: received });
  catat(context, uuid, [null, 'diajukan']);
}

/** An Admin answers the request that is open. */
export async function jawab(
  context: Context,
  { uuid, jawaban }: { uuid: string; jawaban: string },
  current: () => Promise<unknown>,
): Promise<void> {
  const { db, actor, received } = context;
  const row = await lockTerbuka(context, uuid);
  if (!row)
    throw refusal.state('Tidak ada permintaan perbaikan yang menunggu jawaban di sini.', await current());
  await db
    .update(permintaanPerbaikan)
    .set({ jawaban, dijawabOleh: actor.uuid, dijawabPada: received })
    .where(eq(permintaanPerbaikan.id, row.id));
  catat(context, uuid, ['diajukan', 'dijawab']);
}

function catat(context: Context, record: string, perbaikan: [string | null, string]): void {
  trace(context, { jenis: 'pengguna', record, rev: null, perubahan: { perbaikan } });
  announceAkun(context, record);
}
