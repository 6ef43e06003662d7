import { and, inArray, sql } from 'drizzle-orm';
import { chosenFrom, type Collection } from '#server/core/collection.ts';
import type { Showing } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { announcePenelitian } from './perubahan.ts';
import { khalayak, terlihat, usiaTinjauan } from './policy.ts';
import { findPenelitian, idsPenelitian } from './repository.ts';

const semua = { id: pendaftaran.id, ids: idsPenelitian, find: findPenelitian };

/** Own registrations with plan, additions, bills and returns. */
export const penelitianSendiri = chosenFrom(semua, terlihat.sendiri);

/** Research of this Kalab's laboratories that waits for them; decided ones for 30 days. */
export const tinjauanPenelitian = chosenFrom(
  semua,
  (actor, now) => and(khalayak.tinjauan.where(actor), usiaTinjauan.still(now)),
  (actor, from, until) => and(khalayak.tinjauan.where(actor), usiaTinjauan.ended(from, until)),
);

/** Research that a laboratory's officers decide, or that is under way there. */
export const penggunaanLaboratorium: Collection = {
  name: 'penggunaan',
  ...chosenFrom(semua, khalayak.penggunaan.where),
};

/**
 * A research shows its registrant, whose the additions are, and who stands in its history or on an invoice. The Kalab
 * is told while it is in their set.
 */
export const penelitianDenganOrang: Showing = {
  name: 'penelitian',
  found: (person) => [
    sql`select id from pendaftaran where jenis = 'penelitian' and pendaftar_id = ${person}`,
    sql`select penelitian_id as id from penambahan where aktor_id = ${person}`,
    sql`select h.pendaftaran_id as id from riwayat_pendaftaran h join penelitian p on p.id = h.pendaftaran_id where h.aktor_id = ${person}`,
    sql`select i.pendaftaran_id as id from invoice i join penelitian p on p.id = i.pendaftaran_id where i.diubah_oleh = ${person}`,
  ],
  tell: async (context, ids) => {
    const rows = await context.db
      .select({ kepala: pendaftaran, ditinjau: sql<boolean>`${usiaTinjauan.still(context.received)}` })
      .from(pendaftaran)
      .where(inArray(pendaftaran.id, [...ids]));
    for (const { kepala, ditinjau } of rows)
      await announcePenelitian(
        context,
        kepala,
        kepala,
        ditinjau ? ['tinjauan', 'penggunaan'] : ['penggunaan'],
      );
  },
};
