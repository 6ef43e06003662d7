import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from './implement.ts';
import { trace } from './trace.ts';

/** A table of records that live by a workflow. */
type LivingTable = PgTable & Record<'id' | 'kdStatus' | 'rev' | 'updatedAt', AnyPgColumn>;

/** What every change of one kind of record has in common: its table, what the audit calls it, the submission it belongs to. */
export type Aggregate<T extends LivingTable> = { table: T; jenis: string; pendaftaranId: string };

/** The new code, columns that change with it, and what the audit is told besides the code. */
export type Changed<T extends LivingTable> = {
  kdStatus: number;
  kolom?: PgUpdateSetSource<T>;
  perubahan?: Record<string, [unknown, unknown]>;
};

/**
 * Writes one change of a record that its caller has locked and judged (judge): code, columns, revision and audit row, in
 * the caller's transaction. Gives the new revision.
 */
export async function change<T extends LivingTable>(
  context: Context,
  { table, jenis, pendaftaranId }: Aggregate<T>,
  lama: { id: string; kdStatus: number; rev: number },
  { kdStatus, kolom, perubahan = {} }: Changed<T>,
): Promise<number> {
  const rev = lama.rev + 1;
  const isi = { ...kolom, kdStatus, rev, updatedAt: context.received } as PgUpdateSetSource<T>;
  await context.db.update(table).set(isi).where(eq(table.id, lama.id));
  trace(context, {
    jenis,
    record: lama.id,
    pendaftaranId,
    rev,
    perubahan: {
      ...(kdStatus === lama.kdStatus ? {} : { kdStatus: [lama.kdStatus, kdStatus] }),
      ...perubahan,
    },
  });
  return rev;
}
