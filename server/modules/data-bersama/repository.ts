import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orang } from '#domain/core/orang.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import type { Actor } from '#domain/core/roles.ts';
import { orderedIds, type IdPage } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import { listPage, polaCari, type Halaman } from '#server/core/list.ts';
import { readingOne } from '#server/core/read-one.ts';
import { dataBersama, versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { terlihat } from './policy.ts';

const pengganti = alias(dataBersama, 'pengganti');
const pengoreksi = alias(pengguna, 'pengoreksi');
/** What its version calls the kind of data it is. */
const label = sql<string>`(select b ->> 'label' from jsonb_array_elements(${versiLembar.isi} -> 'bersama') b
  where b ->> 'nama' = ${dataBersama.nama})`;

/** What was measured last comes first; of one day what the server had last. */
const urut = [desc(dataBersama.tanggal), desc(dataBersama.createdAt), desc(dataBersama.id)];

/** The data that fit, newest first. `where` limits them to the caller's. */
export async function findDataBersama(db: Db, where: SQL | undefined): Promise<DataBersama[]> {
  const found = await db
    .select({
      row: dataBersama,
      uji: {
        uuid: parameterUji.uuid,
        namaParameterUji: parameterUji.namaParameterUji,
        idLaboratorium: parameterUji.laboratoriumId,
      },
      label,
      user: { uuid: pengguna.id, nama: pengguna.nama, noInduk: pengguna.noInduk },
      pengganti,
      oleh: { uuid: pengoreksi.id, nama: pengoreksi.nama, noInduk: pengoreksi.noInduk },
    })
    .from(dataBersama)
    .innerJoin(versiLembar, eq(versiLembar.id, dataBersama.versiId))
    .innerJoin(parameterUji, eq(parameterUji.id, versiLembar.parameterUjiId))
    .innerJoin(pengguna, eq(pengguna.id, dataBersama.aktorId))
    .leftJoin(pengganti, eq(pengganti.gantikanId, dataBersama.id))
    .leftJoin(pengoreksi, eq(pengoreksi.id, pengganti.aktorId))
    .where(where)
    .orderBy(...urut);
  return found.map(
    ({ row, uji: { idLaboratorium, ...uji }, label: sebutan, user, pengganti: kini, oleh }) => ({
      uuid: row.id,
      rev: revDari(kini?.id ?? null),
      versi: row.versiId,
      nama: row.nama,
      label: sebutan,
      parameterUji: uji,
      idLaboratorium,
      tanggal: row.tanggal,
      isian: Object.entries(row.isian).map(([kunci, sel]) => ({ kunci, ...sel })),
      keterangan: row.keterangan,
      gantikan: row.gantikanId,
      alasan: row.alasan,
      digantiOleh: kini?.id ?? null,
      history: [langkah(row, user), ...(kini && oleh ? [langkah(kini, oleh)] : [])],
      user,
      dibuatPada: row.dibuatPada.toISOString(),
      updatedAt: row.createdAt.toISOString(),
    }),
  );
}

const langkah = (
  { id, createdAt, alasan }: typeof dataBersama.$inferSelect,
  user: Orang,
): DataBersama['history'][number] => ({
  uuid: id,
  createdAt: createdAt.toISOString(),
  user,
  catatan: alasan,
});

/** It is written once, and replaced once at most. */
export const revDari = (digantiOleh: string | null): string => (digantiOleh === null ? '1' : '2');

const gabung = sql`join ${versiLembar} on ${eq(versiLembar.id, dataBersama.versiId)}
  join ${parameterUji} on ${eq(parameterUji.id, versiLembar.parameterUjiId)}
  join ${pengguna} on ${eq(pengguna.id, dataBersama.aktorId)}`;

/** A list of them, newest first. */
export const listDataBersama = (db: Db, query: Halaman, where: SQL | undefined) =>
  listPage(db, query, {
    id: dataBersama.id,
    gabung,
    where,
    urut,
    baca: (dipilih) => findDataBersama(db, dipilih),
  });

/** What a list's filters ask for; search looks in what a row shows (GAP-70). */
export function saring(query: {
  idLaboratorium?: number | undefined;
  uuidParameterUji?: string | undefined;
  tanggal?: string | undefined;
  search?: string | undefined;
}): SQL | undefined {
  const { idLaboratorium, uuidParameterUji, tanggal } = query;
  const cari = polaCari(query.search);
  return and(
    idLaboratorium === undefined ? undefined : eq(parameterUji.laboratoriumId, idLaboratorium),
    uuidParameterUji === undefined ? undefined : eq(parameterUji.uuid, uuidParameterUji),
    tanggal === undefined ? undefined : eq(dataBersama.tanggal, tanggal),
    cari
      ? or(
          ilike(parameterUji.namaParameterUji, cari),
          ilike(dataBersama.keterangan, cari),
          ilike(pengguna.nama, cari),
        )
      : undefined,
  );
}

/** The ids of data that fit; a page of them in id order where one is asked for, to fill a device from the beginning. */
export const idsDataBersama = (db: Db, where: SQL | undefined, page?: IdPage): Promise<string[]> =>
  orderedIds(
    db,
    db
      .select({ id: dataBersama.id })
      .from(dataBersama)
      .innerJoin(versiLembar, eq(versiLembar.id, dataBersama.versiId))
      .innerJoin(parameterUji, eq(parameterUji.id, versiLembar.parameterUjiId))
      .where(where),
    page,
  );

export const { orRefuse: bacaDataBersama, orNull: bacaBilaBoleh } = readingOne(dataBersama, {
  name: 'Data bersama',
  foreign: 'Data bersama ini dari laboratorium lain.',
  find: (db, actor: Actor, satu, now: Date) => findDataBersama(db, and(satu, terlihat.semua(actor, now))),
});
