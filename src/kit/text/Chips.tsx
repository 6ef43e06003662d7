import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import classes from './Chips.module.css';

/** What of a list is shown, one chip each. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <div className="mj-jajar-2 mj-bawah-3" role="group" aria-label="Yang ditampilkan">
    {children}
  </div>
);

export type ChipProps = { pressed: boolean; urgent?: boolean; onClick: () => void; children: ReactNode };

export function Chip({ pressed, urgent, onClick, children }: ChipProps) {
  return (
    <UnstyledButton
      className={classes.chip ?? ''}
      aria-pressed={pressed}
      data-urgent={urgent || undefined}
      onClick={onClick}
    >
      {children}
    </UnstyledButton>
  );
}
