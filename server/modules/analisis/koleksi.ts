import { and } from 'drizzle-orm';
import { chosenFrom, type Collection } from '#server/core/collection.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { usiaAnalisis } from '#server/modules/progres/repository.ts';
import { ditugaskanKepada } from './policy.ts';
import { findAnalisisPerangkat, idsAnalisis } from './repository.ts';

/** Assigned to this person as analyst or supervisor; done ones for 90 days. */
export const koleksiAnalisis: Collection = {
  name: 'analisis',
  ...chosenFrom(
    {
      id: parameterSampel.id,
      ids: idsAnalisis,
      find: (db, _actor, where, now) => findAnalisisPerangkat(db, where, now),
    },
    ({ uuid }, now) => and(ditugaskanKepada.keduanya(uuid), usiaAnalisis.still(now)),
    ({ uuid }, from, until) => and(ditugaskanKepada.keduanya(uuid), usiaAnalisis.ended(from, until)),
  ),
};
