import { ukuranOperasi } from '#domain/sync/batas.ts';
import { belumSelesai, menahan, namanya, urutanLane, yangDitunggu, type Baris } from '#data/baris.ts';

/** A row as it travels in sync/push (offline.md section 4). */
export const toOperation = (row: Baris) => ({
  id: row.opId,
  v: row.v,
  call: row.call,
  body: row.body,
  base_rev: row.baseRev,
  ...(row.after.length > 0 ? { after: row.after } : {}),
  captured_at: row.capturedAt,
  ...(row.begunAt ? { begun_at: row.begunAt } : {}),
  clock_offset_ms: row.clockOffsetMs,
  ...(row.files ? { files: Object.fromEntries(row.files.map(({ field, sha256 }) => [field, sha256])) } : {}),
});

/** The limits of one batch, and how many may be under way at once. */
export type Batas = { operasi: number; byte: number; sekaligus: number };

/** How long the holder of the send lock may be silent before it is taken from them. */
export const leaseMs = 60_000;
const tundaMaksMs = 5 * 60_000;

/** Whether a row that never left is not to leave now: its author is correcting it (I15). */
export const ditahanPerbaikan = (
  { opId, attempts }: Pick<Baris, 'opId' | 'attempts'>,
  diperbaiki: ReadonlySet<string>,
): boolean => attempts === 0 && diperbaiki.has(opId);

/** Whether the back-off of a row still counts: a trigger resets it for all but those just tried. */
export type Sabar = (row: Baris) => boolean;

/** What the server counts for it, or a little more: there its names are in code spelling. */
const ukuran = (row: Baris): number => ukuranOperasi(toOperation(row));

/**
 * The next writes to send, asked by the holder of the send lock: what is marked as under way was broken off with its page,
 * or its sender lost the lock, and goes again at once (docs/decisions/027). For each lane from its beginning as far as nothing stands in the way, oldest first, within
 * the limits, as batches that may be under way at once. A lane is in one of them only, so that its order holds whichever
 * arrives first. A write larger than the limit goes alone. One that waits for writes of other lanes leaves when all of them
 * are over, and not in one batch with any: the server holds back within a lane only. One that is being corrected waits.
 */
export function nextBatches(
  rows: readonly Baris[],
  now: number,
  batas: Batas,
  sabar: Sabar,
  diperbaiki: ReadonlySet<string> = new Set(),
): Baris[][] {
  const open = new Set(rows.filter(belumSelesai).flatMap(namanya));
  const mayLeave = (row: Baris) =>
    !waitsFor(row, open) && !ditahanPerbaikan(row, diperbaiki) && isSendable(row, now, sabar);
  let ready = [...lanes(rows).values()].flatMap((lane) => readyOf(lane, mayLeave));
  ready.sort(urutanLane);
  const batches: Baris[][] = [];
  while (ready.length > 0 && batches.length < batas.sekaligus) {
    const batch = firstWithin(ready, batas);
    const taken = new Set(batch.map((row) => row.lane));
    batches.push(batch);
    ready = ready.filter((row) => !taken.has(row.lane));
  }
  return batches;
}

function firstWithin(ready: readonly Baris[], batas: Batas): Baris[] {
  const batch: Baris[] = [];
  let byte = 0;
  for (const row of ready) {
    const size = ukuran(row);
    if (batch.length > 0 && (batch.length >= batas.operasi || byte + size > batas.byte)) break;
    batch.push(row);
    byte += size;
  }
  return batch;
}

function lanes(rows: readonly Baris[]): Map<string, Baris[]> {
  return Map.groupBy(rows.toSorted(urutanLane).filter(belumSelesai), (row) => row.lane);
}

function readyOf(lane: readonly Baris[], mayLeave: (row: Baris) => boolean): Baris[] {
  const stop = lane.findIndex((row) => !mayLeave(row));
  return lane.slice(0, stop < 0 ? lane.length : stop);
}

