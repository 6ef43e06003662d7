import { dorongApi } from '#domain/kabar/dorong.ts';
import { implement } from '#server/core/implement.ts';
import { daftarPerangkat, matikan, nyalakan } from './perangkat.ts';

/** Devices that show news by themselves. */
export const pemberitahuan = implement(dorongApi, {
  perangkat: async ({ db, server, orang }) => ({ data: await daftarPerangkat(db, server, orang) }),
  nyalakan: async (context) => {
    await nyalakan(context, context.body);
    return { data: null };
  },
  matikan: async (context) => {
    await matikan(context, context.body.uuid);
    return { data: null };
  },
});
