import { and, inArray, ne } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { byUuid, forDays, type Part } from '#server/core/collection.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { findPengujian, idsPengujian, khalayak, terlihat } from './repository.ts';

/** Own registrations, with their bills, invoices and reports. */
export const pengujianSendiri: Part = {
  ids: (db, actor, after, limit) => idsPengujian(db, terlihat.sendiri(actor), { after, limit }),
  read: async (db, actor, ids) =>
    byUuid(await findPengujian(db, actor, and(terlihat.sendiri(actor), inArray(pendaftaran.id, ids)))),
};

/** Tests this Kalab was asked to verify; decided ones for 30 days. */
const usiaTinjauan = forDays(
  30,
  ne(pendaftaran.kdStatus, pengujianWorkflow.states.perluVerifikasiKalab.code),
  pendaftaran.updatedAt,
);
const tinjauanMilik = (actor: Actor, now: Date) =>
  and(khalayak.tinjauan.where(actor.uuid), usiaTinjauan.still(now));
export const tinjauanPengujian: Part = {
  ids: (db, actor, after, limit, now) => idsPengujian(db, tinjauanMilik(actor, now), { after, limit }),
  read: async (db, actor, ids, now) =>
    byUuid(await findPengujian(db, actor, and(tinjauanMilik(actor, now), inArray(pendaftaran.id, ids)))),
  aged: (db, actor, from, until) =>
    idsPengujian(db, and(khalayak.tinjauan.where(actor.uuid), usiaTinjauan.ended(from, until))),
};
