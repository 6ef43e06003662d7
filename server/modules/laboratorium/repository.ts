import { asc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bacaKop, type KopLaboratorium } from '#domain/laboratorium/kop.ts';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import type { Db } from '#server/core/database.ts';
import { readBytes } from '#server/core/files.ts';
import type { Server } from '#server/core/server.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { uuidAcuan } from '#server/core/uuid-acuan.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';

const logo = alias(berkas, 'logo');
const tanda = alias(berkas, 'tanda');

/** The row a device keeps of a laboratory. */
export const barisLaboratorium = (id: number): string => `laboratorium:${id}`;

/** The active laboratories by number, 'Non laboratorium' as well, each with what its papers say of it. */
export async function listProfil(db: Db) {
  const found = await db
    .select({ row: laboratorium, logo, tanda })
    .from(laboratorium)
    .leftJoin(logo, eq(logo.sha256, laboratorium.logoSha256))
    .leftJoin(tanda, eq(tanda.sha256, laboratorium.tandaSha256))
    .where(eq(laboratorium.flagAktif, true))
    .orderBy(asc(laboratorium.id));
  return found.map(({ row, ...gambar }) => ({
    profil: toProfil(row, gambar),
    flagNonLaboratorium: row.flagNonLaboratorium,
  }));
}

type Gambar = Record<'logo' | 'tanda', typeof berkas.$inferSelect | null>;

const toProfil = (row: typeof laboratorium.$inferSelect, gambar: Gambar): Laboratorium => ({
  id: row.id,
  uuid: uuidAcuan('laboratorium', row.id),
  rev: String(row.rev),
  kdLaboratorium: row.kdLaboratorium,
  namaLaboratorium: row.namaLaboratorium,
  alamat: row.alamat,
  kota: row.kota,
  telepon: row.telepon,
  whatsapp: row.whatsapp,
  email: row.email,
  logo: gambar.logo && fileDari(gambar.logo, 'Logo'),
  tandaAkreditasi: gambar.tanda && fileDari(gambar.tanda, 'Tanda akreditasi'),
  noAkreditasi: row.noAkreditasi,
  flagLaporanAsli: row.flagLaporanAsli,
  hariSeminggu: row.hariSeminggu,
  flagCutiBersama: row.flagCutiBersama,
  hariPengujian: row.hariPengujian,
  hariReview: row.hariReview,
  hariPelaporan: row.hariPelaporan,
  hariPenyelesaian: row.hariPenyelesaian,
});

/** One of them, or null. */
export async function bacaBilaAda(db: Db, which: Partial<Pick<Laboratorium, 'id' | 'uuid'>>) {
  const semua = await listProfil(db);
  return semua.find(({ profil }) => profil.id === which.id || profil.uuid === which.uuid)?.profil ?? null;
}

/** Whether it is a picture of a letterhead, which everybody reads who may have a paper. */
export const adalahGambarKop = async (db: Db, sha256: string): Promise<boolean> =>
  (await db.$count(
    laboratorium,
    or(eq(laboratorium.logoSha256, sha256), eq(laboratorium.tandaSha256, sha256)),
  )) > 0;

/** The letterhead of a laboratory as a paper that the server draws has it. Not inside a transaction: it asks the store. */
export async function bacaKopLaboratorium(
  { db, files }: Pick<Server, 'db' | 'files'>,
  id: number,
): Promise<KopLaboratorium | null> {
  const profil = await bacaBilaAda(db, { id });
  return profil && bacaKop(profil, ({ sha256 }) => readBytes(files, sha256));
}
