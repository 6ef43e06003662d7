import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { perangkatApi, type Perangkat } from '#domain/akun/perangkat.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Db } from '#server/core/database.ts';
import { implement, type Context } from '#server/core/implement.ts';
import { olderThan } from '#server/core/retention.ts';
import { putOut, replacedMs } from '#server/core/session.ts';
import { trace } from '#server/core/trace.ts';
import { pengguna, sesi, sesiDikeluarkan } from '#server/db/tables/pengguna.ts';

/** More than anybody has; programs that sign in anew for each round may. */
const paling = 50;

/** A device that lay in a drawer for longer than this is told that its session is over, and no more. */
const diingatHari = 400;

/** Sessions that somebody can still call with: not those that another one has just taken the place of. */
const hidup = (kini: Date) => gt(sesi.expiresAt, new Date(kini.getTime() + replacedMs));

async function daftar({ db, received, orang }: Context, penggunaId: string): Promise<Perangkat[]> {
  const semua = await db
    .select()
    .from(sesi)
    .where(and(eq(sesi.penggunaId, penggunaId), hidup(received)))
    .orderBy(desc(sesi.lastUsedAt), desc(sesi.id))
    .limit(paling);
  return semua.map(({ id, nama, createdAt, lastUsedAt, tokenHash }) => ({
    uuid: id,
    nama,
    sejak: createdAt.toISOString(),
    terakhir: lastUsedAt.toISOString(),
    ini: tokenHash === orang.sesi,
  }));
}

async function wajibAda(db: Db, uuid: string): Promise<void> {
  const [ada] = await db.select({ id: pengguna.id }).from(pengguna).where(eq(pengguna.id, uuid));
  if (!ada) throw refusal.notFound('Petugas tidak ditemukan.');
}

/** Puts out those of a person that `which` names, but never the one that asks; 404 where there is none. */
async function keluarkan(context: Context, penggunaId: string, uuid: string | undefined): Promise<void> {
  const { db, orang, received } = context;
  const sendiri = penggunaId === orang.uuid;
  const pada = formatDateTime(received);
  const keluar = await putOut(
    db,
    and(
      eq(sesi.penggunaId, penggunaId),
      ne(sesi.tokenHash, orang.sesi),
      uuid === undefined ? undefined : eq(sesi.id, uuid),
    )!,
    {
      pada: received,
      alasan: `${sendiri ? 'Anda' : 'Admin'} mengeluarkan perangkat ini ${sendiri ? 'dari perangkat lain ' : ''}pada ${pada}. Tulisan dan draf Anda yang belum terkirim tetap tersimpan di sini; masuk lagi untuk melanjutkannya.`,
    },
  );
  if (keluar.length === 0)
    throw refusal.notFound('Tidak ada perangkat lain yang masuk. Muat ulang halamannya.');
  trace(context, {
    jenis: 'pengguna',
    record: penggunaId,
    rev: null,
    perubahan: { perangkatMasuk: [keluar.toSorted().join(', '), null] },
  });
}

/** The devices on which people are signed in. */
export const perangkatMasuk = implement(
  perangkatApi,
  {
    daftar: async (context) => ({ data: await daftar(context, context.orang.uuid) }),
    keluarkan: async (context) => {
      const { uuid } = context.body;
      await keluarkan(context, context.orang.uuid, uuid);
      return { data: null };
    },
    daftarOrang: async (context) => {
      await wajibAda(context.db, context.query.uuid);
      return { data: await daftar(context, context.query.uuid) };
    },
    keluarkanOrang: async (context) => {
      const { uuid, uuidPerangkat } = context.body;
      await wajibAda(context.db, uuid);
      await keluarkan(context, uuid, uuidPerangkat);
      return { data: null, ...(uuidPerangkat ? {} : { info: 'Semua perangkat dikeluarkan' }) };
    },
  },
  { sweeps: [olderThan(sesiDikeluarkan, sesiDikeluarkan.pada, diingatHari)] },
);
