import { and, eq, isNull } from 'drizzle-orm';
import type { akunApi } from '#domain/akun/endpoints.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { kabarAkun } from '#domain/sync/batas.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, forAdmin, forPerson, trace, type Telling } from '#server/core/trace.ts';
import { pengguna, permintaanPerbaikan } from '#server/db/tables/pengguna.ts';

/** Tells the lists of accounts that one of them changed, and its person. No device keeps accounts. */
export function announceAkun(context: Telling, record: string): void {
  const pembaca = [forAdmin, forPerson(record)];
  announce(context, { collection: kabarAkun, record, sebelum: pembaca, sesudah: pembaca });
}

/** Locks the person, by whom one request at a time is made and answered. Gives the open one. */
async function lockTerbuka({ db }: Pick<Context, 'db'>, orang: string) {
  await db.select({ id: pengguna.id }).from(pengguna).where(eq(pengguna.id, orang)).for('no key update');
  const [row] = await db
    .select()
    .from(permintaanPerbaikan)
    .where(and(isNull(permintaanPerbaikan.dijawabPada), eq(permintaanPerbaikan.penggunaId, orang)));
  return row;
}

/** Somebody says what of their personal data is wrong; what exactly, the trail is not told. */
export async function ajukanPerbaikan(
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
  catatPerbaikan(context, uuid, [null, 'diajukan']);
}

/** An Admin answers the request that is open. */
export async function jawabPerbaikan(
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
  catatPerbaikan(context, uuid, ['diajukan', 'dijawab']);
}

function catatPerbaikan(context: Context, record: string, perbaikan: [string | null, string]): void {
  trace(context, { jenis: 'pengguna', record, rev: null, perubahan: { perbaikan } });
  announceAkun(context, record);
}
