import { useState } from 'react';
import type { Actor } from '#domain/core/roles.ts';
import { useOrang, useStatusMesin } from './app.ts';
import type { OrangDb } from './db.ts';
import { useBaca } from './use-baca.ts';

/**
 * What waits for this person, live, read from the device: a number, or rows (GAP-58, GAP-151). While writes are leaving it
 * stays as it was, and is read anew after that. Undefined while first reading.
 */
export function useHitungan<T>(baca: (db: OrangDb, actor: Actor) => Promise<T>): T | undefined {
  const { db, actor, halaman } = useOrang();
  const { mengirim } = useStatusMesin(halaman);
  const fresh = useBaca(
    async () => (mengirim ? null : { isi: await baca(db, actor) }),
    [db, actor, mengirim],
  );
  const [last, setLast] = useState<{ isi: T }>();
  if (fresh && fresh !== last) setLast(fresh);
  return last?.isi;
}
