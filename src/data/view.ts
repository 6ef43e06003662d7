import { reduceAnalisis } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { BarisAnalisis } from './db.ts';
import { isTertunda, perluKeputusan, urutanLane, type Baris } from './outbox/row.ts';

/** A record as its reader sees it: what the server last said, with the reader's own unresolved writes on top. */
export type Tampilan<R> = {
  data: R;
  /** What the record was on the server when last pulled: the revision a decision is based on. */
  rev: string;
  /** Own writes in `data` that the server has not shown back yet. */
  tertunda: readonly string[];
  /** Own writes that need a decision; they are not in `data`. */
  keputusan: readonly Baris[];
  hilang: boolean;
};

/**
 * view = reduce(base, pending): writes still under way count, and so does everything the server has confirmed but not
 * shown back. A refused one does not count, nor does what is held behind it (offline.md section 1).
 */
export function tampilanAnalisis(
  base: BarisAnalisis,
  lane: readonly Baris[],
  actor: Actor,
): Tampilan<Analisis> {
  let data = base.data;
  const tertunda: string[] = [];
  const keputusan: Baris[] = [];
  for (const row of lane.toSorted(urutanLane)) {
    if (perluKeputusan(row)) keputusan.push(row);
    if (!(isTertunda(row) || row.state === 'terkirim') || keputusan.length > 0) continue;
    data = reduceAnalisis(
      data,
      {
        opId: row.opId,
        call: row.call,
        body: fromWire(row.body) as Record<string, unknown>,
        dibuatPada: row.capturedAt,
      },
      actor,
    );
    tertunda.push(row.opId);
  }
  return { data, rev: base.data.rev, tertunda, keputusan, hilang: base.hilang === 1 };
}
