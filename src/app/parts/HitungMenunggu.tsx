import { useEffect } from 'react';
import type { Role } from '#domain/core/roles.ts';
import type { WaitingCount, WaitingSource } from '#kit/frame/waiting.ts';
import { menungguUntuk } from '#app/menunggu-table.ts';
import { useBanyakKabarBaru } from '#data/kabar.ts';
import { paths } from '#paths';

export type HitungMenungguProps = {
  role: Role;
  /** Told how much of the list at this address waits. */
  onCount: (path: string, total: WaitingCount) => void;
};

/** Counts for menu, lists and Beranda, apart from the shell: what they are counted by is loaded after the first screen. */
export function HitungMenunggu({ role, onCount }: HitungMenungguProps) {
  return (
    <>
      <Kabar onCount={onCount} />
      {menungguUntuk(role).map((source) => (
        <Satu key={source.path} source={source} onCount={onCount} />
      ))}
    </>
  );
}

/** What its reader was told and has not looked at, for the bell. */
function Kabar({ onCount }: Pick<HitungMenungguProps, 'onCount'>) {
  const total = useBanyakKabarBaru();
  useEffect(() => onCount(paths.kabar.list(), total), [total, onCount]);
  return null;
}

function Satu({ source, onCount }: { source: WaitingSource; onCount: HitungMenungguProps['onCount'] }) {
  const total = source.useTotal();
  useEffect(() => onCount(source.path, total), [source.path, total, onCount]);
  return null;
}
