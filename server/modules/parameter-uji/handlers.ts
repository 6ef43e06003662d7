import { and, eq } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { daftar } from '#server/core/list.ts';
import { parameterUji as tabel } from '#server/db/tables/pengujian.ts';
import { parameterUjiTersedia } from './koleksi.ts';
import {
  countParameterUji,
  ditawarkan,
  findParameterUji,
  findParameterUjiInduk,
  saringParameterUji,
} from './repository.ts';
import { tambah, ubah } from './simpan.ts';

export const parameterUji = implement(
  parameterUjiApi,
  {
    list: async ({ db, actor, query }) => {
      const admin = actor.role === 'Admin';
      const cari = admin ? findParameterUjiInduk : findParameterUji;
      if (query.uuid) {
        const [found] = await cari(db, eq(tabel.uuid, query.uuid));
        if (!found) throw refusal.notFound('Parameter uji tidak ditemukan.');
        return { data: found };
      }
      const where = and(admin ? undefined : ditawarkan, saringParameterUji(query));
      const total = () => countParameterUji(db, where);
      return admin
        ? daftar(query, { rows: (page) => findParameterUjiInduk(db, where, page), total })
        : daftar(query, { rows: (page) => findParameterUji(db, where, page), total });
    },
    tambah: (context) => tambah(context, context.body),
    ubah: (context) => ubah(context, context.body),
  },
  {
    readRecord: async ({ db, actor }, uuid) =>
      actor.role === 'Admin' ? ((await findParameterUjiInduk(db, eq(tabel.uuid, uuid)))[0] ?? null) : null,
    collections: [parameterUjiTersedia],
  },
);
