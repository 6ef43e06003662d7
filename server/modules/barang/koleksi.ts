import { and, eq, inArray } from 'drizzle-orm';
import { mayCall } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import { byUuid, type Collection } from '#server/core/collection.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, forEveryone } from '#server/core/trace.ts';
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

/** Tells every device of a tool, material or instrument that is no longer as it was: its stock, price or name. */
export const umumkanBarang = (context: Pick<Context, 'journal' | 'received'>, uuid: string): void =>
  announce(context, {
    collection: koleksiBarang.name,
    record: uuid,
    sebelum: [forEveryone],
    sesudah: [forEveryone],
  });
