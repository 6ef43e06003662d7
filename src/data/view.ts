import { fromWire } from '#domain/core/wire.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { isTertunda, namanya, perluKeputusan, urutanLane, yangDitunggu, type Baris } from './baris.ts';

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

/** A write of the outbox as the reducers of the domain take it. */
export const tulisanDari = ({ opId, call, body, capturedAt, files }: Baris): TulisanTertunda => ({
  opId,
  call,
  body: fromWire(body) as Record<string, unknown>,
  dibuatPada: capturedAt,
  files,
});

/**
 * view = reduce(base, pending): writes still under way count, and so does everything the server has confirmed but not
 * shown back. A refused one does not count, nor does what is held behind it in its lane, or waits for it
 * (offline.md section 1).
 */
export function tampilan<R extends { rev: string }>(
  base: { data: R; hilang: 0 | 1 },
  rows: readonly Baris[],
  reduce: (data: R, tulisan: TulisanTertunda) => R,
): Tampilan<R> {
  let { data } = base;
  const tertunda: string[] = [];
  const keputusan: Baris[] = [];
  const tertahan = { lanes: new Set<string>(), names: new Set<string>() };
  for (const row of rows.toSorted(urutanLane)) {
    if (perluKeputusan(row)) keputusan.push(row);
    const menanti = yangDitunggu(row).some((name) => tertahan.names.has(name));
    if (perluKeputusan(row) || menanti) {
      tertahan.lanes.add(row.lane);
      for (const name of namanya(row)) tertahan.names.add(name);
    }
    if (!(isTertunda(row) || row.state === 'terkirim') || tertahan.lanes.has(row.lane)) continue;
    data = reduce(data, tulisanDari(row));
    tertunda.push(row.opId);
  }
  return { data, rev: base.data.rev, tertunda, keputusan, hilang: base.hilang === 1 };
}
