import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { byUuid, forDays, type Collection, type Part } from '#server/core/collection.ts';
import type { Showing } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { umumkan } from './perubahan.ts';
import { findPenelitian, idsPenelitian, khalayak, terlihat } from './repository.ts';

/** Own registrations with plan, additions, bills and returns. */
export const penelitianSendiri: Part = {
  ids: (db, actor, after, limit) => idsPenelitian(db, terlihat.sendiri(actor), { after, limit }),
  read: async (db, actor, ids) =>
    byUuid(await findPenelitian(db, actor, and(terlihat.sendiri(actor), inArray(pendaftaran.id, ids)))),
};

/** Research of this Kalab's laboratories that waits for them; decided ones for 30 days. */
const usiaTinjauan = forDays(
  30,
  ne(pendaftaran.kdStatus, penelitianWorkflow.states.diajukan.code),
  pendaftaran.updatedAt,
);
const tinjauanMilik = (actor: Actor, now: Date) =>
  and(khalayak.tinjauan.where(actor), usiaTinjauan.still(now));
export const tinjauanPenelitian: Part = {
  ids: (db, actor, after, limit, now) => idsPenelitian(db, tinjauanMilik(actor, now), { after, limit }),
  read: async (db, actor, ids, now) =>
    byUuid(await findPenelitian(db, actor, and(tinjauanMilik(actor, now), inArray(pendaftaran.id, ids)))),
  aged: (db, actor, from, until) =>
    idsPenelitian(db, and(khalayak.tinjauan.where(actor), usiaTinjauan.ended(from, until))),
};

/** What a laboratory's officers decide and what is under way there. */
export const penggunaanLaboratorium: Collection = {
  name: 'penggunaan',
  ids: (db, actor, after, limit) => idsPenelitian(db, khalayak.penggunaan.where(actor), { after, limit }),
  read: async (db, actor, ids) =>
    byUuid(
      await findPenelitian(db, actor, and(khalayak.penggunaan.where(actor), inArray(pendaftaran.id, ids))),
    ),
};

/**
 * A research shows its registrant, whose the additions are, and whoever stands in its history or on an invoice. Who reviews
 * is told while its time in their set lasts.
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
      umumkan(context, kepala, kepala, ditinjau ? ['tinjauan', 'penggunaan'] : ['penggunaan']);
  },
};
