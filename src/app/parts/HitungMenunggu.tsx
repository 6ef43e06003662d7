import { useEffect } from 'react';
import type { Role } from '#domain/core/roles.ts';
import type { WaitingCount, WaitingSource } from '#kit/frame/waiting.ts';
import { menungguUntuk } from '#app/menunggu-table.ts';

export type HitungMenungguProps = {
  role: Role;
  /** Told how much of the list at this address waits. */
  onCount: (path: string, total: WaitingCount) => void;
};

/** Counts for menu, lists and Beranda, apart from the shell: what they are counted by is loaded after the first screen. */
export function HitungMenunggu({ role, onCount }: HitungMenungguProps) {
  return menungguUntuk(role).map((source) => <Satu key={source.path} source={source} onCount={onCount} />);
}

function Satu({ source, onCount }: { source: WaitingSource; onCount: HitungMenungguProps['onCount'] }) {
  const total = source.useTotal();
  useEffect(() => onCount(source.path, total), [source.path, total, onCount]);
  return null;
}
