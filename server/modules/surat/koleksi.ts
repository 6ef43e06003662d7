import type { SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { chosenFrom, type Collection } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import { surat } from '#server/db/tables/surat.ts';
import { disimpan, terlihat } from './policy.ts';
import { findSurat, idsSurat } from './repository.ts';

const semua = {
  id: surat.id,
  ids: idsSurat,
  find: (db: Db, _actor: Actor, where: SQL | undefined) => findSurat(db, where),
};

/** Own letters, and those that are open for this officer. */
export const koleksiSurat: Collection = {
  name: 'surat',
  ...chosenFrom(semua, (actor, _now, db) => disimpan(db, actor)),
};

/** Own letters alone. */
export const suratSendiri = chosenFrom(semua, terlihat.sendiri);
