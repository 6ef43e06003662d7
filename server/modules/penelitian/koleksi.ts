import { and, inArray, ne } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { byUuid, forDays, type Collection, type Part } from '#server/core/collection.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
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
