import { ECDH } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { maksPerangkat, type Dorong, type dorongApi } from '#domain/kabar/dorong.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import type { Server } from '#server/core/server.ts';
import { trace } from '#server/core/trace.ts';
import { perangkatDorong } from '#server/db/tables/dorong.ts';
import { kunciServer } from './kunci.ts';
import { layananDikenal } from './layanan.ts';

type Body = ParsedBody<(typeof dorongApi)['nyalakan']>;

const milik = (db: Db, orang: string) =>
  db
    .select()
    .from(perangkatDorong)
    .where(eq(perangkatDorong.penggunaId, orang))
    .orderBy(desc(perangkatDorong.createdAt), desc(perangkatDorong.id));

/** What a person sees of their devices, the last that was switched on first. */
export async function daftarPerangkat(
  db: Db,
  { clock }: Pick<Server, 'clock'>,
  orang: { uuid: string; sesi: string },
): Promise<Dorong> {
  const { publik } = await kunciServer(db, clock.now());
  return {
    kunci: publik,
    perangkat: (await milik(db, orang.uuid)).map(({ id, nama, createdAt, sesi }) => ({
      uuid: id,
      nama,
      sejak: createdAt.toISOString(),
      ini: sesi === orang.sesi,
    })),
  };
}

const tercatat = (context: Context, lama: string | null, baru: string | null): void =>
  trace(context, {
    jenis: 'pengguna',
    record: context.actor.uuid,
    rev: null,
    perubahan: { perangkatKabar: [lama, baru] },
  });

/**
 * Keeps where a device is reached. Its browser has one address for whoever uses it: who has it now is who reads there.
 * Refuses with 422 an address that is no push service's, and keys that nothing can be written with.
 */
export async function nyalakan(context: Context, { endpoint, p256dh, auth, nama }: Body): Promise<void> {
  const { db, server, actor, orang, received } = context;
  if (!layananDikenal(server.config, endpoint))
    throw refusal.invalid([
      {
        field: 'endpoint',
        message: 'Layanan pemberitahuan peramban ini belum dikenal. Minta pengelola menambahkannya.',
      },
    ]);
  if (!kunciSah(p256dh))
    throw refusal.invalid([
      { field: 'p256dh', message: 'Kunci dari peramban tidak sah. Muat ulang halaman, lalu nyalakan lagi.' },
    ]);
  const isi = { penggunaId: actor.uuid, sesi: orang.sesi, p256dh, auth, nama };
  const [lama] = await db.select().from(perangkatDorong).where(eq(perangkatDorong.endpoint, endpoint));
  await db
    .insert(perangkatDorong)
    .values({ id: uuidv7(), endpoint, createdAt: received, ...isi })
    .onConflictDoUpdate({ target: perangkatDorong.endpoint, set: isi });
  if (lama?.penggunaId !== actor.uuid) tercatat(context, null, nama);
  // One session is one browser, which has one address at a time.
  await db
    .delete(perangkatDorong)
    .where(and(eq(perangkatDorong.sesi, orang.sesi), ne(perangkatDorong.endpoint, endpoint)));
  const berlebih = (await milik(db, actor.uuid)).slice(maksPerangkat).map(({ id }) => id);
  if (berlebih.length > 0) await db.delete(perangkatDorong).where(inArray(perangkatDorong.id, berlebih));
}

/** Refuses with 404 a device of nobody, or of somebody else. */
export async function matikan(context: Context, uuid: string): Promise<void> {
  const { db, actor } = context;
  const [hilang] = await db
    .delete(perangkatDorong)
    .where(and(eq(perangkatDorong.id, uuid), eq(perangkatDorong.penggunaId, actor.uuid)))
    .returning();
  if (!hilang) throw refusal.notFound('Perangkat ini sudah tidak ada di daftar. Muat ulang halamannya.');
  tercatat(context, hilang.nama, null);
}

/** Whether it is a point of the curve that messages are encrypted by. */
function kunciSah(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
