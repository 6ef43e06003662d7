import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { JenisJejak } from '#domain/tables/jejak.ts';
import type { Context } from './implement.ts';
import { trace } from './trace.ts';

/** A table of records that live by a workflow. */
type LivingTable = PgTable & Record<'id' | 'rev' | 'updatedAt', AnyPgColumn>;

/** What every change writes besides its own columns. */
type Moved = { rev: number; updatedAt: Date };

/** What every change of one kind of record has in common: what the audit calls it, and where it is written. */
export type Aggregate<T extends LivingTable> = {
  jenis: JenisJejak;
  /** The submission it belongs to, where it belongs to one. */
  pendaftaranId?: string;
  /** The column of its code, where that has another name. */
  kolomKode?: 'kdProgres' | 'kdStatusVerifikasi';
} & (
  | { table: T }
  /** Writes it later, with what else its transaction changes (analisis/moves.ts). */
  | { write: (moved: Moved) => void }
);

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
  aggregate: Aggregate<T>,
  lama: { id: string; kdStatus: number; rev: number },
  { kdStatus, kolom, perubahan = {} }: Changed<T>,
): Promise<number> {
  const { jenis, pendaftaranId, kolomKode = 'kdStatus' } = aggregate;
  const moved: Moved = { rev: lama.rev + 1, updatedAt: context.received };
  if ('write' in aggregate) aggregate.write(moved);
  else {
    const { table } = aggregate;
    const isi = { ...kolom, [kolomKode]: kdStatus, ...moved } as PgUpdateSetSource<T>;
    await context.db.update(table).set(isi).where(eq(table.id, lama.id));
  }
  trace(context, {
    jenis,
    record: lama.id,
    ...(pendaftaranId === undefined ? {} : { pendaftaranId }),
    rev: moved.rev,
    perubahan: {
      ...(kdStatus === lama.kdStatus ? {} : { [kolomKode]: [lama.kdStatus, kdStatus] }),
      ...perubahan,
    },
  });
  return moved.rev;
}
