import { and, eq, inArray } from 'drizzle-orm';
import { byUuid, type Collection } from '#server/core/collection.ts';
import { findBarang, semuaBarang, uuidsBarangAfter } from './repository.ts';

/** What plans and lines choose from without a network. Everybody keeps them, for every change is told to everybody. */
export const koleksiBarang: Collection = {
  name: 'barang',
  ids: (db, _actor, after, limit) => uuidsBarangAfter(db, after, limit),
  read: async (db, _actor, ids) => {
    if (ids.length === 0) return [];
    const found = await findBarang(db, and(eq(semuaBarang.flagAktif, true), inArray(semuaBarang.uuid, ids)));
    return byUuid(found.map(({ flagAktif: _aktif, ...satu }) => satu));
  },
};
