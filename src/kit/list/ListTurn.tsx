import { useContext } from 'react';
import { Chip, Chips } from '#kit/text/Chips.tsx';
import { WaitingCounts } from '#kit/frame/waiting.ts';

export type ListTurnProps = {
  /** The address of the list, by which its count is known. */
  path: string;
  /** What the first chip shows, where it is no act of the reader's. */
  label?: string | undefined;
  waiting: boolean;
  onChange: (waiting: boolean) => void;
};

/** The first chips of every list that has acts: what waits for its reader, or all of it (GAP-151). */
export function ListTurn({ path, label = 'Menunggu saya', waiting, onChange }: ListTurnProps) {
  const count = useContext(WaitingCounts)[path];
  return (
    <Chips>
      <Chip pressed={waiting} urgent={(count ?? 0) > 0} onClick={() => onChange(true)}>
        {label}
        {typeof count === 'number' ? ` (${count})` : ''}
      </Chip>
      <Chip pressed={!waiting} onClick={() => onChange(false)}>
        Semua
      </Chip>
    </Chips>
  );
}
