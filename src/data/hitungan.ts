import { useState } from 'react';
import type { Actor } from '#domain/core/roles.ts';
import { useOrang, useEngineStatus } from './app.ts';
import type { OrangDb } from './db.ts';
import { pernahTerisi } from './kursor.ts';
import { useBaca } from './use-baca.ts';

type Bacaan<T> = (db: OrangDb, actor: Actor) => Promise<T>;

/**
 * What waits for this person, live, read from the device: a number, or rows (GAP-58, GAP-151). Undefined while first
 * reading, and while a device is filled for the first time: what has come by then is not what waits.
 */
export function useHitungan<T>(baca: Bacaan<T>): T | undefined {
  const { pageEngine } = useOrang();
  const luring = useEngineStatus(pageEngine).tersambung === false;
  return useTenang(
    async (db, actor) => (luring || (await pernahTerisi(db)) ? baca(db, actor) : null),
    [luring],
  );
}

/**
 * What a reader of the device gives, live: while writes are leaving it stays as it was, and is read anew after that.
 * Undefined until there is something for the first time.
 */
export function useTenang<T>(baca: Bacaan<T | null>, deps: readonly unknown[] = []): T | undefined {
  const { db, actor, pageEngine } = useOrang();
  const { mengirim } = useEngineStatus(pageEngine);
  const [last, setLast] = useState<{ isi: T }>();
  const tetap = mengirim && last !== undefined;
  const fresh = useBaca(async () => {
    const isi = tetap ? null : await baca(db, actor);
    return isi === null ? null : { isi };
  }, [db, actor, tetap, ...deps]);
  if (fresh && fresh !== last) setLast(fresh);
  return last?.isi;
}
