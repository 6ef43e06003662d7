import { inArray } from 'drizzle-orm';
import { pokokAkun } from '#domain/petugas/kabar.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

/** Accounts as their person and those who verify them are told of them; one without a profile waits for nobody. */
export const pokok: PembacaPokok = {
  jenis: 'pengguna',
  baca: async (db, ids) =>
    (
      await db
        .select()
        .from(pengguna)
        .where(inArray(pengguna.id, [...ids]))
    ).flatMap(({ id: uuid, nama, kdStatusVerifikasi }) =>
      kdStatusVerifikasi === null
        ? []
        : pokokAkun({ uuid, nama, kdStatusVerifikasiUser: kdStatusVerifikasi }),
    ),
};
