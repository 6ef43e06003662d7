import type { OrangDb } from './db.ts';

/** How many writes of a lane the server has not applied and nobody has dropped. */
export const belumSelesai = (db: OrangDb, lane: string): Promise<number> =>
  db.antrean
    .where('lane')
    .equals(lane)
    .filter((row) => row.state !== 'dibuang' && row.state !== 'terkirim')
    .count();

/** A record kept only for its unresolved writes goes when none is left (offline.md section 4, Pull). */
export async function lupakanHilang(db: OrangDb, lane: string): Promise<void> {
  const uuid = lane.slice(lane.indexOf(':') + 1);
  const row = await db.analisis.get(uuid);
  if (row?.hilang === 1 && (await belumSelesai(db, lane)) === 0) await db.analisis.delete(uuid);
}
