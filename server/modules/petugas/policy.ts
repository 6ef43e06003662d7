import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { WorkKind } from '#server/core/implement.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

/** Everybody with a profile: what Admin sees. Whose data were emptied has no account any more (GAP-175). */
export const semuaAkun = and(isNotNull(pengguna.kdStatusVerifikasi), isNull(pengguna.dikosongkanPada));
/** Officers others may choose from: verified, and never a registrant, whose name is nobody else's business (CONF-50). */
export const petugasTerverifikasi = and(
  eq(pengguna.kdStatusVerifikasi, akunWorkflow.states.terverifikasi.code),
  ne(pengguna.role, 'Pendaftar'),
  isNull(pengguna.dikosongkanPada),
);

/** Whether somebody has work in their hands that they may not do as they stand (GAP-131). */
export const tertahan = (work: readonly WorkKind[]): SQL =>
  or(...work.flatMap(({ stranded }) => (stranded ? [sql`${pengguna.id} in (${stranded})`] : []))) ??
  sql`false`;

/**
 * What waits for an Admin among the accounts: those to be verified, those whose work nobody does, and those who asked for
 * something to be put right (GAP-131, GAP-151, GAP-175).
 */
export const menungguAdmin = (work: readonly WorkKind[]): SQL =>
  or(
    eq(pengguna.kdStatusVerifikasi, akunWorkflow.states.perluVerifikasi.code),
    tertahan(work),
    sql`${pengguna.id} in (select pengguna_id from permintaan_perbaikan where dijawab_pada is null)`,
  )!;
