import { jejakApi } from '#domain/jejak/endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { saringanBoleh } from './policy.ts';
import { findJejak } from './repository.ts';

/** Rows a page where the call names no number. */
const perHalaman = 20;

export const jejak = implement(jejakApi, {
  list: async ({ db, actor, query }) => ({
    data: await findJejak(db, actor, await saringanBoleh(db, actor, query), {
      sesudah: query.sesudah,
      limit: query.limit ?? perHalaman,
    }),
  }),
});
