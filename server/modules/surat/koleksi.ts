import { and, inArray } from 'drizzle-orm';
import { byUuid, type Collection } from '#server/core/collection.ts';
import { surat } from '#server/db/tables/surat.ts';
import { disimpan, findSurat, idsSurat } from './repository.ts';

/** Own letters, and those that are open for this officer. */
export const koleksiSurat: Collection = {
  name: 'surat',
  ids: (db, actor, after, limit) => idsSurat(db, disimpan(db, actor), { after, limit }),
  read: async (db, actor, ids) =>
    byUuid(await findSurat(db, and(disimpan(db, actor), inArray(surat.id, ids)))),
};
