import { and, asc, countDistinct, eq, sql, type SQL } from 'drizzle-orm';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { Role } from '#domain/core/roles.ts';
import type { Standing, WorkKind } from './implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penambahan } from '#server/db/tables/penggunaan.ts';

/*
 * What the kinds of work that officers hold have in common (GAP-131): who may do them, and what is left where nobody may.
 */

/** Active, verified and of one of these roles, as SQL over a person called `g`. */
const berwenang = (roles: readonly Role[]): SQL =>
  sql`g.role = any(${sql.param([...roles])}::text[]) and g.flag_aktif and g.kd_status_verifikasi = ${akunWorkflow.states.terverifikasi.code}`;

/** The ids of everybody who may do none of what these roles do. */
export const petugasTanpaWewenang = (roles: readonly Role[]): SQL =>
  sql`(select g.id from pengguna g where not coalesce(${berwenang(roles)}, false))`;

/** Whose the work is: its addition's, where that is what it hangs on (GAP-154), else its submission's. */
const laboratoriumKerja = sql<number>`coalesce(${penambahan.laboratoriumLain}, ${pendaftaran.laboratoriumId})`;

/** Whether a person who stands so does what these roles do in the laboratory whose work it is, of a submission that is not their own (GAP-142). */
function mengurusSendiri(roles: readonly Role[], person: string, standing: Standing): SQL {
  const { aktif, role, laboratorium } = standing;
  if (!aktif || role === null || !roles.includes(role)) return sql`false`;
  return sql`(${laboratoriumKerja} = any(${sql.param([...laboratorium])}::int[]) and ${pendaftaran.pendaftarId} <> ${person})`;
}

/**
 * Work that belongs to whichever officer a laboratory has: open where it has none. `where` says which submissions hold some,
 * `tambahan` which additions of theirs make it another laboratory's.
 */
export const pekerjaanLaboratorium = ({
  where,
  tambahan = sql`false`,
  ...jenis
}: Pick<WorkKind, 'jenis' | 'keterangan' | 'roles'> & {
  where: SQL | undefined;
  tambahan?: SQL | undefined;
}): WorkKind => ({
  ...jenis,
  open: async (db, person, standing) => {
    const lain = person === null ? sql`true` : sql`g.id <> ${person}`;
    const rows = await db
      .select({ idLaboratorium: laboratoriumKerja, jumlah: countDistinct(pendaftaran.id) })
      .from(pendaftaran)
      .leftJoin(penambahan, tambahan)
      .where(
        and(
          where,
          sql`not exists (select 1 from pengguna g join otoritas o on o.pengguna_id = g.id
            where o.laboratorium_id = ${laboratoriumKerja} and g.id <> ${pendaftaran.pendaftarId}
              and ${lain} and ${berwenang(jenis.roles)})`,
          person === null ? undefined : sql`not ${mengurusSendiri(jenis.roles, person, standing)}`,
        ),
      )
      .groupBy(laboratoriumKerja)
      .orderBy(asc(laboratoriumKerja));
    return rows;
  },
});

/** Submissions of a kind, as `where` of the above. */
export const pendaftaranJenis = (jenis: 'pengujian' | 'penelitian', ...lain: (SQL | undefined)[]) =>
  and(eq(pendaftaran.jenis, jenis), ...lain);
