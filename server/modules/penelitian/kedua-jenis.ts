import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import type { Db } from '#server/core/database.ts';
import { daftar } from '#server/core/list.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { BarisDaftar, Jenis } from '#server/modules/pendaftaran/jenis.ts';

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
export function daftarKeduaJenis(
  db: Db,
  actor: Actor,
  { terlihat, semuaJenis }: { terlihat: SQL | undefined; semuaJenis: readonly Jenis[] },
  query: Query,
) {
  const where = and(terlihat, saring(semuaJenis, query));
  return daftar(query, {
    rows: async (page): Promise<BarisDaftar[]> => {
      const heads = await db
        .select({ id: pendaftaran.id, jenis: pendaftaran.jenis })
        .from(pendaftaran)
        .where(where)
        .orderBy(desc(pendaftaran.createdAt), desc(pendaftaran.id))
        .limit(page.limit)
        .offset(page.offset);
      const rows = new Map<string, BarisDaftar>();
      for (const jenis of semuaJenis) {
        const ids = heads.flatMap((satu) => (satu.jenis === jenis.nama ? [satu.id] : []));
        if (ids.length > 0) for (const row of await jenis.daftar(db, actor, ids)) rows.set(row.uuid, row);
      }
      return heads.flatMap(({ id }) => rows.get(id) ?? []);
    },
    total: () => db.$count(pendaftaran, where),
  });
}

/** What the list's filters ask for. A search looks in what rows of each kind show. */
function saring(semuaJenis: readonly Jenis[], query: Query): SQL | undefined {
  const { idJenisPenggunaan, idLaboratorium, idStatusPengajuan, search } = query;
  const jenis = semuaJenis.filter(
    ({ nama }) => idJenisPenggunaan === undefined || jenisPenggunaan[nama].id === idJenisPenggunaan,
  );
  return and(
    inArray(
      pendaftaran.jenis,
      jenis.map(({ nama }) => nama),
    ),
    idLaboratorium === undefined ? undefined : eq(pendaftaran.laboratoriumId, idLaboratorium),
    idStatusPengajuan === undefined ? undefined : eq(pendaftaran.kdStatus, idStatusPengajuan),
    search
      ? or(...jenis.map(({ nama, cocok }) => and(eq(pendaftaran.jenis, nama), cocok(search))))
      : undefined,
  );
}
