import { nomorNasional } from '#domain/core/telepon.ts';
import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { roleList, type Role } from '#domain/core/roles.ts';
import type { Petugas, PilihanPetugas } from '#domain/petugas/schema.ts';
import type { Db } from '#server/core/database.ts';
import { polaCari } from '#server/core/list.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { findAdmin, findTerbuka } from '#server/modules/akun/repository.ts';
import { toPetugas, toPilihan } from './presenter.ts';

type Row = typeof pengguna.$inferSelect;

/** The role of a number of the role lookup. */
export const roleOf = (idRole: number): Role | undefined => roleList[idRole - 1];

export type SaringPetugas = {
  flagAktif?: boolean | undefined;
  idRole?: number | undefined;
  idLaboratorium?: number | undefined;
  idStatusVerifikasi?: number | undefined;
  search?: string | undefined;
};

/** What the list's filters ask for. Only one who sees addresses and numbers may search in them. */
export function saring(query: SaringPetugas, options: { cariKontak: boolean }): SQL | undefined {
  const cari = polaCari(query.search);
  // However it is typed (GAP-168).
  const nomor = nomorNasional(query.search ?? '');
  const tempat = options.cariKontak
    ? [pengguna.nama, pengguna.email, pengguna.noInduk, pengguna.noHp]
    : [pengguna.nama];
  return and(
    query.flagAktif === undefined ? undefined : eq(pengguna.flagAktif, query.flagAktif),
    query.idRole === undefined ? undefined : eq(pengguna.role, roleOf(query.idRole) ?? ''),
    query.idLaboratorium === undefined ? undefined : mengurus(query.idLaboratorium),
    query.idStatusVerifikasi === undefined
      ? undefined
      : eq(pengguna.kdStatusVerifikasi, query.idStatusVerifikasi),
    cari
      ? or(
          ...tempat.map((column) => ilike(column, cari)),
          options.cariKontak && /^\d{4,}$/.test(nomor) ? ilike(pengguna.noHp, `%${nomor}%`) : undefined,
        )
      : undefined,
  );
}

/** Administers the laboratory; an Admin without a list has all of them (GAP-145). */
const mengurus = (idLaboratorium: number) =>
  or(
    sql`exists (select 1 from ${otoritas} where ${otoritas.penggunaId} = ${pengguna.id} and ${otoritas.laboratoriumId} = ${idLaboratorium})`,
    and(
      eq(pengguna.role, 'Admin'),
      sql`not exists (select 1 from ${otoritas} where ${otoritas.penggunaId} = ${pengguna.id})`,
    ),
  );

/** Full officer rows. For Admin only. `tertahan`: who holds work that they may not do. */
export async function findPetugas(
  db: Db,
  { where, tertahan }: { where: SQL | undefined; tertahan: SQL },
): Promise<Petugas[]> {
  const found = await db
    .select({ row: pengguna, tertahan: sql<boolean>`${tertahan}` })
    .from(pengguna)
    .where(where);
  const ids = found.map(({ row }) => row.id);
  const admin = await findAdmin(db, ids);
  const perbaikan = await findTerbuka(db, ids);
  return found.map(({ row, tertahan: ditahan }) =>
    toPetugas(row, admin.get(row.id) ?? [], { tertahan: ditahan, perbaikan: perbaikan.get(row.id) ?? null }),
  );
}

/** The order Admin reads accounts in, and that of names to choose from. */
export const terbaruDahulu = [desc(pengguna.createdAt), asc(pengguna.nama), asc(pengguna.id)];
export const menurutNama = [asc(pengguna.nama), asc(pengguna.id)];

/** Names to choose from, by name. */
export async function findPilihan(db: Db, where: SQL | undefined): Promise<PilihanPetugas[]> {
  const found = await db
    .select()
    .from(pengguna)
    .where(where)
    .orderBy(...menurutNama);
  const admin = await findAdmin(
    db,
    found.map((row) => row.id),
  );
  return found.map((row) => toPilihan(row, admin.get(row.id) ?? []));
}

/** What these persons are called, by id. */
export async function findNama(db: Db, uuids: readonly string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ id: pengguna.id, nama: pengguna.nama })
    .from(pengguna)
    .where(inArray(pengguna.id, [...uuids]));
  return new Map(found.map(({ id, nama }) => [id, nama]));
}

/** How many accounts fit. */
export async function countPetugas(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(pengguna, where);
}

export type LockedPetugas = Row & {
  uuid: string;
  kdStatusVerifikasi: number;
  kdStatusVerifikasiUser: number;
  laboratorium: number[];
};

/** These accounts as their changes look at them, by id; an account without a profile is not among them. */
async function denganLaboratorium(db: Db, rows: readonly Row[]): Promise<Map<string, LockedPetugas>> {
  const labs = await findAdmin(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row): [string, LockedPetugas][] => {
      const { id: uuid, kdStatusVerifikasi } = row;
      if (kdStatusVerifikasi === null) return [];
      const laboratorium = (labs.get(uuid) ?? []).map(({ idLaboratorium }) => idLaboratorium);
      return [
        [
          uuid,
          { ...row, uuid, kdStatusVerifikasi, kdStatusVerifikasiUser: kdStatusVerifikasi, laboratorium },
        ],
      ];
    }),
  );
}

/**
 * Locks one account, and those who take work over from it, together with every active Admin, all in id order: two changes
 * that would each leave the other one as the last Admin wait for each other (GAP-122). Acts of the bench that name these
 * persons go on: an act that holds a submission and writes down who did it must not wait for one that waits for that submission.
 */
export async function lockPetugas(
  db: Db,
  uuid: string,
  penerima: readonly string[] = [],
): Promise<{ record: LockedPetugas | null; adminLain: number; orang: ReadonlyMap<string, LockedPetugas> }> {
  const adminAktif = and(
    eq(pengguna.role, 'Admin'),
    eq(pengguna.flagAktif, true),
    eq(pengguna.kdStatusVerifikasi, akunWorkflow.states.terverifikasi.code),
  );
  const rows = await db
    .select({ row: pengguna, admin: sql<boolean>`coalesce(${adminAktif}, false)` })
    .from(pengguna)
    .where(or(inArray(pengguna.id, [uuid, ...penerima]), adminAktif))
    .orderBy(asc(pengguna.id))
    .for('no key update');
  const orang = await denganLaboratorium(
    db,
    rows.map(({ row }) => row),
  );
  return {
    record: orang.get(uuid) ?? null,
    adminLain: rows.filter(({ row, admin }) => admin && row.id !== uuid).length,
    orang,
  };
}

/** Makes these the laboratories a person administers. */
export async function gantiOtoritas(
  db: Db,
  penggunaId: string,
  laboratoriumIds: readonly number[],
): Promise<void> {
  await db.delete(otoritas).where(eq(otoritas.penggunaId, penggunaId));
  if (laboratoriumIds.length > 0)
    await db
      .insert(otoritas)
      .values(laboratoriumIds.map((laboratoriumId) => ({ penggunaId, laboratoriumId })));
}
