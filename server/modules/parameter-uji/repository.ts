import { and, asc, eq, gt, ilike, or, type SQL } from 'drizzle-orm';
import type { ParameterUji } from '#domain/pengujian/schema.ts';
import type { Db } from '#server/core/database.ts';
import { polaCari } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';

/** Tests on offer that fit, by laboratory and name (API-048). */
export async function findParameterUji(
  db: Db,
  where: SQL | undefined,
  page?: { limit: number; offset: number },
): Promise<ParameterUji[]> {
  const query = db
    .select({ uji: parameterUji, lab: laboratorium })
    .from(parameterUji)
    .innerJoin(laboratorium, eq(laboratorium.id, parameterUji.laboratoriumId))
    .where(and(eq(parameterUji.flagAktif, true), where))
    .orderBy(asc(parameterUji.laboratoriumId), asc(parameterUji.namaParameterUji), asc(parameterUji.id));
  const found = await (page ? query.limit(page.limit).offset(page.offset) : query);
  return found.map(({ uji, lab }) => ({
    id: uji.id,
    uuid: uji.uuid,
    idLaboratorium: lab.id,
    lab: { namaLaboratorium: lab.namaLaboratorium },
    kdParameterUji: uji.kdParameterUji,
    namaParameterUji: uji.namaParameterUji,
    metodeUji: uji.metodeUji,
    unit: uji.namaSatuan === null ? null : { namaSatuan: uji.namaSatuan },
    hargaInternal: uji.hargaInternal,
    hargaEksternal: uji.hargaEksternal,
    flagReplikasi: uji.flagReplikasi ? 1 : 0,
    hargaReplikasiInternal: uji.hargaReplikasiInternal,
    hargaReplikasiEksternal: uji.hargaReplikasiEksternal,
  }));
}

/** What a search for a test looks in. */
export function saringParameterUji(query: {
  idLaboratorium?: number | undefined;
  search?: string | undefined;
}): SQL | undefined {
  const cari = polaCari(query.search);
  return and(
    query.idLaboratorium === undefined ? undefined : eq(parameterUji.laboratoriumId, query.idLaboratorium),
    cari
      ? or(ilike(parameterUji.namaParameterUji, cari), ilike(parameterUji.kdParameterUji, cari))
      : undefined,
  );
}

/** How many tests on offer fit. */
export const countParameterUji = (db: Db, where: SQL | undefined): Promise<number> =>
  db.$count(parameterUji, and(eq(parameterUji.flagAktif, true), where));

/** Uuids of tests on offer after `afterUuid` in their order, for filling a device page by page. */
export async function uuidsParameterUjiAfter(
  db: Db,
  afterUuid: string | null,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ uuid: parameterUji.uuid })
    .from(parameterUji)
    .where(and(eq(parameterUji.flagAktif, true), afterUuid ? gt(parameterUji.uuid, afterUuid) : undefined))
    .orderBy(asc(parameterUji.uuid))
    .limit(limit);
  return found.map(({ uuid }) => uuid);
}
