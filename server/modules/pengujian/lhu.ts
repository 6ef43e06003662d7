import { asc, eq, inArray } from 'drizzle-orm';
import { namaPdf } from '#domain/berkas/nama.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';

/** Issued reports by submission, oldest first, each knowing what it replaces and what replaced it (GAP-139). */
export async function findLhu(db: Db, pengujianIds: readonly string[]): Promise<Map<string, Lhu[]>> {
  const found = await db
    .select({ row: lhu, nama: pengguna.nama, noInduk: pengguna.noInduk, file: berkas })
    .from(lhu)
    .innerJoin(pengguna, eq(pengguna.id, lhu.penandatanganId))
    .innerJoin(berkas, eq(berkas.sha256, lhu.sha256))
    .where(inArray(lhu.pengujianId, [...pengujianIds]))
    .orderBy(asc(lhu.revisi));
  return groupedAs(
    found,
    ({ row }) => row.pengujianId,
    ({ row, nama, noInduk, file }, at, rows) => ({
      uuid: row.id,
      revisi: row.revisi,
      noSurat: row.noSurat,
      kode: row.kode,
      keterangan: row.keterangan,
      pendapat: row.pendapat,
      perubahan: row.perubahan,
      catatanSurat: row.catatanSurat,
      menggantikan: rows[at - 1]?.row.noSurat ?? null,
      digantikan: rows[at + 1]?.row.noSurat ?? null,
      signer: { nama, noInduk, createdAt: row.createdAt.toISOString() },
      file: fileDari(file, namaPdf('Lhu', row.noSurat)), // FILES-11
    }),
  );
}
