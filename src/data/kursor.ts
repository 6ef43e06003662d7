import type { OrangDb } from './db.ts';

/** The one place in the feed that a device keeps. */
export const kursorNama = 'tarik';

/** Whether this device has ever been filled; one that is filled anew keeps its old rows till then. */
export async function pernahTerisi(db: OrangDb): Promise<boolean> {
  const kursor = await db.kursor.get(kursorNama);
  return kursor !== undefined && (kursor.generasi > 1 || !kursor.mengisi);
}

/** What moves when there is a reason to read again what is not kept here; the same for every page and the worker. */
export const bacaTanda = async (db: OrangDb): Promise<string | undefined> =>
  (await db.kursor.get(kursorNama))?.tanda;
