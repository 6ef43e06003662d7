import { and, inArray, notInArray, or, gt } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import type { Db } from '#server/core/database.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { semuaAcuan, type BarisAcuan } from '#server/modules/acuan/repository.ts';
import { ditugaskanKepada, findAnalisis, idsAfter } from '#server/modules/analisis/repository.ts';

/**
 * A work set of offline.md section 1. `ids` walks everything in the person's scope in id order, `read` gives the rows
 * of some ids that are still in it: an id it does not give back is gone for this person.
 */
export type Collection = {
  name: string;
  ids: (db: Db, actor: Actor, after: string | null, limit: number, now: Date) => Promise<string[]>;
  read: (db: Db, actor: Actor, ids: string[], now: Date) => Promise<{ id: string; row: unknown }[]>;
};

const days90 = 90 * 24 * 60 * 60 * 1000;

/** Assigned to this person as analyst or supervisor; done ones for 90 days. */
const analisisMilik = (actor: Actor, now: Date) =>
  and(
    ditugaskanKepada.keduanya(actor.uuid),
    or(
      notInArray(parameterSampel.kdProgres, [6, 7]),
      gt(parameterSampel.updatedAt, new Date(now.getTime() - days90)),
    ),
  );

const analisis: Collection = {
  name: 'analisis',
  ids: (db, actor, after, limit, now) => idsAfter(db, analisisMilik(actor, now), after, limit),
  read: async (db, actor, ids, now) => {
    const found = await findAnalisis(db, and(analisisMilik(actor, now), inArray(parameterSampel.id, ids)));
    return found.map((row) => ({ id: row.uuid, row }));
  },
};

const acuan: Collection = {
  name: 'acuan',
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

export const collections: readonly Collection[] = [acuan, analisis];
