import type { Baris } from '#data/baris.ts';

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
