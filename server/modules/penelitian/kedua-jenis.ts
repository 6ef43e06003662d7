import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import type { Db } from '#server/core/database.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { BarisDaftar, Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { listKepala, saringPendaftaran } from '#server/modules/pendaftaran/repository.ts';

type Query = {
  idJenisPenggunaan?: number | undefined;
  idLaboratorium?: number | undefined;
  idStatusPengajuan?: number | undefined;
  search?: string | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
};

/**
 * Submissions of every kind, newest first, each whole in the shape of its kind: somebody's own (GAP-88), or the history of an
 * officer's laboratories (GAP-107). The page is cut from their heads, so it is the same size whatever kinds are in it.
 */
export function listKeduaJenis(
  db: Db,
  actor: Actor,
  { terlihat, semuaJenis }: { terlihat: SQL | undefined; semuaJenis: readonly Jenis[] },
  query: Query,
) {
  const jenis = semuaJenis.filter(
    ({ nama }) =>
      query.idJenisPenggunaan === undefined || jenisPenggunaan[nama].id === query.idJenisPenggunaan,
  );
  return listKepala(
    db,
    query,
    jenis.map(({ nama }) => nama),
    and(
      terlihat,
      saringPendaftaran({ ...query, kode: query.idStatusPengajuan }, (cari) =>
        or(...jenis.map(({ nama, cocok }) => and(eq(pendaftaran.jenis, nama), cocok(cari)))),
      ),
    ),
    async (dipilih) => {
      const heads = await db
        .select({ id: pendaftaran.id, jenis: pendaftaran.jenis })
        .from(pendaftaran)
        .where(dipilih);
      const rows: BarisDaftar[] = [];
      for (const satu of jenis) {
        const ids = heads.flatMap((kepala) => (kepala.jenis === satu.nama ? [kepala.id] : []));
        if (ids.length > 0) rows.push(...(await satu.daftar(db, actor, ids)));
      }
      return rows;
    },
  );
}
