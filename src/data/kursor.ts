import type { OrangDb } from './db.ts';

/** The one place in the feed that a device keeps. */
export const kursorNama = 'tarik';

/** What moves when there is a reason to read again what is not kept here; the same for every page and the worker. */
export const bacaTanda = async (db: OrangDb): Promise<string | undefined> =>
  (await db.kursor.get(kursorNama))?.tanda;
