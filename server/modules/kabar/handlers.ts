import { kabarApi } from '#domain/kabar/endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { bacaKabar, koleksiKabar, listKabar, sapuKabar, tandaiDibaca } from './repository.ts';

export const kabar = implement(
  kabarApi,
  {
    list: async ({ db, actor, query }) =>
      query.uuid ? { data: await bacaKabar(db, query.uuid, actor) } : listKabar(db, query, actor),
    baca: async (context) => {
      await tandaiDibaca(context, context.body.uuid);
      return { data: null };
    },
  },
  { collections: [koleksiKabar], sweeps: sapuKabar },
);
