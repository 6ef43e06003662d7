import { asc, eq, inArray, sql } from 'drizzle-orm';
import { jakartaDay } from '#domain/core/clock.ts';
import type { Lhu } from '#domain/lhu/schema.ts';
import type { Db } from '#server/core/database.ts';
import type { OfferedSeries } from '#server/core/number.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

/** Issued reports by submission, oldest first, each knowing what it replaces and what replaced it (GAP-139). */
export async function findLhu(db: Db, pengujianIds: readonly string[]): Promise<Map<string, Lhu[]>> {
  const found = await db
    .select({ row: lhu, nama: pengguna.nama, noInduk: pengguna.noInduk, file: berkas })
    .from(lhu)
    .innerJoin(pengguna, eq(pengguna.id, lhu.penandatanganId))
    .innerJoin(berkas, eq(berkas.sha256, lhu.sha256))
    .where(inArray(lhu.pengujianId, [...pengujianIds]))
    .orderBy(asc(lhu.revisi));
  const byTest = Map.groupBy(found, ({ row }) => row.pengujianId);
  return new Map(
    [...byTest].map(([id, rows]) => [
      id,
      rows.map(({ row, nama, noInduk, file }, at) => ({
        uuid: row.id,
        revisi: row.revisi,
        noSurat: row.noSurat,
        kode: row.kode,
        keterangan: row.keterangan,
        catatanSurat: row.catatanSurat,
        menggantikan: rows[at - 1]?.row.noSurat ?? null,
        digantikan: rows[at + 1]?.row.noSurat ?? null,
        signer: { nama, noInduk, createdAt: row.createdAt.toISOString() },
        file: { url: file.sha256, sha256: file.sha256, size: file.size, mime: file.mime, name: 'Lhu.pdf' }, // FILES-11
      })),
    ]),
  );
}

/** The series report numbers of a laboratory come from, anew each year. */
export const seriLhu = (kdLaboratorium: string, pada: Date): string =>
  `lhu:${kdLaboratorium}:${jakartaDay(pada).slice(0, 4)}`;

/** '0012/LHU/LPOMK/2026' */
export const nomorLhu = (urut: number, kdLaboratorium: string, pada: Date): string =>
  `${String(urut).padStart(4, '0')}/LHU/${kdLaboratorium}/${jakartaDay(pada).slice(0, 4)}`;

/** The report numbers of a laboratory in a year. */
export const seriNomorLhu = (kdLaboratorium: string, pada: Date): OfferedSeries => ({
  seri: seriLhu(kdLaboratorium, pada),
  word: (urut) => nomorLhu(urut, kdLaboratorium, pada),
  used: async (db) => {
    const akhiran = `/LHU/${kdLaboratorium}/${jakartaDay(pada).slice(0, 4)}`;
    const found = await db
      .select({ noSurat: lhu.noSurat })
      .from(lhu)
      .where(sql`right(${lhu.noSurat}, ${akhiran.length}) = ${akhiran}`);
    return new Set(found.map(({ noSurat }) => noSurat));
  },
});
