import { kirimanApi } from '#domain/kabar/kiriman.ts';
import { implement } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { kirimLagi, listGagal } from './gagal.ts';
import { sapuKiriman } from './kiriman.ts';
import { pilihanSendiri, simpanPilihan } from './pilihan.ts';

/** What leaves the house of news, and how each wants it. */
export const kirimanKabar = implement(
  kirimanApi,
  {
    pilihan: async ({ db, server, actor, query: { kanal } }) => ({
      data: (await pilihanSendiri(db, server.config, actor.uuid)).filter(
        (satu) => kanal === undefined || satu.kanal === kanal,
      ),
    }),
    pilih: async (context) => {
      const { server, actor } = context;
      const perubahan = await simpanPilihan(context);
      trace(context, { jenis: 'pengguna', record: actor.uuid, rev: null, perubahan });
      return { record: actor.uuid, data: () => pilihanSendiri(server.db, server.config, actor.uuid) };
    },
    gagal: ({ db, query }) => listGagal(db, query),
    kirimLagi: async (context) => {
      const lagi = await kirimLagi(context.db, context.body.uuid, context.received);
      for (const record of new Set(lagi))
        trace(context, { jenis: 'pengguna', record, rev: null, perubahan: { kabarGagal: [null, 'lagi'] } });
      return { data: null };
    },
  },
  {
    sweeps: sapuKiriman,
    readRecord: async ({ db, server, actor }, uuid) =>
      uuid === actor.uuid ? pilihanSendiri(db, server.config, uuid) : null,
  },
);
