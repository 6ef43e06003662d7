import { useEffect } from 'react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { segarkanDorong } from '#data/dorong.ts';

/** Draws nothing: what was switched on here goes on after a new sign-in (BEYOND-44). Without a network the next start sees to it. */
export function JagaPemberitahuan() {
  const { klien, perangkat } = useAplikasi();
  const { uuid } = useOrang().actor;
  useEffect(
    () => void segarkanDorong(klien, perangkat, uuid).catch(() => undefined),
    [klien, perangkat, uuid],
  );
  return null;
}
