import { asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Foto } from '#domain/berkas/foto.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { forDays } from '#server/core/collection.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { fotoProgres, parameterSampel, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';
import { toRiwayat } from './presenter.ts';

const { selesai, lhuTersedia } = analisisWorkflow.states;

/** Done at the bench, whether the report of the submission is out or not. */
export const kodeSelesai: readonly number[] = [selesai.code, lhuTersedia.code];

/** How long a parameter that is done stays on the devices of its analyst and supervisor. */
export const usiaAnalisis = forDays(
  90,
  inArray(parameterSampel.kdProgres, [...kodeSelesai]),
  parameterSampel.updatedAt,
);

/** Rows of the progress table, oldest first (GAP-113), each with the parameter it belongs to. */
export async function findRiwayatProgres(
  db: Db,
  where: SQL | undefined,
): Promise<{ parameterId: string; riwayat: RiwayatProgres }[]> {
  const found = await db
    .select({ entry: getTableColumns(riwayatProgres), user: aktor })
    .from(riwayatProgres)
    .innerJoin(pengguna, eq(pengguna.id, riwayatProgres.aktorId))
    .where(where)
    .orderBy(asc(riwayatProgres.parameterId), asc(riwayatProgres.urut));
  const foto = await findFoto(db, where);
  return found.map(({ entry, user }) => ({
    parameterId: entry.parameterId,
    riwayat: {
      ...toRiwayat(entry, user),
      isi: entry.isi,
      lembar: entry.lembar,
      foto: foto.get(entry.id) ?? [],
    },
  }));
}

/** The photos that rows of the progress table brought, in their order, by the row. */
async function findFoto(db: Db, where: SQL | undefined): Promise<Map<string, Foto[]>> {
  const found = await db
    .select({ foto: fotoProgres, file: berkas })
    .from(fotoProgres)
    .innerJoin(riwayatProgres, eq(riwayatProgres.id, fotoProgres.riwayatId))
    .innerJoin(berkas, eq(berkas.sha256, fotoProgres.sha256))
    .where(where)
    .orderBy(asc(fotoProgres.riwayatId), asc(fotoProgres.urutan));
  return groupedAs(
    found,
    ({ foto }) => foto.riwayatId,
    ({ foto: { id, keterangan, sel, nama }, file }) => ({
      uuid: id,
      keterangan,
      sel,
      file: fileDari(file, nama),
    }),
  );
}

/** Rows of the progress table without what their reports say, which is not even read. */
export async function findRiwayatRingkas(db: Db, parameterIds: string[]) {
  const { isi: _isi, lembar: _lembar, ...entry } = getTableColumns(riwayatProgres);
  const found = await db
    .select({ entry, user: aktor })
    .from(riwayatProgres)
    .innerJoin(pengguna, eq(pengguna.id, riwayatProgres.aktorId))
    .where(inArray(riwayatProgres.parameterId, parameterIds))
    .orderBy(asc(riwayatProgres.parameterId), asc(riwayatProgres.urut));
  return found.map((row) => ({
    parameterId: row.entry.parameterId,
    riwayat: toRiwayat(row.entry, row.user),
  }));
}

const aktor = { uuid: pengguna.id, nama: pengguna.nama, noInduk: pengguna.noInduk };

const namaPilihan = (jenis: string, kode: AnyPgColumn) =>
  sql<string>`coalesce((select a.nama from acuan a where a.jenis = ${jenis} and a.kode = ${kode}), '-')`;

/** A sample with what its choices are called; its picture is joined. */
export const kolomSampel = {
  sampel,
  bentuk: namaPilihan('bentuk-sampel', sampel.bentuk),
  penyimpanan: namaPilihan('penyimpanan-sampel', sampel.penyimpanan),
  kondisi: namaPilihan('kondisi-sampel', sampel.kondisi),
  kondisiTerima: namaPilihan('kondisi-sampel', sampel.kondisiTerima),
};
