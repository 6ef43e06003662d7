import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { hariTerjauh } from '#domain/kabar/pengingat-endpoints.ts';
import { jenisPengingat, pengingat, type Pengingat } from '#domain/kabar/pengingat.ts';
import type { Kabar } from '#domain/kabar/schema.ts';
import { chosenFrom, forDays, orderedIds, type Collection } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { listPage, polaCari, type Halaman } from '#server/core/list.ts';
import { readingOne } from '#server/core/read-one.ts';
import { olderThan, type Sweep } from '#server/core/retention.ts';
import { announce, forPerson, type Telling } from '#server/core/trace.ts';
import { uuidAcuan } from '#server/core/uuid-acuan.ts';
import { kabar } from '#server/db/tables/kabar.ts';

type Row = typeof kabar.$inferSelect;

/** How long it is kept, by the server and on devices. */
const umurHari = 90;
const usia = forDays(umurHari, sql`true`, kabar.createdAt);

const milik = ({ uuid }: Actor): SQL => eq(kabar.penggunaId, uuid);
const urut = [desc(kabar.createdAt), desc(kabar.id)];

const kabarDari = (row: Row): Kabar => ({
  uuid: row.id,
  jenis: row.jenis,
  kalimat: row.kalimat,
  perihal: row.perihal,
  halaman: row.halaman,
  record: row.record,
  createdAt: row.createdAt.toISOString(),
  dibacaPada: row.dibacaPada?.toISOString() ?? null,
  selesaiPada: row.selesaiPada?.toISOString() ?? null,
});

const findKabar = async (db: Db, where: SQL | undefined): Promise<Kabar[]> =>
  (
    await db
      .select()
      .from(kabar)
      .where(where)
      .orderBy(...urut)
  ).map(kabarDari);

/** What this person was told, newest first. */
export function listKabar(db: Db, query: Halaman & { search?: string | undefined }, actor: Actor) {
  const cari = polaCari(query.search);
  return listPage(db, query, {
    id: kabar.id,
    where: and(milik(actor), cari ? or(ilike(kabar.kalimat, cari), ilike(kabar.perihal, cari)) : undefined),
    urut,
    menurut: { dibuat: [kabar.createdAt, kabar.id] },
    baca: (dipilih) => findKabar(db, dipilih),
  });
}

/** One of them. Refuses with 404 what this person was not told. */
export const { orRefuse: bacaKabar } = readingOne(kabar, {
  name: 'Kabar',
  foreign: 'Kabar ini untuk orang lain.',
  find: (db, actor, satu) => findKabar(db, and(satu, milik(actor))),
});

/** Each person's own, for as long as the server keeps it (offline.md section 1). */
export const koleksiKabar: Collection = {
  name: 'kabar',
  ...chosenFrom(
    {
      id: kabar.id,
      ids: (db, where, page) => orderedIds(db, sql`(select id from kabar where ${where ?? sql`true`})`, page),
      find: (db, _actor, where) => findKabar(db, where),
    },
    (actor, now) => and(milik(actor), usia.still(now)),
    (actor, from, until) => and(milik(actor), usia.ended(from, until)),
  ),
};

/** How long a turn is kept that is not over: it is told again, also when that is long after (BEYOND-42). */
const umurGiliran = hariTerjauh + umurHari;

export const sapuKabar: readonly Sweep[] = [
  olderThan(kabar, kabar.createdAt, umurHari, or(eq(kabar.jenis, 'perubahan'), isNotNull(kabar.selesaiPada))),
  olderThan(kabar, kabar.createdAt, umurGiliran),
];

/** Something of it is new to its person: their devices hear of it. */
export function beritakan(
  context: Telling,
  { id, penggunaId }: Pick<Row, 'id' | 'penggunaId'>,
  baru = false,
): void {
  const tags = [forPerson(penggunaId)];
  announce(context, { collection: 'kabar', record: id, sebelum: baru ? [] : tags, sesudah: tags });
}

/**
 * Own ones that were read. What was read before stays as it is, and is told of all the same: by that word a device knows that
 * its mark has arrived. Refuses with 404 where one is none of theirs.
 */
export async function tandaiDibaca(context: Context, ids: readonly string[]): Promise<void> {
  const { db, actor, captured } = context;
  const disebut = and(milik(actor), inArray(kabar.id, [...ids]));
  const found = await db.select({ id: kabar.id, penggunaId: kabar.penggunaId }).from(kabar).where(disebut);
  if (found.length < new Set(ids).size) throw refusal.notFound('Kabar tidak ditemukan.');
  await db
    .update(kabar)
    .set({ dibacaPada: captured })
    .where(and(disebut, isNull(kabar.dibacaPada)));
  for (const satu of found) beritakan(context, satu);
}

/** By what the trail and every second call know a kind of reminder: it stands in no table. */
export const uuidPengingat = (jenis: Pengingat): string => uuidAcuan(`pengingat-${jenis}`, 0);

/** What the trail calls each of them. */
export const sebutanPengingat: readonly (readonly [uuid: string, sebutan: string])[] = jenisPengingat.map(
  (jenis) => [uuidPengingat(jenis), pengingat[jenis].nama],
);
