import { and } from 'drizzle-orm';
import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { dataDenganOrang, koleksiDataBersama } from './koleksi.ts';
import { terlihat } from './policy.ts';
import { bacaBilaBoleh, bacaDataBersama, listDataBersama, saring } from './repository.ts';
import { tambah } from './tambah.ts';

export const dataBersama = implement(
  dataBersamaApi,
  {
    list: async ({ db, actor, query, received }) =>
      query.uuid
        ? { data: await bacaDataBersama(db, query.uuid, actor, received) }
        : listDataBersama(db, query, and(terlihat.semua(actor, received), saring(query))),
    tambah: (context) => tambah(context, context.body),
  },
  {
    readRecord: ({ db, actor, received }, uuid) => bacaBilaBoleh(db, uuid, actor, received),
    collections: [koleksiDataBersama],
    showing: dataDenganOrang,
  },
);
