import { inArray } from 'drizzle-orm';
import { mayCall } from '#domain/core/endpoint.ts';
import { roleList, type Role } from '#domain/core/roles.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { byUuid, type Collection } from '#server/core/collection.ts';
import { forRole } from '#server/core/trace.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { findParameterUji, uuidsParameterUjiAfter } from './repository.ts';

/** Tests on offer: what the form of registration chooses from without a network. Only who may register has them. */
const bolehMendaftar = ({ role }: { role: Role }) => mayCall(pengujianApi.daftar, role);
export const khalayakParameterUji = roleList
  .filter((role) => bolehMendaftar({ role }))
  .map((role) => forRole(role));

export const parameterUjiTersedia: Collection = {
  name: 'parameterUji',
  ids: async (db, actor, after, limit) =>
    bolehMendaftar(actor) ? uuidsParameterUjiAfter(db, after, limit) : [],
  read: async (db, actor, ids) =>
    bolehMendaftar(actor) ? byUuid(await findParameterUji(db, inArray(parameterUji.uuid, ids))) : [],
};