/** Whether one of these is among what it has to come after. */
const waitsFor = (row: Baris, names: ReadonlySet<string>): boolean =>
  yangDitunggu(row).some((name) => names.has(name));

function isSendable(row: Baris, now: number, sabar: Sabar): boolean {
  return (
    row.state === 'mengirim' || (row.state === 'menunggu' && adaDiServer(row) && !ditunda(row, now, sabar))
  );
}

const ditunda = (row: Baris, now: number, sabar: Sabar): boolean =>
  sabar(row) && isAhead(row.nextAt, now, tundaMaksMs);

/** Whether the server has every file the write names. */
const adaDiServer = ({ files = [] }: Baris): boolean => files.every(({ terunggah }) => terunggah);

/**
 * The next write whose files are to go up, oldest first. One that waits for a person would only let its files grow old on
 * the server, which drops what nothing names after 30 days.
 */
export function nextUnggahan(rows: readonly Baris[], now: number, sabar: Sabar): Baris | undefined {
  const held = tertahan(rows);
  return rows
    .toSorted(urutanLane)
    .find(
      (row) =>
        row.state === 'menunggu' && !adaDiServer(row) && !held.has(row.opId) && !ditunda(row, now, sabar),
    );
}

/** Further ahead than it was ever set means that the clock was wrong then or is wrong now: then it does not count. */
const isAhead = (until: number, now: number, most: number): boolean => until > now && until <= now + most;

/** Rows that wait only because an earlier one of their lane, or one they wait for, needs a person or an update. */
export function tertahan(rows: readonly Baris[]): Set<string> {
  const held = new Set<string>();
  const stopped = { lanes: new Set<string>(), names: new Set<string>() };
  // What a write waits for has an earlier place than itself: once through in that order tells all.
  for (const row of rows.filter(belumSelesai).sort(urutanLane)) {
    if (!menahan(row) && !stopped.lanes.has(row.lane) && !waitsFor(row, stopped.names)) continue;
    stopped.lanes.add(row.lane);
    for (const name of namanya(row)) stopped.names.add(name);
    if (row.state === 'menunggu') held.add(row.opId);
  }
  return held;
}

/** Whether anything waits for nothing but the server: for a connection, an answer, or the end of its back-off. */
export function adaYangDapatDikirim(rows: readonly Baris[]): boolean {
  const held = tertahan(rows);
  return rows.some(({ state, opId }) => state === 'mengirim' || (state === 'menunggu' && !held.has(opId)));
}

/**
 * Waits 1 s, 2 s, 4 s … up to 5 min, each time a random part of it, so that devices do not come all at once; at least
 * what the server asked for (Retry-After), within those 5 min.
 */
export const backoff = (gagal: number, random: () => number, mintaMs = 0): number =>
  Math.max(
    Math.min(mintaMs, tundaMaksMs),
    Math.round(random() * Math.min(tundaMaksMs, 1000 * 2 ** Math.max(0, gagal - 1))),
  );

/** The row as one that is not on its way, and of which no network has said anything. */
export function free(row: Baris): Baris {
  const bebas: Baris = { ...row, state: 'menunggu', lease: null };
  delete bebas.ditahanJaringan;
  return bebas;
}

/** The row as one that goes again after a while. */
export const later = (
  { now, random }: { now: () => number; random: () => number },
  row: Baris,
  mintaMs = 0,
): Baris => ({
  ...free(row),
  gagal: row.gagal + 1,
  nextAt: now() + backoff(row.gagal + 1, random, mintaMs),
});

/** How long a write that a network does not pass on waits at most: nobody tells when there is another network. */
const sebentarMs = 30_000;

/** The row as one that goes again after a while, and soon. */
export function sebentar(engine: { now: () => number; random: () => number }, row: Baris): Baris {
  const nanti = later(engine, row);
  return { ...nanti, nextAt: Math.min(nanti.nextAt, engine.now() + sebentarMs) };
}
