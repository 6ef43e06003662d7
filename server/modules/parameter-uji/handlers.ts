import { and, eq, inArray } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { parameterUjiImpor } from '#domain/parameter-uji/impor.ts';
import { implement } from '#server/core/implement.ts';
import { importHandlers, readImport } from '#server/core/import.ts';
import { listPage } from '#server/core/list.ts';
import { parameterUji as tabel } from '#server/db/tables/pengujian.ts';
import { ujiMenungguRilis } from '#server/modules/lembar-kerja/repository.ts';
import { parameterUjiTersedia } from './koleksi.ts';
import {
  ditawarkan,
  findParameterUji,
  findParameterUjiInduk,
  saringParameterUji,
  urut,
} from './repository.ts';
import { imporParameterUji, tambah, ubah } from './simpan.ts';

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
      const rilis = query.menunggu ? await ujiMenungguRilis(db, actor) : null;
      const where = and(
        admin ? undefined : ditawarkan,
        saringParameterUji(query),
        rilis ? inArray(tabel.uuid, [...rilis.keys()]) : undefined,
      );
      return listPage<ParameterUji>(db, query, {
        id: tabel.uuid,
        where,
        urut,
        baca: async (dipilih) => {
          const semua: ParameterUji[] = await cari(db, dipilih);
          return rilis ? semua.map((uji) => ({ ...uji, menungguSejak: rilis.get(uji.uuid)! })) : semua;
        },
      });
    },
    ...importHandlers(parameterUjiImpor.judul, imporParameterUji),
    tambah: (context) => tambah(context, context.body),
    ubah: (context) => ubah(context, context.body),
  },
  {
    readRecord: async ({ db, actor, endpoint }, uuid) => {
      if (actor.role !== 'Admin') return null;
      if (endpoint === parameterUjiApi.impor) return readImport(db, uuid);
      return (await findParameterUjiInduk(db, eq(tabel.uuid, uuid)))[0] ?? null;
    },
    collections: [parameterUjiTersedia],
  },
);
