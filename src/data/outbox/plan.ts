import { ukuranOperasi } from '#domain/sync/batas.ts';
import { toOperation } from './operasi.ts';
import { menahan, urutanLane, type Baris } from './row.ts';

/** The limits of one batch, and how many may be under way at once. */
export type Batas = { operasi: number; byte: number; sekaligus: number };

/** How long a batch may be under way before somebody else sends it again. */
export const leaseMs = 60_000;
const tundaMaksMs = 5 * 60_000;

/** Whether the back-off of a row still counts: a trigger resets it for all but those just tried. */
export type Sabar = (row: Baris) => boolean;

/** What the server counts for it, or a little more: there its names are in code spelling. */
const ukuran = (row: Baris): number => ukuranOperasi(toOperation(row));

/**
 * The next writes to send: for each lane from its beginning as far as nothing stands in the way, oldest first, within
 * the limits, as batches that may be under way at once. A lane is in one of them only, so that its order holds whichever
 * arrives first. A write larger than the limit goes alone.
 */
export function nextBatches(rows: readonly Baris[], now: number, batas: Batas, sabar: Sabar): Baris[][] {
  let ready = [...lanes(rows).values()].flatMap((lane) => readyOf(lane, now, sabar));
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
  return Map.groupBy(
    rows.toSorted(urutanLane).filter((row) => row.state !== 'terkirim' && row.state !== 'dibuang'),
    (row) => row.lane,
  );
}

function readyOf(lane: readonly Baris[], now: number, sabar: Sabar): Baris[] {
  const stop = lane.findIndex((row) => !isSendable(row, now, sabar));
  return lane.slice(0, stop < 0 ? lane.length : stop);
}

function isSendable(row: Baris, now: number, sabar: Sabar): boolean {
  if (row.state === 'mengirim') return row.lease === null || !isAhead(row.lease.until, now, leaseMs);
  return row.state === 'menunggu' && adaDiServer(row) && !ditunda(row, now, sabar);
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

/** Rows that wait only because an earlier one of their lane needs a person or an update. */
export function tertahan(rows: readonly Baris[]): Set<string> {
  const held = new Set<string>();
  for (const lane of lanes(rows).values()) {
    const first = lane.findIndex(menahan);
    for (const row of first < 0 ? [] : lane.slice(first)) if (row.state === 'menunggu') held.add(row.opId);
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

export const free = (row: Baris): Baris => ({ ...row, state: 'menunggu', lease: null });

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
