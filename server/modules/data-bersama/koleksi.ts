import { sql } from 'drizzle-orm';
import { chosenFrom, type Collection } from '#server/core/collection.ts';
import type { Showing } from '#server/core/implement.ts';
import { dataBersama } from '#server/db/tables/lembar-kerja.ts';
import { kabari } from './perubahan.ts';
import { terlihat } from './policy.ts';
import { findDataBersama, idsDataBersama } from './repository.ts';

/** Data of the bench at which this person works, for 120 days, and for longer what their analyses rest on. */
export const koleksiDataBersama: Collection = {
  name: 'dataBersama',
  ...chosenFrom(
    {
      id: dataBersama.id,
      ids: idsDataBersama,
      find: (db, _actor, where) => findDataBersama(db, where),
    },
    terlihat.perangkat,
    terlihat.berakhir,
  ),
};

/** They show who measured. */
export const dataDenganOrang: Showing = {
  name: 'dataBersama',
  found: (person) => [sql`select id from data_bersama where aktor_id = ${person}`],
  tell: kabari,
};
