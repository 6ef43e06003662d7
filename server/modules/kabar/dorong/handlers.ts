import { dorongApi } from '#domain/kabar/dorong.ts';
import { implement } from '#server/core/implement.ts';
import { daftarPerangkat, matikan, nyalakan } from './perangkat.ts';

/** Devices that show news by themselves. */
export const pemberitahuan = implement(
  dorongApi,
  {
    perangkat: async ({ db, server, orang }) => ({ data: await daftarPerangkat(db, server, orang) }),
    nyalakan: async (context) => {
      const { server, actor, orang, body } = context;
      await nyalakan(context, body);
      return { record: actor.uuid, data: () => daftarPerangkat(server.db, server, orang) };
    },
    matikan: async (context) => {
      const { server, actor, orang, body } = context;
      await matikan(context, body.uuid);
      return { record: actor.uuid, data: () => daftarPerangkat(server.db, server, orang) };
    },
  },
  {
    readRecord: async ({ db, server, orang }, uuid) =>
      uuid === orang.uuid ? daftarPerangkat(db, server, orang) : null,
  },
);
