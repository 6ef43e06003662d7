import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Analisis, AnalisisRingkas } from '#domain/analisis/schema.ts';
import { orderedIds, type IdPage } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import { listPage, polaCari, type Halaman } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import {
  parameterSampel,
  parameterUji,
  pengujian,
  riwayatProgres,
  sampel,
} from '#server/db/tables/pengujian.ts';
import {
  findRiwayatProgres,
  findRiwayatRingkas,
  kodeSelesai,
  kolomSampel,
} from '#server/modules/progres/repository.ts';
import { toAnalisis, type Found } from './presenter.ts';

const analis = alias(pengguna, 'analis');
const penyelia = alias(pengguna, 'penyelia');
const pendaftar = alias(pengguna, 'pendaftar');

/** The analyses that fit, newest submission first, with their whole history. `where` limits them to the caller's. */
export async function findAnalisis(db: Db, where: SQL | undefined): Promise<Analisis[]> {
  return denganRiwayat(await findKepala(db, where), (found) =>
    findRiwayatProgres(db, inArray(riwayatProgres.parameterId, found.map(idDari))),
  );
}

/** For so long after its end a device keeps what the reports of an analysis say (docs/decisions/033). */
const denganIsiMs = 14 * 24 * 60 * 60 * 1000;

/** Analyses as devices keep them: those done long ago without what their reports say, which is read when one is opened. */
export async function findAnalisisPerangkat(db: Db, where: SQL | undefined, now: Date): Promise<Analisis[]> {
  const lama = ({ parameter: { kdProgres, updatedAt } }: Found) =>
    kodeSelesai.includes(kdProgres) && updatedAt.getTime() < now.getTime() - denganIsiMs;
  return denganRiwayat(await findKepala(db, where), async (found) => {
    const tanpaIsi = found.filter(lama).map(idDari);
    const lengkap = found.map(idDari).filter((id) => !tanpaIsi.includes(id));
    return [
      ...(await findRiwayatProgres(db, inArray(riwayatProgres.parameterId, lengkap))),
      ...(await findRiwayatRingkas(db, tanpaIsi)),
    ];
  });
}

/** Analyses as a list shows them: without what their reports say. */
export const findDaftarAnalisis = async (db: Db, where: SQL): Promise<AnalisisRingkas[]> =>
  denganRiwayat(await findKepala(db, where), (found) => findRiwayatRingkas(db, found.map(idDari)));

/** A list of analyses, newest submission first. */
export const listAnalisis = (db: Db, query: Halaman, where: SQL | undefined) =>
  listPage(db, query, {
    id: parameterSampel.id,
    gabung: sql`join ${sampel} on ${eq(sampel.id, parameterSampel.sampelId)}
      join ${pendaftaran} on ${eq(pendaftaran.id, parameterSampel.pengujianId)}`,
    where,
    urut: [desc(pendaftaran.createdAt), asc(sampel.urutan), asc(parameterSampel.id)],
    baca: (dipilih) => findDaftarAnalisis(db, dipilih),
  });

const idDari = ({ parameter }: Found): string => parameter.id;

async function denganRiwayat<R>(
  found: Found[],
  riwayat: (found: readonly Found[]) => Promise<{ parameterId: string; riwayat: R }[]>,
) {
  if (found.length === 0) return [];
  const history = await riwayat(found);
  const byParameter = Map.groupBy(history, (entry) => entry.parameterId);
  return found.map((row) => ({
    ...toAnalisis(row),
    history: (byParameter.get(row.parameter.id) ?? []).map((entry) => entry.riwayat),
  }));
}

async function findKepala(db: Db, where: SQL | undefined): Promise<Found[]> {
  return db
    .select({
      parameter: parameterSampel,
      uji: parameterUji,
      ...kolomSampel,
      kepala: pendaftaran,
      pengujian,
      laboratorium,
      analis: { uuid: analis.id, nama: analis.nama, noInduk: analis.noInduk },
      penyelia: { uuid: penyelia.id, nama: penyelia.nama, noInduk: penyelia.noInduk },
      pendaftar,
      gambar: berkas,
    })
    .from(parameterSampel)
    .innerJoin(parameterUji, eq(parameterUji.id, parameterSampel.parameterUjiId))
    .innerJoin(sampel, eq(sampel.id, parameterSampel.sampelId))
    .innerJoin(pengujian, eq(pengujian.id, parameterSampel.pengujianId))
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pendaftaran.pendaftarId))
    .leftJoin(analis, eq(analis.id, parameterSampel.analisId))
    .leftJoin(penyelia, eq(penyelia.id, parameterSampel.penyeliaId))
    .leftJoin(berkas, eq(berkas.sha256, sampel.gambarSha256))
    .where(where)
    .orderBy(desc(pendaftaran.createdAt), asc(sampel.urutan), asc(parameterSampel.id));
}

export type DaftarQuery = {
  idLaboratorium?: number | undefined;
  idStatusProgres?: number | undefined;
  search?: string | undefined;
};

/** What the list's filters ask for; search looks in what a row shows (GAP-70). */
export function saring(query: DaftarQuery): SQL | undefined {
  const cari = polaCari(query.search);
  return and(
    query.idLaboratorium === undefined ? undefined : eq(pendaftaran.laboratoriumId, query.idLaboratorium),
    query.idStatusProgres === undefined ? undefined : eq(parameterSampel.kdProgres, query.idStatusProgres),
    // Each by its own index: asked of every row in turn, none of them could be used.
    cari
      ? sql`${parameterSampel.id} in (
          select ps.id from parameter_sampel ps join pendaftaran p on p.id = ps.pengujian_id where p.nomor ilike ${cari}
          union select ps.id from parameter_sampel ps join sampel s on s.id = ps.sampel_id
            where s.nama ilike ${cari} or s.kode_sampel ilike ${cari}
          union select ps.id from parameter_sampel ps join parameter_uji u on u.id = ps.parameter_uji_id
            where u.nama_parameter_uji ilike ${cari})`
      : undefined,
  );
}

/** The ids of analyses that fit, in id order; a page of them where one is asked for. */
export const idsAnalisis = (db: Db, where: SQL | undefined, page?: IdPage): Promise<string[]> =>
  orderedIds(db, db.select({ id: parameterSampel.id }).from(parameterSampel).where(where), page);
