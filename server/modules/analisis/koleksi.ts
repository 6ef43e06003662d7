import { and, inArray } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { byUuid, type Collection } from '#server/core/collection.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { usiaAnalisis } from '#server/modules/progres/repository.ts';
import { ditugaskanKepada, findAnalisisPerangkat, idsAnalisis } from './repository.ts';

/** Assigned to this person as analyst or supervisor; done ones for 90 days. */
const milik = (actor: Actor, now: Date) =>
  and(ditugaskanKepada.keduanya(actor.uuid), usiaAnalisis.still(now));

export const koleksiAnalisis: Collection = {
  name: 'analisis',
  ids: (db, actor, after, limit, now) => idsAnalisis(db, milik(actor, now), { after, limit }),
  read: async (db, actor, ids, now) =>
    byUuid(await findAnalisisPerangkat(db, and(milik(actor, now), inArray(parameterSampel.id, ids)), now)),
  aged: (db, actor, from, until) =>
    idsAnalisis(db, and(ditugaskanKepada.keduanya(actor.uuid), usiaAnalisis.ended(from, until))),
};
