import { and, gt, inArray, lte, ne, not, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mayCall } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { parameterSampel, parameterUji, pengujian } from '#server/db/tables/pengujian.ts';
import { semuaAcuan, type BarisAcuan } from '#server/modules/acuan/repository.ts';
import { ditugaskanKepada, findAnalisis, idsAfter } from '#server/modules/analisis/repository.ts';
import { findParameterUji, uuidsParameterUjiAfter } from '#server/modules/parameter-uji/repository.ts';
import {
  findPengujian,
  idsPengujianAfter,
  khalayak,
  terlihat,
} from '#server/modules/pengujian/repository.ts';
import { daftarPertanyaan } from '#server/modules/survei/repository.ts';

/**
 * A work set of offline.md section 1. `ids` walks everything in the person's scope in id order, `read` gives the rows
 * of some ids that are still in it: an id it does not give back is gone for this person.
 */
export type Collection = {
  name: string;
  /** Its ids are words; everywhere else they are UUIDs. */
  textIds?: true;
  ids: (db: Db, actor: Actor, after: string | null, limit: number, now: Date) => Promise<string[]>;
  read: (db: Db, actor: Actor, ids: string[], now: Date) => Promise<{ id: string; row: unknown }[]>;
  /** Ids of the person's records whose time in it ends between two moments. Without it nothing leaves by age. */
  aged?: (db: Db, actor: Actor, from: Date, until: Date) => Promise<string[]>;
};

/** What is done stays for some days after its last change: as long as it does, and what stops doing so in between. */
function forDays(days: number, done: SQL, changed: AnyPgColumn) {
  const ago = (now: Date) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return {
    still: (now: Date) => or(not(done), gt(changed, ago(now))),
    ended: (from: Date, until: Date) => and(done, gt(changed, ago(from)), lte(changed, ago(until))),
  };
}

/** Assigned to this person as analyst or supervisor; done ones for 90 days. */
const usiaAnalisis = forDays(90, inArray(parameterSampel.kdProgres, [6, 7]), parameterSampel.updatedAt);
const analisisMilik = (actor: Actor, now: Date) =>
  and(ditugaskanKepada.keduanya(actor.uuid), usiaAnalisis.still(now));

const analisis: Collection = {
  name: 'analisis',
  ids: (db, actor, after, limit, now) => idsAfter(db, analisisMilik(actor, now), after, limit),
  read: async (db, actor, ids, now) => {
    const found = await findAnalisis(db, and(analisisMilik(actor, now), inArray(parameterSampel.id, ids)));
    return found.map((row) => ({ id: row.uuid, row }));
  },
  aged: async (db, actor, from, until) => {
    const where = and(ditugaskanKepada.keduanya(actor.uuid), usiaAnalisis.ended(from, until));
    return (await db.select({ id: parameterSampel.id }).from(parameterSampel).where(where)).map(
      ({ id }) => id,
    );
  },
};

const acuan: Collection = {
  name: 'acuan',
  textIds: true,
  ids: async (db, _actor, after, limit) =>
    (await semuaAcuan(db))
      .map((row) => row.uuid)
      .sort()
      .filter((id) => after === null || id > after)
      .slice(0, limit),
  read: async (db, _actor, ids) =>
    (await semuaAcuan(db))
      .filter((row: BarisAcuan) => ids.includes(row.uuid))
      .map((row) => ({ id: row.uuid, row })),
};

/** Own registrations, with their bills, invoices and reports. */
const pendaftaran: Collection = {
  name: 'pendaftaran',
  ids: (db, actor, after, limit) => idsPengujianAfter(db, terlihat.sendiri(actor), after, limit),
  read: async (db, actor, ids) =>
    keBaris(await findPengujian(db, actor, and(terlihat.sendiri(actor), inArray(pengujian.id, ids)))),
};

/** Tests this Kalab was asked to verify; decided ones for 30 days. */
const usiaTinjauan = forDays(
  30,
  ne(pengujian.kdStatus, pengujianWorkflow.states.perluVerifikasiKalab.code),
  pengujian.updatedAt,
);
const tinjauanMilik = (actor: Actor, now: Date) =>
  and(khalayak.tinjauan.where(actor.uuid), usiaTinjauan.still(now));
const tinjauan: Collection = {
  name: 'tinjauan',
  ids: (db, actor, after, limit, now) => idsPengujianAfter(db, tinjauanMilik(actor, now), after, limit),
  read: async (db, actor, ids, now) =>
    keBaris(await findPengujian(db, actor, and(tinjauanMilik(actor, now), inArray(pengujian.id, ids)))),
  aged: async (db, actor, from, until) => {
    const where = and(khalayak.tinjauan.where(actor.uuid), usiaTinjauan.ended(from, until));
    return (await db.select({ id: pengujian.id }).from(pengujian).where(where)).map(({ id }) => id);
  },
};

const keBaris = (found: readonly { uuid: string }[]) => found.map((row) => ({ id: row.uuid, row }));

/** Tests on offer: what the form of registration chooses from without a network. Only who may register has them. */
const bolehMendaftar = (actor: Actor) => mayCall(pengujianApi.daftar as never, actor.role);
const parameterUjiTersedia: Collection = {
  name: 'parameterUji',
  ids: async (db, actor, after, limit) =>
    bolehMendaftar(actor) ? uuidsParameterUjiAfter(db, after, limit) : [],
  read: async (db, actor, ids) =>
    bolehMendaftar(actor) ? keBaris(await findParameterUji(db, inArray(parameterUji.uuid, ids))) : [],
};

/** Reference data: a handful of rows, read whole. */
const pertanyaanSurvei: Collection = {
  name: 'pertanyaanSurvei',
  ids: async (db, _actor, after, limit) =>
    (await daftarPertanyaan(db))
      .map(({ uuid }) => uuid)
      .sort()
      .filter((id) => after === null || id > after)
      .slice(0, limit),
  read: async (db, _actor, ids) =>
    keBaris((await daftarPertanyaan(db)).filter(({ uuid }) => ids.includes(uuid))),
};

export const collections: readonly Collection[] = [
  acuan,
  parameterUjiTersedia,
  pertanyaanSurvei,
  analisis,
  pendaftaran,
  tinjauan,
];
