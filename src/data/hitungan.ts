import { useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { Actor } from '#domain/core/roles.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';

/**
 * How many records wait for this person, live: for the counts of the menu. While writes are leaving they stay as they
 * were, and are counted anew after that.
 */
export function useHitungan<T>(
  mengirim: boolean,
  hitung: (db: OrangDb, actor: Actor) => Promise<T>,
  awal: T,
): T {
  const { db, actor } = useOrang();
  const fresh = useLiveQuery(
    async () => (mengirim ? null : { jumlah: await hitung(db, actor) }),
    [db, actor, mengirim],
  );
  const [counts, setCounts] = useState({ jumlah: awal });
  if (fresh && fresh !== counts) setCounts(fresh);
  return counts.jumlah;
}
