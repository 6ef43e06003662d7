import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { chosenFrom } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import type { Showing } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel, pengujian } from '#server/db/tables/pengujian.ts';
import { usiaAnalisis } from '#server/modules/progres/repository.ts';
import { announcePengujian } from './perubahan.ts';
import { khalayak, terlihat, usiaTinjauan } from './policy.ts';
import { findPengujian, idsPengujian } from './repository.ts';

const semua = {
  id: pendaftaran.id,
  ids: idsPengujian,
  find: (db: Db, actor: Actor, where: SQL | undefined) => findPengujian(db, actor, where),
};

/** Own registrations, with their bills, invoices and reports. */
export const pengujianSendiri = chosenFrom(semua, terlihat.sendiri);

/** Tests this Kalab was asked to verify; decided ones for 30 days. */
export const tinjauanPengujian = chosenFrom(
  semua,
  ({ uuid }, now) => and(khalayak.tinjauan.where(uuid), usiaTinjauan.still(now)),
  ({ uuid }, from, until) => and(khalayak.tinjauan.where(uuid), usiaTinjauan.ended(from, until)),
);

/**
 * A test shows its registrant and its Kalab, who works on it at the bench, and who stands in a history, on a report or
 * on an invoice. Its owner keeps it for good, others while its time in their sets lasts: they alone are told.
 */
export const pengujianDenganOrang: Showing = {
  name: 'pengujian',
  found: (person) => [
    sql`select id from pendaftaran where jenis = 'pengujian' and pendaftar_id = ${person}`,
    sql`select id from pengujian where kalab_id = ${person}`,
    sql`select pengujian_id as id from parameter_sampel where analis_id = ${person}`,
    sql`select pengujian_id as id from parameter_sampel where penyelia_id = ${person}`,
    sql`select ps.pengujian_id as id from riwayat_progres r join parameter_sampel ps on ps.id = r.parameter_id where r.aktor_id = ${person}`,
    sql`select h.pendaftaran_id as id from riwayat_pendaftaran h join pengujian u on u.id = h.pendaftaran_id where h.aktor_id = ${person}`,
    sql`select pengujian_id as id from lhu where penandatangan_id = ${person}`,
    sql`select i.pendaftaran_id as id from invoice i join pengujian u on u.id = i.pendaftaran_id where i.diubah_oleh = ${person}`,
  ],
  tell: async (context, ids) => {
    const { db, received } = context;
    const kepala = await db
      .select({
        id: pendaftaran.id,
        pendaftarId: pendaftaran.pendaftarId,
        kalabId: sql<string | null>`case when ${usiaTinjauan.still(received)} then ${pengujian.kalabId} end`,
        laboratoriumId: pendaftaran.laboratoriumId,
      })
      .from(pengujian)
      .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
      .where(inArray(pengujian.id, [...ids]));
    const tests = await db
      .select()
      .from(parameterSampel)
      .where(and(inArray(parameterSampel.pengujianId, [...ids]), usiaAnalisis.still(received)));
    const parameter = Map.groupBy(tests, ({ pengujianId }) => pengujianId);
    for (const row of kepala) announcePengujian(context, { row, parameter: parameter.get(row.id) ?? [] });
  },
};
