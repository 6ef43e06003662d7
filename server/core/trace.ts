import { callName } from '#domain/core/endpoint.ts';
import { lateAfterMs } from '#domain/core/clock.ts';
import type { Context } from './implement.ts';
import type { JournalChange } from './journal.ts';

/** Everyone who may sign in reads what carries this tag. A person's own tag is `u:<uuid>`. */
export const forEveryone = 'semua';
export const forPerson = (uuid: string): string => `u:${uuid}`;

export type Change = {
  /** The work-set collection the record is in; null for a record no device holds. */
  collection: string | null;
  /** What kind of record the audit calls it. */
  jenis: string;
  record: string;
  /** The revision this change made, or null when it does not raise it (offline.md section 4, Revisions). */
  rev: number | null;
  /** Tags that could see the record before and after. */
  sebelum: readonly string[];
  sesudah: readonly string[];
  /** Field differences: name → [old, new]. */
  perubahan: JournalChange['perubahan'];
};

/**
 * Notes what a change leaves behind: its audit row, its feed row and which operation made the revision, all written
 * with the transaction. A change that arrives over 14 days after it was made is marked late.
 */
export function trace(context: Context, change: Change): void {
  const { captured, received, orang } = context;
  context.journal.changes.push({
    ...change,
    operasi_id: context.operasiId,
    pengguna_id: orang.uuid || null,
    role: orang.role,
    perangkat_id: context.perangkatId,
    call: callName(context.endpoint),
    terlambat: received.getTime() - captured.getTime() > lateAfterMs ? 1 : 0,
    dibuat_pada: captured.toISOString(),
    diterima_pada: received.toISOString(),
  });
}
