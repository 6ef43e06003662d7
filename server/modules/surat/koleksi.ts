import { chosenFrom, type Collection } from '#server/core/collection.ts';
import { surat } from '#server/db/tables/surat.ts';
import { disimpan } from './policy.ts';
import { findSurat, idsSurat } from './repository.ts';

/** Own letters, and those that are open for this officer. */
export const koleksiSurat: Collection = {
  name: 'surat',
  ...chosenFrom(
    { id: surat.id, ids: idsSurat, find: (db, _actor, where) => findSurat(db, where) },
    (actor, _now, db) => disimpan(db, actor),
  ),
};
