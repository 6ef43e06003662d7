import { kirimanApi } from '#domain/kabar/kiriman.ts';
import { implement } from '#server/core/implement.ts';
import { kirimLagi, listGagal } from './gagal.ts';
import { sapuKiriman } from './kiriman.ts';
import { pilihanSendiri, simpanPilihan } from './pilihan.ts';

/** What leaves the house of news, and how each wants it. */
export const kirimanKabar = implement(
  kirimanApi,
  {
    pilihan: async ({ db, server, actor }) => ({ data: await pilihanSendiri(db, server.config, actor.uuid) }),
    pilih: async ({ db, server, actor, body: { kanal, ...pilihan } }) => {
      await simpanPilihan(db, actor.uuid, kanal, pilihan);
      return { data: () => pilihanSendiri(server.db, server.config, actor.uuid) };
    },
    gagal: ({ db, query }) => listGagal(db, query),
    kirimLagi: async ({ db, body, received }) => ({
      data: { dikirimLagi: await kirimLagi(db, body.uuid, received) },
    }),
  },
  { sweeps: sapuKiriman },
);
