import type { OrangDb } from './db.ts';

/** The one place in the feed that a device keeps. */
export const kursorNama = 'tarik';

/**
 * Whether this device has been filled once: only then what it lacks is not there. While it is filled anew the rows of
 * before stay.
 */
export async function pernahTerisi(db: OrangDb): Promise<boolean> {
  const kursor = await db.kursor.get(kursorNama);
  return kursor !== undefined && (!kursor.mengisi || kursor.generasi > 1);
}

/** What moves when there is a reason to read again what is not kept here; the same for every page and the worker. */
export const bacaTanda = async (db: OrangDb): Promise<string | undefined> =>
  (await db.kursor.get(kursorNama))?.tanda;
