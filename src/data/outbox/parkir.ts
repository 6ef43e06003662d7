import type { OrangDb } from '#data/db.ts';

/** Rows parked for a newer app may go again: the app was updated. */
export async function lepasParkir(db: OrangDb): Promise<void> {
  await db.antrean.where('state').equals('diparkir').modify({ state: 'menunggu', error: null, nextAt: 0 });
}
