import { and, asc, eq, gt, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { ParameterUji, ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import type { Db } from '#server/core/database.ts';
import { polaCari } from '#server/core/list.ts';
import { namedBy } from '#server/core/master.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { parameterSampel, parameterUji } from '#server/db/tables/pengujian.ts';
import { listPeran } from '#server/modules/acuan/repository.ts';

/** Offered to registrants: what Admin has switched off is not. */
export const ditawarkan = eq(parameterUji.flagAktif, true);

/** By laboratory and name (API-048). */
export const urut = [
  asc(parameterUji.laboratoriumId),
  asc(parameterUji.namaParameterUji),
  asc(parameterUji.id),
];

/** Nothing refers to it (GAP-165). */
const dapatPindah = sql<boolean>`not ${namedBy(parameterSampel.parameterUjiId, parameterUji.id)}`;

const cari = (db: Db, where: SQL | undefined) =>
  db
    .select({ uji: parameterUji, lab: laboratorium, namaSatuan: acuan.nama, dapatPindah })
    .from(parameterUji)
    .innerJoin(laboratorium, eq(laboratorium.id, parameterUji.laboratoriumId))
    .leftJoin(acuan, and(eq(acuan.jenis, 'satuan-uji'), eq(acuan.kode, parameterUji.satuanId)))
    .where(where)
    .orderBy(...urut);

type Found = Awaited<ReturnType<typeof cari>>[number];

const toParameterUji = ({ uji, lab, namaSatuan }: Found): ParameterUji => ({
  id: uji.id,
  uuid: uji.uuid,
  idLaboratorium: lab.id,
  lab: { namaLaboratorium: lab.namaLaboratorium },
  kdParameterUji: uji.kdParameterUji,
  namaParameterUji: uji.namaParameterUji,
  metodeUji: uji.metodeUji,
  idSatuan: uji.satuanId,
  unit: namaSatuan === null ? null : { namaSatuan },
  satuanHasil: uji.satuanHasil,
  hargaInternal: uji.hargaInternal,
  hargaEksternal: uji.hargaEksternal,
  flagReplikasi: uji.flagReplikasi ? 1 : 0,
  hargaReplikasiInternal: uji.hargaReplikasiInternal,
  hargaReplikasiEksternal: uji.hargaReplikasiEksternal,
  flagAkreditasi: uji.flagAkreditasi ? 1 : 0,
});

/** Tests on offer that fit, by laboratory and name (API-048). */
export async function findParameterUji(db: Db, where: SQL | undefined): Promise<ParameterUji[]> {
  return (await cari(db, and(ditawarkan, where))).map(toParameterUji);
}

/** The same with those that are offered no more and how each price is shared. For Admin only. */
export async function findParameterUjiInduk(db: Db, where: SQL | undefined): Promise<ParameterUjiInduk[]> {
  const found = await cari(db, where);
  const peran = new Map((await listPeran(db)).map((satu) => [satu.id, satu]));
  return found.map((row) => ({
    ...toParameterUji(row),
    rev: String(row.uji.rev),
    flagAktif: row.uji.flagAktif ? 1 : 0,
    flagDapatPindah: row.dapatPindah,
    distribution: row.uji.pembagian.flatMap(({ idPeran, persenPembagian }) => {
      const role = peran.get(idPeran);
      return role ? [{ role, persenPembagian }] : [];
    }),
  }));
}

/** What a search for a test looks in. */
export function saringParameterUji(query: {
  idLaboratorium?: number | undefined;
  search?: string | undefined;
}): SQL | undefined {
  const pola = polaCari(query.search);
  return and(
    query.idLaboratorium === undefined ? undefined : eq(parameterUji.laboratoriumId, query.idLaboratorium),
    pola
      ? or(ilike(parameterUji.namaParameterUji, pola), ilike(parameterUji.kdParameterUji, pola))
      : undefined,
  );
}

/** Uuids of tests on offer after `afterUuid` in their order, for filling a device page by page. */
export async function uuidsParameterUjiAfter(
  db: Db,
  afterUuid: string | null,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ uuid: parameterUji.uuid })
    .from(parameterUji)
    .where(and(ditawarkan, afterUuid ? gt(parameterUji.uuid, afterUuid) : undefined))
    .orderBy(asc(parameterUji.uuid))
    .limit(limit);
  return found.map(({ uuid }) => uuid);
}
