import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namaPdf } from '#domain/berkas/nama.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { lhu, lhuBertandaTangan } from '#server/db/tables/lhu.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';

const pengunggah = alias(pengguna, 'pengunggah');

/** Issued reports by submission, oldest first, each knowing what it replaces and what replaced it (GAP-139). */
export async function findLhu(db: Db, pengujianIds: readonly string[]): Promise<Map<string, Lhu[]>> {
  const found = await db
    .select({
      row: lhu,
      nama: pengguna.nama,
      noInduk: pengguna.noInduk,
      file: berkas,
      pengunggah: pengunggah.nama,
      diunggah: lhuBertandaTangan.createdAt,
    })
    .from(lhu)
    .innerJoin(pengguna, eq(pengguna.id, lhu.penandatanganId))
    .leftJoin(lhuBertandaTangan, eq(lhuBertandaTangan.lhuId, lhu.id))
    .leftJoin(pengunggah, eq(pengunggah.id, lhuBertandaTangan.penggunaId))
    .innerJoin(berkas, sql`${berkas.sha256} = coalesce(${lhuBertandaTangan.sha256}, ${lhu.sha256})`)
    .where(inArray(lhu.pengujianId, [...pengujianIds]))
    .orderBy(asc(lhu.revisi));
  return groupedAs(
    found,
    ({ row }) => row.pengujianId,
    ({ row, nama, noInduk, file, pengunggah: oleh, diunggah }, at, rows) => ({
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
      bertandaTangan: oleh && diunggah ? { nama: oleh, createdAt: diunggah.toISOString() } : null,
    }),
  );
}
