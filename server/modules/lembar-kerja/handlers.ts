import { and, eq } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { koleksiVersiLembar, versiDenganOrang } from './koleksi.ts';
import { buat, hentikan, rilis, ubah } from './perubahan.ts';
import { pokok } from './pokok.ts';
import { bacaVersi, bacaVersiBilaBoleh, findVersi, terbaca } from './repository.ts';

export const lembarKerja = implement(
  versiLembarApi,
  {
    list: async ({ db, actor, query }) => {
      if (query.uuid) return { data: await bacaVersi(db, query.uuid, actor) };
      if (!query.uuidParameterUji)
        throw refusal.invalid([{ field: 'uuid_parameter_uji', message: 'Sebutkan parameter ujinya.' }]);
      return {
        data: await findVersi(db, and(eq(parameterUji.uuid, query.uuidParameterUji), terbaca(actor))),
      };
    },
    buat: (context) => buat(context, context.body),
    ubah: (context) => ubah(context, context.body),
    rilis: (context) => rilis(context, context.body),
    hentikan: (context) => hentikan(context, context.body),
  },
  {
    readRecord: ({ db, actor }, uuid) => bacaVersiBilaBoleh(db, uuid, actor),
    collections: [koleksiVersiLembar],
    showing: versiDenganOrang,
    pokok,
  },
);
