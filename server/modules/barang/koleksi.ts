import { and, eq, inArray } from 'drizzle-orm';
import { mayCall } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import { byUuid, type Collection } from '#server/core/collection.ts';
import { findBarang, semuaBarang, uuidsBarangAfter } from './repository.ts';

/** Who plans or records usage chooses from them without a network; nobody else keeps them. */
const bolehMemakai = (actor: Actor) => mayCall(penggunaanApi.tambah as never, actor.role);

export const koleksiBarang: Collection = {
  name: 'barang',
  ids: async (db, actor, after, limit) => (bolehMemakai(actor) ? uuidsBarangAfter(db, after, limit) : []),
  read: async (db, actor, ids) => {
    if (!bolehMemakai(actor) || ids.length === 0) return [];
    const found = await findBarang(db, and(eq(semuaBarang.flagAktif, true), inArray(semuaBarang.uuid, ids)));
    return byUuid(found.map(({ flagAktif: _aktif, ...satu }) => satu));
  },
};
