import { kabarApi } from '#domain/kabar/endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { koleksiKabar, listKabar, sapuKabar, tandaiDibaca } from './repository.ts';

export const kabar = implement(
  kabarApi,
  {
    list: ({ db, actor, query }) => listKabar(db, query, actor),
    baca: async (context) => ({ data: { dibaca: await tandaiDibaca(context, context.body.uuid) } }),
  },
  { collections: [koleksiKabar], sweeps: sapuKabar },
);
