import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import type { KirimanGagal } from '#domain/kabar/kiriman.ts';
import type { Db } from '#server/core/database.ts';
import { listPage, type Halaman } from '#server/core/list.ts';
import { kabar } from '#server/db/tables/kabar.ts';
import { kiriman, langgananKabar } from '#server/db/tables/kiriman.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { bacaAlamat, hidupkan } from './pilihan.ts';

const gagal = eq(kiriman.keadaan, 'gagal');

/** News that could not be sent, the last first, for as long as it is kept. */
export const listGagal = (db: Db, query: Halaman) =>
  listPage(db, query, {
    id: kiriman.id,
    where: gagal,
    urut: [desc(kiriman.selesaiPada), desc(kiriman.id)],
    baca: (dipilih) => findGagal(db, dipilih),
  });

async function findGagal(db: Db, where: SQL): Promise<KirimanGagal[]> {
  const found = await db
    .select({ row: kiriman, orang: pengguna, kabar })
    .from(kiriman)
    .innerJoin(kabar, eq(kabar.id, kiriman.kabarId))
    .innerJoin(pengguna, eq(pengguna.id, kiriman.penggunaId))
    .where(where);
  const alamat = await bacaAlamat(
    db,
    found.map(({ orang }) => orang.id),
  );
  return found.map(({ row, orang, kabar: { kalimat, perihal } }) => ({
    uuid: row.id,
    kanal: row.kanal,
    nama: orang.nama,
    alamat:
      alamat
        .get(row.kanal)
        ?.get(orang.id)
        ?.find(({ tujuan }) => tujuan === row.tujuan)?.alamat ?? '',
    kalimat,
    perihal,
    galat: row.galat ?? '',
    percobaan: row.percobaan,
    createdAt: row.createdAt.toISOString(),
    gagalPada: row.selesaiPada!.toISOString(),
  }));
}

/**
 * Puts what failed back into the outbox, as if it had not been tried. An address that was refused is tried again; one whose
 * person has ended mail is not. Gives whom each is for.
 */
export async function kirimLagi(db: Db, ids: readonly string[], pada: Date): Promise<string[]> {
  const ada = await db.$count(kiriman, inArray(kiriman.id, [...ids]));
  if (ada < new Set(ids).size)
    throw refusal.notFound('Ada kabar yang tidak ditemukan. Muat ulang daftarnya.');
  const lagi = await db
    .update(kiriman)
    .set({ keadaan: 'menunggu', percobaan: 0, cobaPada: pada, selesaiPada: null })
    .where(and(gagal, inArray(kiriman.id, [...ids])))
    .returning({ penggunaId: kiriman.penggunaId, kanal: kiriman.kanal });
  for (const { penggunaId, kanal } of lagi)
    await hidupkan(
      db,
      and(
        sql`${langgananKabar.mati} = 'ditolak'`,
        eq(langgananKabar.penggunaId, penggunaId),
        eq(langgananKabar.kanal, kanal),
      ),
    );
  return lagi.map(({ penggunaId }) => penggunaId);
}
